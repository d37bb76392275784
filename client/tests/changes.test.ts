import { describe, expect, it } from 'vitest';
import { Look } from '$lib/scene/look.svelte';
import { cuesBetween } from '$lib/scene/cues';
import { moved } from '$lib/scene/moving';
import { Desk } from '$lib/table/desk.svelte';
import type { Scene, Zone } from '$lib/model';

function scene(score: string, zones: Zone[] = [], more: Partial<Scene> = {}): Scene {
  return {
    game: 'toy',
    lang: 'en',
    seat: 0,
    turn: 0,
    ended: '',
    zones,
    seats: [{ seat: 0, score: { value: score } }],
    prompt: null,
    ...more,
  };
}

const life = (value: number): Zone => ({ id: 'life', area: 'centre', layout: 'panel', bars: [{ value, most: 10 }] });

describe('sounds of a new scene', () => {
  it('tell gain and loss of my own', () => {
    expect(cuesBetween(scene('3'), scene('5'))).toEqual(['gain']);
    expect(cuesBetween(scene('5'), scene('3'))).toEqual(['loss']);
    expect(cuesBetween(scene('5'), scene('5'))).toEqual([]);
  });
  it('tell a blow and what turns, at most two together', () => {
    const rings: Zone = { id: 'rings', area: 'centre', layout: 'rings', turns: [0] };
    expect(cuesBetween(scene('0', [life(9)]), scene('0', [life(7)]))).toEqual(['enemy']);
    expect(cuesBetween(scene('0', [life(9), rings]), scene('1', [life(7), { ...rings, turns: [1] }]))).toEqual(['ratchet', 'enemy']);
  });
  it('are silent at first and when another seat is shown', () => {
    expect(cuesBetween(null, scene('5'))).toEqual([]);
    expect(cuesBetween(scene('3', [], { seat: 1 }), scene('5'))).toEqual([]);
  });
});

describe('what is taken back', () => {
  it('goes the same way in haste, the last first', () => {
    const desk = new Desk(() => undefined);
    desk.hear([
      { n: 1, text: 'a', kind: 'choice', move: ['elf', 'deck', 'hand:0'] },
      { n: 2, text: 'b', kind: 'choice', move: ['orc', 'hand:0', 'row'] },
      { n: 2, text: 'c', kind: 'effect', move: ['gem', 'bank', 'hand:0'] },
    ]);
    const back = desk.takenBack([{ n: 3, text: 'undone', kind: 'undo', back: 1 }]);
    expect(back.map(({ what, from, to, hasty }) => [what, from, to, hasty])).toEqual([
      ['gem', 'hand:0', 'bank', true],
      ['orc', 'row', 'hand:0', true],
    ]);
    expect(desk.takenBack([{ n: 4, text: 'x', kind: 'choice' }])).toEqual([]);
  });
});

describe('the gallery', () => {
  const tiles = Array.from({ length: 20 }, (_, i) => ({ id: `t${i}`, kind: 'tile' as const }));
  const map: Zone = { id: 'map', area: 'centre', layout: 'hex', pieces: [...tiles, { id: 'f', kind: 'figure', on: 't19' }] };
  const count = (step: number) => moved(scene('0', [map]), step)?.zones[0]?.pieces?.length;

  it('lets a map grow to its full size, with what stands on it', () => {
    expect([0, 1, 2, 3].map(count)).toEqual([21, 13, 16, 19]);
  });
  it('turns corridors, not rooms', () => {
    const rings: Zone = { id: 'r', area: 'centre', layout: 'rings', rings: [{ sectors: 6 }, { sectors: 12, corridor: true }] };
    expect(moved(scene('0', [rings]), 2)?.zones[0]?.turns).toEqual([0, 2]);
  });
  it('leaves still what does not move', () => {
    expect(moved(scene('0', [life(3)]), 1)).toBeUndefined();
  });
});

describe('a change', () => {
  const look = new Look(
    { signs: { gem: { icon: 'gem' }, rage: { icon: 'rage', more: 'bad' }, hand: { icon: 'hand', more: 'neither' } } } as never,
    [],
  );

  it('is as good as its sign says', () => {
    expect([look.welcome(2, 'gem'), look.welcome(-2, 'gem')]).toEqual([1, -1]);
    expect([look.welcome(2, 'rage'), look.welcome(-2, 'rage')]).toEqual([-1, 1]);
    expect([look.welcome(2, 'hand'), look.welcome(-2, 'hand')]).toEqual([0, 0]);
  });

  it('of a bare count is neither, and a row may say otherwise than its sign', () => {
    expect(look.welcome(2, undefined)).toBe(0);
    expect(look.welcome(-2, 'gem', 'bad')).toBe(1);
  });
});
