import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Preview } from '../src/lib/model';
import { Ahead } from '../src/lib/scene/ahead.svelte';
import { trend } from '../src/lib/scene/ghost';

const AT = { left: 0, top: 0, width: 10, height: 10 } as DOMRect;
const preview = (option: string): Preview => ({
  type: 'preview',
  seq: 1,
  option,
  seats: [],
  zones: [],
  pieces: [],
  gone: ['row/elf'],
  come: [],
  told: [],
  then: 'mine',
  text: '',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pointed(): { ahead: Ahead; asked: string[] } {
  const asked: string[] = [];
  return { ahead: new Ahead((option) => asked.push(option)), asked };
}

test('a glance asks for nothing', () => {
  const { ahead, asked } = pointed();
  ahead.point(['take:elf'], AT);
  vi.advanceTimersByTime(100);
  ahead.leave();
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([]);
});

test('a preview is asked for once and shown while its option is pointed at', () => {
  const { ahead, asked } = pointed();
  ahead.point(['take:elf'], AT);
  vi.advanceTimersByTime(200);
  ahead.take(preview('take:elf'));
  expect(ahead.shown?.option).toBe('take:elf');
  expect(ahead.leaving.has('row/elf')).toBe(true);
  ahead.leave();
  vi.advanceTimersByTime(100);
  expect(ahead.shown).toBeNull();
  ahead.point(['take:elf'], AT);
  vi.advanceTimersByTime(200);
  expect(ahead.shown?.option).toBe('take:elf');
  expect(asked).toEqual(['take:elf']);
});

test('what comes too late is not shown, and another position forgets all', () => {
  const { ahead, asked } = pointed();
  ahead.point(['take:elf'], AT);
  vi.advanceTimersByTime(200);
  ahead.point(['draw'], AT);
  ahead.take(preview('take:elf'));
  expect(ahead.shown).toBeNull();
  ahead.forget();
  ahead.point(['take:elf'], AT);
  vi.advanceTimersByTime(200);
  expect(asked).toEqual(['take:elf', 'take:elf']);
});

test('figures grow or shrink, words do neither', () => {
  expect(trend({ before: '3', after: '5' })).toBe(1);
  expect(trend({ before: '0/4', after: '1/4' })).toBe(1);
  expect(trend({ before: '+2', after: '0' })).toBe(-1);
  expect(trend({ before: '3 cards', after: '7 cards' })).toBe(0);
});

test('several previews are asked for one by one, and again if one does not come', () => {
  const { ahead, asked } = pointed();
  ahead.foresee(['mage:0', 'mage:1']);
  expect(asked).toEqual(['mage:0']);
  vi.advanceTimersByTime(2000);
  expect(asked).toEqual(['mage:0', 'mage:0']);
  ahead.take(preview('mage:0'));
  expect(asked.at(-1)).toBe('mage:1');
  ahead.take(preview('mage:1'));
  vi.advanceTimersByTime(20_000);
  expect(asked).toHaveLength(3);
});

test('what the pointer rests on is pointed at again in a new position', () => {
  const { ahead, asked } = pointed();
  ahead.again = () => ahead.point(['take:elf'], AT);
  ahead.point(['take:orc'], AT);
  ahead.forget();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['take:elf']);
});

test('what a click goes on to is foreseen with it', () => {
  const { ahead, asked } = pointed();
  ahead.point(['band', 'lay:elf'], AT);
  vi.advanceTimersByTime(200);
  expect(asked).toEqual(['lay:elf']);
  ahead.take({ ...preview('lay:elf'), after: ['band'] });
  expect(ahead.shown?.option).toBe('lay:elf');
});
