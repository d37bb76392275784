/** Days, hours and places of a ranking, in words. */
import { ordinal, type Lang } from './index.svelte';

const A_DAY = 86_400_000;

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** "today 18:20", "yesterday 9:05", else the date. */
export function when(lang: Lang, iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / A_DAY);
  const hour = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', hour12: false }).format(at);
  if (days === 0 || days === 1) return `${new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day')} ${hour}`;
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: lang === 'cs' ? 'numeric' : 'short', ...year }).format(at);
}

/** Two, three, four and seven begin with two consonants or with s, so their preposition has a vowel. */
const WITH_VOWEL = [2, 3, 4, 7];

/** "2nd of 4". */
export function placed(lang: Lang, place: number, of: number): string {
  const preposition = lang === 'en' ? 'of' : WITH_VOWEL.includes(of) ? 'ze' : 'z';
  return `${ordinal(place, lang)} ${preposition} ${of}`;
}
