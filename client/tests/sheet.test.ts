import { describe, expect, it } from 'vitest';
import { buttonsOf, peopleOf, sheetOf } from '$lib/layout/sheet';
import type { Option, Piece, Scene, Zone } from '$lib/model';
import { Desk } from '$lib/table/desk.svelte';

const option = (name: string, button = false): Option => ({ name, label: name, button });
const piece = (id: string, ...options: string[]): Piece => ({ id, kind: 'card', options }) as Piece;
const zone = (id: string, area: string, layout: string, ...pieces: Piece[]): Zone => ({ id, area, layout, pieces }) as Zone;
const scene = (options: Option[], ...zones: Zone[]): Scene => ({ zones, prompt: { mine: true, options } }) as unknown as Scene;
const names = (options: Option[]) => options.map(({ name }) => name);

describe('buttons', () => {
  it('are what lies nowhere', () => {
    const asked = scene(
      [option('go:1'), option('go:2'), option('go:3'), option('pass', true)],
      zone('map', 'centre', 'hex', piece('a', 'go:1')),
    );
    expect(names(buttonsOf(asked))).toEqual(['pass']);
  });

  it('are all answers where there are few: yes has one as soon as no has one', () => {
    const asked = scene([option('yes'), option('no', true)], zone('map', 'centre', 'hex', piece('a', 'yes')));
    expect(names(buttonsOf(asked))).toEqual(['yes', 'no']);
  });

  it('name people, whose figures are small, but not several things of one person', () => {
    const figure = (seat: number, ...options: string[]): Piece => ({ id: `figure.${options[0]}`, kind: 'figure', seat, options }) as Piece;
    const asked = (...figures: Piece[]) =>
      scene(
        figures.flatMap((each) => (each.options ?? []).map((name) => option(name))),
        zone('town', 'centre', 'panel', ...figures),
      );
    const who = asked(figure(0, 'who:0'), figure(1, 'who:1'), figure(2, 'who:2'), figure(3, 'who:3'));
    expect(names(buttonsOf(who))).toEqual(['who:0', 'who:1', 'who:2', 'who:3']);
    expect([...peopleOf(who).values()]).toEqual([0, 1, 2, 3]);
    expect(buttonsOf(asked(figure(0, 'lift:1'), figure(0, 'lift:2')))).toEqual([]);
    expect(buttonsOf(asked(figure(0, 'go:1', 'go:2'), figure(1, 'go:3', 'go:4')))).toEqual([]);
  });

  it('stand for what an overlay covers', () => {
    const asked = scene(
      [option('roll'), option('cast:1'), option('cast:2'), option('cast:3')],
      zone('battle', 'overlay', 'row', piece('die', 'roll')),
      zone('hand', 'mine', 'fan', piece('one', 'cast:1', 'cast:2', 'cast:3')),
    );
    expect(names(buttonsOf(asked))).toEqual(['cast:1', 'cast:2', 'cast:3']);
  });
});

describe("a phone's list of answers", () => {
  const map = zone('map', 'centre', 'hex', piece('a', 'go:1'), piece('b', 'go:2'), piece('c', 'go:3'), piece('d', 'go:4'));
  const goes = [1, 2, 3, 4].map((place) => option(`go:${place}`));

  it('writes a reaction out', () => {
    const asked = scene([option('react'), option('pass', true)], zone('hand', 'mine', 'fan', piece('card')));
    expect(sheetOf(asked, false).stands).toBe(false);
    expect(sheetOf({ ...asked, prompt: { ...asked.prompt!, reaction: true } }, false).stands).toBe(true);
  });

  it('takes the place of a hand that nothing is asked about', () => {
    const { listed, stands } = sheetOf(scene(goes, map, zone('hand', 'mine', 'fan', piece('one'))), false);
    expect(names(listed)).toEqual(names(goes));
    expect(stands).toBe(true);
  });

  it('is behind a button where cards of the hand can be chosen too', () => {
    const { listed, stands } = sheetOf(scene([...goes, option('play')], map, zone('hand', 'mine', 'fan', piece('one', 'play'))), false);
    expect(names(listed)).toEqual(names(goes));
    expect(stands).toBe(false);
  });

  it('has the cards of a hand in which they lie too close', () => {
    const cards = Array.from({ length: 9 }, (_, i) => piece(`${i}`, `play:${i}`));
    const plays = cards.map((_, i) => option(`play:${i}`));
    expect(names(sheetOf(scene(plays, zone('hand', 'mine', 'fan', ...cards)), false).listed)).toEqual(names(plays));
  });

  it('is empty while nobody asks me', () => {
    expect(sheetOf({ zones: [map], prompt: { mine: false } } as unknown as Scene, false)).toEqual({ listed: [], stands: false });
  });
});

describe('the chat', () => {
  it('tells no line twice to who comes back', () => {
    const desk = new Desk(() => undefined);
    const line = { type: 'chat', n: 7, seat: 0, from: 'Anna', text: 'hello', at: '' } as const;
    desk.take(line);
    desk.take(line);
    desk.take({ ...line, n: 8 });
    expect(desk.chat.map(({ n }) => n)).toEqual([7, 8]);
    expect(desk.unread.chat).toBe(2);
  });
});
