import { expect, test } from 'vitest';
import { mostOf, rivalsOf, safeFrom, scaleOf, sideOf } from '../src/lib/scene/contest';
import type { Piece } from '../src/lib/model';
import type { Length } from '../src/lib/wire';

const DRESS = { name: (seat: number) => `seat ${seat}`, icon: (sign: string) => sign };
const witch = (seat: number): Piece => ({ id: `witch.${seat}`, kind: 'figure', seat, face: { template: 'unit', icon: 'witch' } });
const PIECES = [witch(0), witch(1), witch(1)];
const mana = (value: number) => ({ sign: 'mana', value: String(value) });
const length = (seat: number, more: Partial<Length> = {}): Length => ({ seat, bonus: 0, ...more });

test('a side counts its figures, its bonus, and what its dial shows', () => {
  const side = sideOf(length(0, { bonus: 2, reach: mana(6) }), PIECES, 3, DRESS);
  expect(side.steps.map((step) => step.sort)).toEqual(['own', 'bonus', 'bonus', 'added', 'added', 'added']);
  expect(side.total).toBe(6);
  expect(mostOf(side)).toBe(9);
});

test('what everybody has seen counts where no dial is turned', () => {
  expect(sideOf(length(1, { added: mana(4) }), PIECES, -1, DRESS).total).toBe(6);
});

test('rivals are those who could come as far, and a side is safe beyond them', () => {
  const sides = [sideOf(length(0, { reach: mana(9) }), PIECES, 5, DRESS), sideOf(length(1, { reach: mana(5) }), PIECES, -1, DRESS)];
  expect(rivalsOf(sides, 0, sides[0]!.total).map((side) => side.seat)).toEqual([1]);
  expect(safeFrom(sides, sides[0]!)).toBe(7);
  expect(rivalsOf(sides, 0, 8)).toEqual([]);
  expect(safeFrom([sideOf(length(0, { reach: mana(3) }), PIECES, 0, DRESS), sides[1]!], sides[0]!)).toBe(7);
});

test('who cannot add enough is never safe', () => {
  const own = sideOf(length(0, { reach: mana(3) }), PIECES, 0, DRESS);
  expect(safeFrom([own, sideOf(length(1, { reach: mana(5) }), PIECES, -1, DRESS)], own)).toBeUndefined();
});

test('the scale has room for the last threshold and for everybody', () => {
  const sides = [sideOf(length(0, { reach: mana(9) }), PIECES, -1, DRESS)];
  expect(scaleOf(sides, [{ value: 8 }])).toBe(11);
  expect(scaleOf([], [{ value: 8 }])).toBe(9);
});
