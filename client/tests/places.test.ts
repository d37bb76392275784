import { describe, expect, it } from 'vitest';
import { mainMove } from '$lib/story/places';
import type { TableView } from '$lib/scene/view.svelte';

const hall = { id: 'realm:hall', kind: 'tile', face: { name: 'Hall' } };
const row = { id: 'row', area: 'centre', title: 'Row', pieces: [] };
const board = { id: 'board', area: 'centre', title: 'Board', pieces: [hall] };
const view = {
  pieces: new Map([[hall.id, hall]]),
  zoneOf: new Map([[hall.id, board]]),
  scene: { zones: [row, board] },
  things: new Map([
    ['worker', { kind: 'figure' }],
    ['elf', { kind: 'card' }],
  ]),
  plain: (text: string) => text,
} as unknown as TableView;

describe('the move that tells most of a turn', () => {
  it('is that of a figure to a place of the middle', () => {
    const moves: [string, string, string][] = [
      ['elf', 'hand:1', 'row'],
      ['worker', 'ready:1', 'realm:hall'],
    ];
    expect(mainMove(view, { seat: 1, moves })).toEqual(moves[1]);
  });

  it('is not that of somebody else, of a card, or to a place without a name', () => {
    const moves: [string, string, string][] = [
      ['worker', 'ready:2', 'realm:hall'],
      ['elf', 'hand:1', 'row'],
      ['worker', 'ready:1', 'nowhere'],
      ['worker', 'ready:1', 'hand:1'],
    ];
    expect(mainMove(view, { seat: 1, moves })).toBeUndefined();
  });
});
