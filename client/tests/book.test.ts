import { describe, expect, it } from 'vitest';
import { addressOf, bitsOf, chaptersOf, folded, holds, search } from '$lib/rules/book';
import type { RuleText } from '$lib/model';

const rule = (id: string, text: string, ...headings: string[]): RuleText => ({ id, text, headings, title: headings.join(' · ') });
const cs = [
  rule('AB-001', 'Mořský lid se posouvá po stupnici.', '1. Přehled'),
  rule('AB-002', 'Žetony se umísťují podle AB-001.', '2. Tah', '2.1 Žetony'),
  rule('AB-003', 'Karty se odkládají.', '2. Tah', '2.2 Karty'),
];
const en = [
  rule('AB-001', 'Merfolk move along the track.', '1. Overview'),
  rule('AB-002', 'Markers are placed as in AB-001.', '2. Turn', '2.1 Markers'),
  rule('AB-003', 'Cards are put away.', '2. Turn', '2.2 Cards'),
];

describe('a rulebook', () => {
  it('has chapters and sections as its headings say', () => {
    const chapters = chaptersOf(cs);
    expect(chapters.map(({ title, first }) => [title, first])).toEqual([
      ['1. Přehled', 'AB-001'],
      ['2. Tah', 'AB-002'],
    ]);
    expect(chapters[1]!.sections.map(({ title, rules }) => [title, rules.length])).toEqual([
      ['2.1 Žetony', 1],
      ['2.2 Karty', 1],
    ]);
    expect(chapters.map((chapter) => holds(chapter, 'AB-003'))).toEqual([false, true]);
  });

  it('is searched without accents and endings, in both languages', () => {
    const ids = (words: string) => search(words, cs, en).map(({ id }) => id);
    expect(folded('Mořský')).toBe('morsky');
    expect(ids('morskeho')).toEqual(['AB-001']);
    expect(ids('merfolk')).toEqual(['AB-001']);
    expect(ids('ab-003')).toEqual(['AB-003']);
    expect(ids('zetony stupnice')).toEqual([]);
    expect(search('cena', [{ id: 'AB-004', title: '', headings: [], text: 'Zaplatíš cenu.' }])).toHaveLength(1);
    expect(search('cena', [{ id: 'AB-004', title: '', headings: [], text: 'Dvě stě procent.' }])).toEqual([]);
    expect(ids('nothing')).toEqual([]);
    expect(ids('  ')).toEqual([]);
    expect(search('merfolk', cs, en)[0]!.text).toBe(cs[0]!.text);
  });

  it('links the rules that a text names, if there are such', () => {
    const known = (id: string) => id === 'AB-001';
    expect(bitsOf('As in AB-001, not AB-999.', known)).toEqual([
      { text: 'As in ' },
      { text: 'AB-001', rule: 'AB-001' },
      { text: ', not ' },
      { text: 'AB-999' },
      { text: '.' },
    ]);
  });

  it('has an address for each rule', () => {
    expect(addressOf('some-game')).toBe('/rules/some-game');
    expect(addressOf('some-game', 'AB-001')).toBe('/rules/some-game/AB-001');
  });
});
