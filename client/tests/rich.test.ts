import { describe, expect, it } from 'vitest';
import { movesOf, placed } from '$lib/scene/motion';
import { closed, plainText, richParts } from '$lib/scene/rich';
import { arrange, isTall } from '$lib/scene/arrange';
import { apart, legible, niceTop, stepPath } from '$lib/table/plot';
import type { Zone } from '$lib/model';

const known = (name: string): boolean => ['gem', 'aether'].includes(name);

describe('texts', () => {
  it('have signs, chips and bold parts', () => {
    expect(richParts('Gain [gem 2], **now**: \u2068Elf\u2069.', known)).toEqual([
      { kind: 'text', text: 'Gain ' },
      { kind: 'sign', sign: 'gem', value: '2' },
      { kind: 'text', text: ', ' },
      { kind: 'bold', text: 'now' },
      { kind: 'text', text: ': ' },
      { kind: 'chip', text: 'Elf' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('keep brackets that are no sign', () => {
    expect(richParts('a [thing] b', known)).toEqual([{ kind: 'text', text: 'a [thing] b' }]);
  });

  it('can be spoken', () => {
    expect(plainText('Pay [aether 5] or **pass**', () => 'aether')).toBe('Pay 5 aether or pass');
    expect(plainText('Harvest [herb][mana 2]', (sign) => sign)).toBe('Harvest herb, 2 mana');
  });
});

const zone = (id: string, more: Partial<Zone> = {}): Zone => ({ id, area: 'centre', layout: 'row', ...more });

describe('zones', () => {
  it('stand in lines, columns and shared trays', () => {
    const lines = arrange([
      zone('a', { line: 1 }),
      zone('map', { grow: 3 }),
      zone('b'),
      zone('c', { below: true }),
      zone('d', { joined: true, grow: 2 }),
    ]);
    const ids = lines.map((line) => line.columns.map((column) => column.trays.map((tray) => tray.zones.map((entry) => entry.id))));
    expect(ids).toEqual([[[['map']], [['b'], ['c', 'd']]], [[['a']]]]);
    expect(lines[0]!.columns.map((column) => column.grow)).toEqual([3, 3]);
  });

  it('make the page tall where the middle is a map', () => {
    expect(isTall([zone('a', { layout: 'rings' })])).toBe(true);
    expect(isTall([zone('a', { layout: 'hex', area: 'overlay' }), zone('b')])).toBe(false);
  });
});

describe('moves', () => {
  it('find a thing by its place and name', () => {
    const ids = ['row', 'row/elf-blue.1', 'row/elf-blue.2', 'hand', 'deck/top', 'seat:2'];
    expect(placed(ids, 'elf-blue', 'row')).toBe('row/elf-blue.2');
    expect(placed(ids, 'orc-red', 'seat:2')).toBe('seat:2');
    expect(placed(ids, 'orc-red', 'hand:2')).toBe('seat:2');
    expect(placed(ids, 'orc-red', 'nowhere')).toBeUndefined();
    const markers = ['kingdom:1/marker.0', 'kingdom:1/marker.2'];
    expect(placed(markers, 'marker', 'kingdom:1', 0, (id) => Number(id.at(-1)))).toBe('kingdom:1/marker.0');
  });

  it('are told one by one where several things move', () => {
    const events = [
      { text: '', seat: 1, move: ['elf-red', 'hand:1', 'row'] as [string, string, string], moved: ['elf-red', 'elf-red'] },
      { text: 'a line without a move' },
    ];
    expect(movesOf(events)).toEqual([1, 2].map(() => ({ what: 'elf-red', from: 'hand:1', to: 'row', seat: 1 })));
  });
});

describe('the plot', () => {
  it('ends its scale at a round number', () => {
    expect([3, 9, 17, 71, 100, 130].map(niceTop)).toEqual([4, 10, 20, 80, 100, 160]);
  });

  it('goes level, then up', () => {
    const same = (value: number) => value;
    expect(
      stepPath(
        [
          [0, 0],
          [5, 3],
        ],
        same,
        same,
      ),
    ).toBe('M0 0H5V3');
  });

  it('writes below only what does not touch what is written before', () => {
    const at = (middle: number) => ({ middle, width: 40 });
    expect(legible([at(20), at(70), at(140)], 8)).toEqual([true, true, true]);
    expect(legible([at(20), at(45), at(70), at(95)], 8)).toEqual([true, false, true, false]);
  });

  it('keeps labels apart and inside', () => {
    const placedAt = apart([100, 101, 102, 40], 17, 10, 130);
    const sorted = [...placedAt].sort((one, other) => one - other);
    sorted.slice(1).forEach((height, i) => expect(height - sorted[i]!).toBeGreaterThanOrEqual(17));
    expect(sorted.at(-1)).toBeLessThanOrEqual(130);
    expect(placedAt.indexOf(Math.min(...placedAt))).toBe(3);
  });
});

describe('what closes a sentence', () => {
  const shown = (text: string) =>
    closed(richParts(text, () => true)).map(({ part, mark }) => [part.kind === 'sign' ? part.sign : part.text, mark]);

  it('stays with the sign before it', () => {
    expect(shown('Gain [gem 2].')).toEqual([
      ['Gain ', ''],
      ['gem', '.'],
      ['', ''],
    ]);
    expect(shown('**Elf**, then [gem]')).toEqual([
      ['Elf', ','],
      [' then ', ''],
      ['gem', ''],
    ]);
  });

  it('stays with the bracket before it', () => {
    const kept = closed(richParts('Scores (\u2068Elf\u2069).', () => true)).map(({ part, open, mark }) => [
      open,
      part.kind === 'sign' ? part.sign : part.text,
      mark,
    ]);
    expect(kept).toEqual([
      ['', 'Scores ', ''],
      ['(', 'Elf', ').'],
      ['', '', ''],
    ]);
  });
});
