import { describe, expect, it } from 'vitest';
import { clicked, foundBelow, still } from '$lib/scene/options';
import type { Piece, Scene } from '$lib/model';

const piece = (id: string, ...options: string[]): Piece => ({ id, kind: 'card', options });

describe('a click', () => {
  it('chooses the only option', () => {
    expect(clicked(piece('a', 'draw'), [], null)).toEqual({ act: 'choose', option: 'draw' });
  });

  it('does nothing where nothing is offered', () => {
    expect(clicked(piece('a'), [], null)).toEqual({ act: 'nothing' });
  });

  it('opens a menu for several options without places', () => {
    const breach = piece('b', 'focus:3', 'open:3');
    expect(clicked(breach, [breach], null)).toEqual({ act: 'menu', options: ['focus:3', 'open:3'] });
  });

  it('asks for a target where each option has one', () => {
    const unit = piece('u', 'move:u:1', 'move:u:2');
    const all = [unit, piece('h1', 'move:u:1'), piece('h2', 'move:u:2')];
    expect(clicked(unit, all, null)).toEqual({ act: 'targets', options: ['move:u:1', 'move:u:2'] });
    expect(clicked(all[2]!, all, ['move:u:1', 'move:u:2'])).toEqual({ act: 'choose', option: 'move:u:2' });
  });

  it('narrows a place to what the picked piece can do there', () => {
    const place = piece('h', 'move:u:1', 'move:v:1');
    expect(clicked(place, [place], ['move:v:1', 'move:v:2'])).toEqual({ act: 'choose', option: 'move:v:1' });
    expect(clicked(place, [place], ['move:w:1'])).toEqual({ act: 'nothing' });
  });

  it('does not take an equal card for a target', () => {
    const [one, twin] = [piece('elf.1', 'play:elf', 'drop:elf'), piece('elf.2', 'play:elf', 'drop:elf')];
    expect(clicked(one, [one, twin], null).act).toBe('menu');
  });
});

describe('what stands on something', () => {
  const things: Piece[] = [
    { id: 'room', kind: 'tile', options: ['go:room'] },
    { id: 'card', kind: 'card', on: 'room' },
    { id: 'figure', kind: 'figure', on: 'card' },
    { id: 'alone', kind: 'figure', on: 'nowhere' },
  ];
  const pieces = new Map(things.map((thing) => [thing.id, thing]));
  const meant = (id: string, isTrue: (thing: Piece) => boolean) => foundBelow(pieces.get(id)!, pieces, isTrue).id;

  it('lets a click through to the nearest thing that can be chosen', () => {
    expect(meant('figure', (thing) => thing.options !== undefined)).toBe('room');
    expect(meant('figure', (thing) => thing.id === 'card')).toBe('card');
  });

  it('keeps the click where it can be chosen itself, or nothing below can', () => {
    expect(meant('figure', () => true)).toBe('figure');
    expect(meant('figure', () => false)).toBe('figure');
    expect(meant('alone', (thing) => thing.options !== undefined)).toBe('alone');
  });
});

describe('a scene to look at', () => {
  const scene = (mine: boolean): Scene => ({
    ended: '',
    game: 'ethnos',
    lang: 'en',
    seat: 1,
    turn: 1,
    prompt: { mine, text: 'Which card?', options: [{ name: 'draw', label: 'Draw', button: true }] },
    zones: [{ id: 'deck', area: 'centre', layout: 'stack', pieces: [piece('deck/top', 'draw')] }],
  });

  it('offers nothing, but still says what was asked of whom', () => {
    const seen = still(scene(true));
    expect(seen.prompt).toMatchObject({ mine: false, options: [], waiting: [{ seat: 1, text: 'Which card?' }] });
    expect(seen.zones[0]!.pieces).toEqual([{ id: 'deck/top', kind: 'card' }]);
  });

  it('leaves the scene itself as it was', () => {
    const given = scene(true);
    still(given);
    expect(given).toEqual(scene(true));
  });
});
