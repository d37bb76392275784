import { describe, expect, it } from 'vitest';
import { kept } from '$lib/scene/kept';
import { completed } from '$lib/net/merge';
import type { Piece, Scene, StateFrame, Zone } from '$lib/model';

describe('what is kept', () => {
  const before = {
    name: 'row',
    list: [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ],
    deep: { facts: [{ sign: 'x', value: '1' }] },
  };
  const copy = () => JSON.parse(JSON.stringify(before)) as typeof before;

  it('is the old object where all of it is equal', () => {
    expect(kept(before, copy())).toBe(before);
  });

  it('is every part that is equal, wherever it stands now', () => {
    const after = { ...copy(), list: [{ id: 'c', n: 3 }, ...copy().list] };
    const found = kept(before, after);
    expect(found).toEqual(after);
    expect(found.list[1]).toBe(before.list[0]);
    expect(found.list[2]).toBe(before.list[1]);
    expect(found.deep).toBe(before.deep);
  });

  it('is nothing that has become another thing, or lost or gained a part', () => {
    expect(kept(before, { ...copy(), name: 'hand' })).not.toBe(before);
    const { deep: _, ...less } = copy();
    expect(kept(before, less)).toEqual(less);
    expect(kept(less, copy())).toEqual(before);
    expect(kept({ at: undefined }, { to: undefined })).toEqual({ to: undefined });
    expect(kept(before.list, { length: 2 })).toEqual({ length: 2 });
    expect(kept([1, 2], [2, 1])).toEqual([2, 1]);
    expect(kept([1, 2], [1])).toEqual([1]);
  });
});

describe('a state after another one', () => {
  const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, kind: 'card', ...more });
  const zone = (...pieces: Piece[]): Zone => ({ id: 'hand', area: 'mine', layout: 'fan', pieces });
  const scene = (...zones: Zone[]): Scene => ({ game: 'g', lang: 'en', seat: 0, turn: 0, ended: '', prompt: null, zones });
  const state = (seq: number, shown: Scene): StateFrame => ({ type: 'state', seq, seat: 0, events: [], scene: shown });

  it('has the same pieces where they have not changed, also if its zone has, and if it came whole', () => {
    const first = state(1, scene(zone(piece('a'), piece('b'))));
    const next = zone(piece('b'), piece('a', { options: ['play:a'] }));
    const whole = completed(state(2, scene(next)), first)!.scene!;
    const { scene: _, ...bare } = state(2, scene());
    const changed = completed({ ...bare, after: 1, change: { ...scene(), zones: [next] } }, first)!.scene!;
    for (const { zones } of [whole, changed]) {
      expect(zones).toEqual([next]);
      expect(zones[0]!.pieces![0]).toBe(first.scene!.zones[0]!.pieces![1]);
      expect(zones[0]!.pieces![1]).not.toBe(first.scene!.zones[0]!.pieces![0]);
    }
  });
});
