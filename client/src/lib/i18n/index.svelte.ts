/** The client's own words. Words of games come from the server. */
import { settings } from '$lib/settings.svelte';
import { cs } from './cs';
import { en, type Words } from './en';

export const LANGUAGES = { cs, en } as const satisfies Record<string, Words>;
export type Lang = keyof typeof LANGUAGES;
export type Word = keyof Words;
type Args = Record<string, string | number>;

export function say(lang: Lang, word: Word, args: Args = {}): string {
  const entry = LANGUAGES[lang][word];
  const text = typeof entry === 'string' ? entry : (entry[plural(lang, Number(args['count'] ?? 0))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

const RULES: Record<Lang, Intl.PluralRules> = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') };

function plural(lang: Lang, count: number): 'one' | 'few' | 'other' {
  const form = RULES[lang].select(count);
  return form === 'one' || form === 'few' ? form : 'other';
}

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in a ranking: 1st, 2nd; in Czech 1., 2. */
export function ordinal(place: number, lang: Lang = settings.lang): string {
  if (lang === 'cs') return `${place}.`;
  return `${place}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}

/** A word in the viewer's language; changes with it. */
export function t(word: Word, args: Args = {}): string {
  return say(settings.lang, word, args);
}
