import { Coaching } from '$lib/learn/coaching.svelte';
import type { TableView } from '$lib/scene/view.svelte';
import type { Desk } from '$lib/table/desk.svelte';
import { describe, expect, it } from 'vitest';
import { around, bubbleSpot, grown, merged, veil } from '$lib/learn/place';
import { overlap, type Box } from '$lib/scene/geometry';
import { progress, stored } from '$lib/learn/progress.svelte';
import { litIds } from '$lib/learn/pointed';
import type { GameInfo, LessonFrame, Scene } from '$lib/model';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const PAGE = box(0, 44, 1280, 756);
const SIZE = { width: 384, height: 200 };
const at = (spot: { left: number; top: number }) => box(spot.left, spot.top, SIZE.width, SIZE.height);

describe('a bubble', () => {
  it('stands right of what it speaks of, else below, left or above', () => {
    expect(bubbleSpot(SIZE, box(200, 300, 100, 140), { kept: [box(200, 300, 100, 140)] }, PAGE).side).toBe('right');
    const wide = box(0, 60, 1270, 200);
    expect(bubbleSpot(SIZE, wide, { kept: [wide] }, PAGE).side).toBe('below');
    const edge = box(1150, 300, 110, 480);
    expect(bubbleSpot(SIZE, edge, { kept: [edge] }, PAGE).side).toBe('left');
    const floor = box(10, 600, 1260, 180);
    expect(bubbleSpot(SIZE, floor, { kept: [floor] }, PAGE).side).toBe('above');
  });

  it('covers nothing that is lit or belongs to it, and stays on the page', () => {
    const lit = box(300, 300, 100, 140);
    const related = box(430, 320, 300, 120);
    const spot = bubbleSpot(SIZE, lit, { kept: [lit, related] }, PAGE);
    expect(spot.side).not.toBe('right');
    expect(overlap(at(spot), lit) + overlap(at(spot), related)).toBe(0);
    expect(spot.left).toBeGreaterThanOrEqual(PAGE.left);
    expect(spot.top).toBeGreaterThanOrEqual(PAGE.top);
  });

  it('points at the middle of it', () => {
    const lit = box(200, 300, 100, 140);
    const spot = bubbleSpot(SIZE, lit, { kept: [lit] }, PAGE);
    expect(spot.top + spot.arrow).toBe(370);
  });

  it('stands aside where nothing is lit, over as little as possible', () => {
    const spot = bubbleSpot(SIZE, null, { kept: [box(900, 500, 380, 300)] }, PAGE);
    expect(spot.side).toBe('aside');
    expect(overlap(at(spot), box(900, 500, 380, 300))).toBe(0);
  });
});

describe('the question', () => {
  const asked = box(10, 547, 1208, 60);

  it('is not hidden by a bubble that could stand elsewhere', () => {
    const lit = box(250, 660, 60, 80);
    expect(overlap(at(bubbleSpot(SIZE, lit, { kept: [lit] }, PAGE)), asked)).toBeGreaterThan(0);
    const spot = bubbleSpot(SIZE, lit, { kept: [lit], wished: [asked] }, PAGE);
    expect(overlap(at(spot), asked) + overlap(at(spot), lit)).toBe(0);
  });

  it('counts less than what is lit, and more than the rest', () => {
    const spot = bubbleSpot(SIZE, null, { kept: [box(0, 44, 1280, 400)], wished: [asked], rest: [box(0, 610, 1280, 190)] }, PAGE);
    expect(overlap(at(spot), box(0, 44, 1280, 400))).toBe(0);
    expect(spot.top).toBeGreaterThanOrEqual(590);
  });
});

describe('a veil', () => {
  it('has one hole where things touch', () => {
    expect(merged([box(0, 0, 50, 50), box(100, 0, 50, 50), box(40, 0, 70, 50)])).toEqual([box(0, 0, 150, 50)]);
    expect(merged([box(0, 0, 10, 10), box(20, 0, 10, 10)])).toHaveLength(2);
    expect(around([])).toBeNull();
    expect(grown(box(10, 10, 5, 5), 2)).toEqual(box(8, 8, 9, 9));
  });

  it('is a path around the page and each hole', () => {
    expect(veil(100, 50, [box(10, 10, 30, 30)]).match(/M/g)).toHaveLength(2);
  });
});

describe('what is lit', () => {
  const scene = {
    zones: [
      {
        id: 'row',
        pieces: [
          { id: 'a', options: ['take:a'] },
          { id: 'b', options: ['take:b', 'use:b'] },
        ],
      },
    ],
  } as unknown as Scene;
  const lesson = (at: string[], wanted: string[]) => ({ at, wanted }) as unknown as LessonFrame;

  it('is what is named and what carries the wanted choice', () => {
    expect(litIds(lesson(['row'], ['take:b']), scene, null)).toEqual(['row', 'b']);
    expect(litIds(lesson(['b'], ['take:b']), scene, null)).toEqual(['b']);
    expect(litIds(lesson([], ['use:b', 'take:a']), scene, ['use:b'])).toEqual(['b']);
  });

  it('begins with what is named, then with the piece that can do the least else', () => {
    expect(litIds(lesson(['b', 'row', 'a'], ['use:b', 'take:a']), scene, null)).toEqual(['row', 'a', 'b']);
    expect(litIds(lesson(['b'], ['take:a']), scene, null)).toEqual(['b', 'a']);
  });
});

describe('progress', () => {
  const game = (id: string) =>
    ({
      id,
      lessons: [
        { id: 'one', steps: 4 },
        { id: 'two', steps: 6 },
      ],
    }) as unknown as GameInfo;

  it('is kept on the device and never goes back', () => {
    const pebbles = game('pebbles');
    expect(progress.isEmpty).toBe(true);
    progress.reach('pebbles', 'one', 3);
    progress.reach('pebbles', 'one', 1);
    expect(progress.share(pebbles)).toEqual({ done: 3, of: 10 });
    expect(progress.next(pebbles)?.id).toBe('one');
    progress.reach('pebbles', 'one', 4);
    expect([progress.isDone(pebbles, 'one'), progress.next(pebbles)?.id, progress.isEmpty]).toEqual([true, 'two', false]);
    expect(stored().lessons).toEqual({ pebbles: { one: 4 } });
  });

  it('lets the coach speak at the first two tables of a game, once of each kind', () => {
    expect(['a', 'b', 'c', 'a'].map((table) => progress.isNew('pebbles', table))).toEqual([true, true, false, true]);
    expect(progress.knows('turn')).toBe(false);
    progress.explained('turn');
    expect(progress.knows('turn')).toBe(true);
    expect(stored().kinds).toEqual(['turn']);
  });

  it('is not told the same words twice, be the question of another kind', () => {
    const desk = { info: { game: 'pebbles', id: 'a' }, coached: true } as unknown as Desk;
    const view = { mine: true, scene: { prompt: { mine: true, kind: 'first-room' } } } as unknown as TableView;
    const coach = new Coaching(desk, view);
    const said = { what: 'Use the room.', look: 'At its price.' };
    coach.words = { 'first-room': said, 'second-room': said, battle: { what: 'Fight.', look: 'Count.' } };
    expect(coach.heed()).toBe(true);
    view.scene.prompt!.kind = 'second-room';
    expect([coach.heed(), coach.isNew]).toEqual([false, false]);
    view.scene.prompt!.kind = 'battle';
    expect(coach.heed()).toBe(true);
  });

  it('survives what it cannot read', () => {
    localStorage.setItem('deska.learned', '{');
    expect(stored()).toEqual({ lessons: {}, kinds: [], tables: {} });
  });
});
