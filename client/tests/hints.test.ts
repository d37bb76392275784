import { describe, expect, it } from 'vitest';
import { levelOf, offered } from '$lib/levels';
import { advised, difference } from '$lib/table/hints';
import type { GameInfo, HintInfo, Scene } from '$lib/model';

const hint = (rank: number, option: string): HintInfo => ({
  rank,
  option,
  text: option,
  chance: 50,
  usual: 40,
  spread: 5,
  games: 40,
  cost: [],
  gain: [],
  why: [],
});
const scene = (pieces: { id: string; options?: string[] }[]): Scene => ({ zones: [{ pieces }, {}] }) as unknown as Scene;
const level = (name: string, rank: number) => ({ name, title: name, about: '', rank });
const game = (...levels: ReturnType<typeof level>[]): GameInfo => ({ levels }) as unknown as GameInfo;

describe('hints', () => {
  it('are pinned to the first piece that offers them', () => {
    const table = scene([{ id: 'a' }, { id: 'b', options: ['x'] }, { id: 'c', options: ['x'] }, { id: 'd', options: ['y', 'z'] }]);
    expect([...advised([hint(1, 'x'), hint(2, 'y'), hint(3, 'z')], table)]).toEqual([
      ['b', 1],
      ['d', 2],
    ]);
    expect(advised([hint(1, 'done')], table).size).toBe(0);
  });

  it('say by how much an amount changes, also where it has a limit', () => {
    expect(difference({ before: '3', after: '1' })).toBe('−2');
    expect(difference({ before: '0/4', after: '1/4' })).toBe('+1');
  });
});

describe('levels', () => {
  const five = [level('greedy', 0), level('apprentice', 1), level('player', 2), level('expert', 3)];
  it('are offered only if they have a rank', () => {
    expect(offered(game(...five)).map((entry) => entry.name)).toEqual(['apprentice', 'player', 'expert']);
  });
  it('begin with one that answers at once and that a newcomer can beat', () => {
    expect(levelOf(game(...five))).toBe('player');
    expect(levelOf(game(level('random', 1)))).toBe('random');
  });
});
