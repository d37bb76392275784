/** A rulebook in chapters, searched in all its languages. Pure: it knows no game. */
import type { RuleText } from '$lib/model';

export interface Section {
  title: string;
  rules: RuleText[];
}

export interface Chapter {
  title: string;
  sections: Section[];
  /** The number of its first rule, which is its address. */
  first: string;
}

/** Chapters and sections as the headings above the rules say. */
export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const [title = '', ...more] = rule.headings;
    const below = more.join(' · ');
    if (chapters.at(-1)?.title !== title) chapters.push({ title, sections: [], first: rule.id });
    const { sections } = chapters.at(-1)!;
    if (sections.length === 0 || sections.at(-1)!.title !== below) sections.push({ title: below, rules: [] });
    sections.at(-1)!.rules.push(rule);
  }
  return chapters;
}

export const holds = (chapter: Chapter, id: string): boolean => chapter.sections.some(({ rules }) => rules.some((rule) => rule.id === id));

/** Without capitals and accents: `morsky` finds `Mořský`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Czech declines: a word is sought without its ending, a short one without its last vowel. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, word.length > 7 ? -3 : -2) : word.replace(/(?<=...)[aeiouy]$/, ''));

/** The rules with all these words in their number, headings or text, in any of the books given; they come back in the words of the first. */
export function search(words: string, ...books: readonly (readonly RuleText[])[]): RuleText[] {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  const [own = []] = books;
  if (sought.length === 0) return [];
  const exact = own.find((rule) => rule.id === words.trim().toUpperCase());
  if (exact) return [exact];
  const found = new Set<string>();
  for (const book of books) {
    for (const rule of book) {
      const text = ` ${folded([rule.id, ...rule.headings, rule.text].join(' '))}`.replace(/[^\p{L}\p{N}-]+/gu, ' ');
      if (sought.every((word) => text.includes(` ${stem(word)}`))) found.add(rule.id);
    }
  }
  return own.filter((rule) => found.has(rule.id));
}

export interface Bit {
  text: string;
  /** The number of another rule that the text names. */
  rule?: string;
}

/** A text in bits: the numbers of rules that it names are links. */
export function bitsOf(text: string, known: (id: string) => boolean): Bit[] {
  return text
    .split(/\b([A-Z]{2}-[A-Z]?\d+)\b/)
    .map((bit, i) => (i % 2 === 1 && known(bit) ? { text: bit, rule: bit } : { text: bit }))
    .filter((bit) => bit.text !== '');
}

export const addressOf = (game: string, id = ''): string => `/rules/${encodeURIComponent(game)}${id ? `/${id}` : ''}`;
