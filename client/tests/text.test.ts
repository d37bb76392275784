import { expect, test } from 'vitest';
import { shared } from '$lib/layout/share';
import { wordsOn } from '$lib/layout/printed';
import { hyphenated, lineCount, textWidth } from '$lib/layout/text';
import { arrange } from '$lib/scene/arrange';
import type { Face, Zone } from '$lib/model';

test('narrow letters take less room, accents none', () => {
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('mow', 10) / 2);
  expect(textWidth('Šípek', 10)).toBe(textWidth('Sipek', 10));
  expect(lineCount('ill ill ill', 40, 11, 'card')).toBeLessThan(lineCount('mow mow mow', 40, 11, 'card'));
});

test('only a word that finds no room is parted, between syllables', () => {
  expect(hyphenated('Autoportrét', 200, 12)).toBe('Autoportrét');
  expect(hyphenated('Autoportrét', 40, 12)).toBe('Au\u00adto\u00adport\u00adrét');
});

test('a picture gives way to words, but not where a cost lies on it', () => {
  const face: Face = {
    template: 'spell',
    name: 'Arcane Nexus',
    text: ['Deal 4 damage. Return a gem that you played this turn to your hand.'],
  };
  expect(wordsOn(face, 100, 200)).toMatchObject({ whole: true, bare: false });
  const low = Array.from({ length: 120 }, (_, i) => 200 - i).find((tall) => wordsOn(face, 100, tall).bare)!;
  expect(wordsOn(face, 100, low).whole).toBe(true);
  expect(wordsOn({ ...face, cost: [{ sign: 'potion', value: '2' }] }, 100, low).whole).toBe(false);
});

test('long words on a large card are written smaller before they are left out', () => {
  const face: Face = {
    template: 'gem',
    name: 'Quartz Shard',
    text: ['Gain 1 aether. Reveal the top turn order card. For a player card: Gain 1 aether.'],
  };
  const high = wordsOn(face, 164, 240);
  const low = wordsOn(face, 164, 175);
  expect([high.whole, low.whole]).toEqual([true, true]);
  expect(low.letters).toBeLessThan(high.letters);
  expect(wordsOn(face, 164, 120).whole).toBe(false);
});

test('words come before sizes', () => {
  const claims = [
    { least: 40, best: 200, weight: 9 },
    { least: 40, read: 90, best: 100, weight: 3 },
  ];
  const [board, cards] = shared(140, claims);
  expect(cards).toBeGreaterThanOrEqual(90);
  expect(board! + cards!).toBeCloseTo(140);
});

test('a zone that is joined from below shares the tray under the one before it', () => {
  const zone = (id: string, more: Partial<Zone> = {}) => ({ id, area: 'mine', layout: 'row', grow: 3, ...more }) as Zone;
  const [line] = arrange([zone('inner'), zone('outer', { joined: true, below: true })]);
  expect(line!.columns).toHaveLength(1);
  expect(line!.columns[0]).toMatchObject({ grow: 3, trays: [{ stacked: true, zones: [{ id: 'inner' }, { id: 'outer' }] }] });
});
