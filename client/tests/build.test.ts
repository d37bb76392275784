import { expect, test } from 'vitest';
import type { Piece, Scene } from '../src/lib/model';
import { buildOn, partsOf, without } from '../src/lib/scene/build';
import { Ahead } from '../src/lib/scene/ahead.svelte';
import type { Preview } from '../src/lib/model';

const card = (id: string, ...options: string[]): Piece => ({ id, kind: 'card', options });
const names = ['pay:gem', 'pay:tool', 'pay:default'];
const scene = {
  prompt: { mine: true, options: names.map((name) => ({ name, label: name })), picks: ['pay:gem', 'pay:tool'] },
  zones: [
    { id: 'mine', area: 'mine', layout: 'row', pieces: [card('gem.1', 'pay:gem'), card('gem.2', 'pay:gem'), card('tool', 'pay:tool')] },
  ],
} as unknown as Scene;
const offered = ({ zones }: Scene) => zones[0]!.pieces!.filter((piece) => piece.options).map((piece) => piece.id);
const chosen = ({ zones }: Scene) => zones[0]!.pieces!.filter((piece) => piece.states?.includes('chosen')).map((piece) => piece.id);

test('what may follow stays offered, and what is picked looks chosen', () => {
  const once = buildOn(scene, ['pay:gem'], ['pay:gem', 'pay:tool']);
  expect(once.prompt?.options?.map((option) => option.name)).toEqual(['pay:gem', 'pay:tool']);
  expect([offered(once), chosen(once)]).toEqual([['gem.2', 'tool'], ['gem.1']]);
  const twice = buildOn(scene, ['pay:gem', 'pay:gem'], []);
  expect([offered(twice), chosen(twice)]).toEqual([[], ['gem.1', 'gem.2']]);
});

test('a store is picked from as often as it is offered', () => {
  const store = { ...scene, zones: [{ ...scene.zones[0]!, pieces: [card('gems', 'pay:gem')] }] };
  expect(offered(buildOn(store, ['pay:gem', 'pay:gem'], ['pay:gem']))).toEqual(['gems']);
});

test('equal picks stand together, and the last of them is taken back', () => {
  expect(partsOf(['pay:gem', 'pay:tool', 'pay:gem'])).toEqual([
    { name: 'pay:gem', count: 2 },
    { name: 'pay:tool', count: 1 },
  ]);
  expect(without(['pay:gem', 'pay:tool', 'pay:gem'], 'pay:gem')).toEqual(['pay:gem', 'pay:tool']);
});

test('the preview of what is built up stays in sight', () => {
  const asked: string[][] = [];
  const ahead = new Ahead((option, after) => asked.push([...after, option]));
  const told = (option: string, after: string[]) => ({ option, after, offers: ['pay:tool'], gone: [] }) as unknown as Preview;
  ahead.build(['pay:gem', 'pay:gem']);
  expect(asked).toEqual([['pay:gem', 'pay:gem']]);
  ahead.take(told('pay:gem', []));
  expect(ahead.shown).toBeNull();
  ahead.take(told('pay:gem', ['pay:gem']));
  expect(ahead.shown?.after).toEqual(['pay:gem']);
  expect(ahead.of(['pay:gem', 'pay:gem'])?.offers).toEqual(['pay:tool']);
  ahead.build([]);
  expect(ahead.shown).toBeNull();
});
