import { expect, it } from 'vitest';
import { inPairs } from '$lib/scene/arrange';
import type { Zone } from '$lib/model';

const linesOf = (...layouts: string[]) =>
  inPairs(layouts.map((layout, i) => ({ id: `${i}`, layout, line: 0 }) as Zone)).map(({ line }) => line);

it('has two panels beside each other, and all else in lines of its own', () => {
  expect(linesOf('panel', 'panel', 'row')).toEqual([0, 0, 2]);
  expect(linesOf('row', 'panel', 'panel', 'row')).toEqual([0, 1, 1, 3]);
  expect(linesOf('panel', 'panel', 'panel')).toEqual([0, 0, 2]);
  expect(linesOf('row', 'row')).toEqual([0, 1]);
});
