import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, say, type Lang, type Word } from '$lib/i18n/index.svelte';

const names = Object.keys(LANGUAGES.en) as Word[];
const forms = (lang: Lang, word: Word): string[] => {
  const entry = LANGUAGES[lang][word];
  return typeof entry === 'string' ? [entry] : Object.values(entry);
};
const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('words', () => {
  it('are the same in all languages', () => {
    expect(Object.keys(LANGUAGES.cs).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s has the same arguments everywhere and is never empty', (word) => {
    const wanted = holes(forms('en', word)[0]!);
    for (const lang of Object.keys(LANGUAGES) as Lang[]) {
      for (const text of forms(lang, word)) {
        expect(text.trim()).not.toBe('');
        expect(holes(text)).toEqual(wanted);
      }
    }
  });

  it('have all plural forms of Czech', () => {
    for (const word of names) {
      const entry = LANGUAGES.cs[word];
      if (typeof entry !== 'string') expect(Object.keys(entry).sort()).toEqual(['few', 'one', 'other']);
    }
    expect([1, 3, 5].map((count) => say('cs', 'free-chairs', { count }))).toEqual(['1 volné místo', '3 volná místa', '5 volných míst']);
  });

  it('are all used', () => {
    const folder = join(import.meta.dirname, '../src');
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes('i18n'))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    const unused = names.filter((word) => !code.includes(`'${word}'`));
    expect(unused).toEqual([]);
  });
});
