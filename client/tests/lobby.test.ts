import { describe, expect, it } from 'vitest';
import { placed, when } from '$lib/i18n/dates';
import type { GameInfo, TableInfo } from '$lib/model';
import { settings } from '$lib/settings.svelte';
import { briefly, chairsFor, isFirst, wishesOf, type Extras } from '../src/routes/lobby';
import { deedsOf } from '$lib/table/deeds';

const extras = (more: Partial<Extras> = {}): Extras => ({
  variant: {},
  public: false,
  seed: '',
  pace: 'calm',
  minutes: 0,
  aid: false,
  byTurns: false,
  ...more,
});

const game = {
  variants: [
    {
      name: 'raid',
      title: 'Raid',
      help: '',
      several: false,
      default: 'any',
      values: [
        { name: 'any', title: 'any number' },
        { name: 'one', title: 'one' },
      ],
    },
    { name: 'tribes', title: 'Tribes', help: '', several: true, default: null, values: [{ name: 'elf', title: 'Elves' }] },
  ],
} as unknown as GameInfo;

const table = (more: Partial<TableInfo>): TableInfo =>
  ({ state: 'playing', host: true, chairs: [{ seat: 0, kind: 'person', mine: true }], ...more }) as TableInfo;
const other = { seat: 1, kind: 'person', name: 'Jan' } as TableInfo['chairs'][number];

describe('a first game', () => {
  const taught = {
    ...game,
    seats: [1, 5],
    first_seats: 2,
    first_game: { raid: 'one' },
    levels: [
      { name: 'random', rank: 0 },
      { name: 'apprentice', rank: 1 },
      { name: 'player', rank: 2 },
    ],
  } as unknown as GameInfo;
  const chairs = (seats: number, level: string) => chairsFor('bots', seats, '', level, String, []);
  const rules = extras({ variant: { raid: 'one' } });

  it('has the seats, the rules and the bots of the first lesson', () => {
    expect(isFirst(taught, chairs(2, 'apprentice'), rules)).toBe(true);
  });

  it('is another one with more players, better bots or other rules', () => {
    expect(isFirst(taught, chairs(3, 'apprentice'), rules)).toBe(false);
    expect(isFirst(taught, chairs(2, 'player'), rules)).toBe(false);
    expect(isFirst(taught, chairs(2, 'apprentice'), extras())).toBe(false);
    expect(isFirst(taught, chairs(2, 'apprentice'), extras({ variant: { raid: 'one', tribes: ['elf'] } }))).toBe(false);
  });
});

describe('the lobby', () => {
  it('says in words what a table is opened with, and what is not as usual', () => {
    settings.lang = 'en';
    const wishes = wishesOf(game, extras({ variant: { raid: 'one', tribes: ['elf'] }, minutes: 20, public: true }));
    expect(wishes.map(({ title, value, usual }) => [title, value, usual])).toEqual([
      ['Raid', 'one', false],
      ['Tribes', 'Elves', false],
      ['Bots move', 'so that I can follow', true],
      ['Clock', '20 min', false],
      ['', 'open to everybody', false],
    ]);
    expect(wishesOf(game, extras()).every(({ usual }) => usual)).toBe(true);
    expect(briefly(wishesOf(game, extras())).map(({ value }) => value)).toEqual(['usual rules', 'so that I can follow', 'no clock']);
    expect(briefly(wishesOf(game, extras({ variant: { raid: 'one' } })))[0]!.value).toBe('one');
  });

  it('offers what fits a table: to give up, to get up, to close it, to forget it', () => {
    expect(deedsOf(table({}))).toEqual(['resign']);
    expect(deedsOf(table({ state: 'waiting' }))).toEqual(['close']);
    expect(deedsOf(table({ chairs: [...table({}).chairs, other] }))).toEqual(['leave', 'close']);
    expect(deedsOf(table({ host: false, chairs: [...table({}).chairs, other] }))).toEqual(['leave']);
    expect(deedsOf(table({ host: false, chairs: [other] }))).toEqual(['forget']);
    expect(deedsOf(table({ state: 'over' }))).toEqual(['forget']);
  });

  it('tells days and places as people do', () => {
    const now = new Date(2026, 10, 17, 12);
    expect(when('cs', new Date(2026, 10, 17, 9, 5).toISOString(), now)).toBe('dnes 9:05');
    expect(when('en', new Date(2026, 10, 16, 23, 59).toISOString(), now)).toBe('yesterday 23:59');
    expect(when('cs', new Date(2026, 9, 3).toISOString(), now)).toBe('3. 10.');
    expect([placed('en', 1, 3), placed('en', 2, 4), placed('en', 3, 5)]).toEqual(['1st of 3', '2nd of 4', '3rd of 5']);
    expect([placed('cs', 2, 4), placed('cs', 1, 5)]).toEqual(['2. ze 4', '1. z 5']);
  });
});
