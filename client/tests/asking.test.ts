import { expect, test } from 'vitest';
import { asking, type Question } from '$lib/layout/asking';
import type { Option } from '$lib/model';

const buttons = (count: number, label: string): Option[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${i}`, label, button: true }));
const question = (more: Partial<Question>): Question => ({
  place: 'wide',
  width: 900,
  textSize: 1,
  sentence: 'What do you do?',
  above: '',
  buttons: [],
  answers: more.buttons?.length ?? 0,
  primary: '',
  showsKeys: false,
  lists: false,
  ...more,
});

test('neither of two answers hides, however long they are', () => {
  const { direct, rest } = asking(
    question({ width: 360, buttons: buttons(2, 'Give up every card that you hold, and end the turn at once') }),
  );
  expect([direct.length, rest.length]).toEqual([2, 0]);
});

test('what finds no room is behind a button, and one answer always stands there', () => {
  const { direct, rest } = asking(question({ buttons: buttons(6, 'Play a card of the row') }));
  expect(direct.length).toBeGreaterThanOrEqual(1);
  expect(direct.length).toBeLessThanOrEqual(3);
  expect([...direct, ...rest].map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(asking(question({ width: 300, buttons: buttons(6, 'Play a card of the row') })).direct).toHaveLength(1);
});

test('names and numbers all stand beside each other as long as there is room', () => {
  expect(asking(question({ width: 1200, buttons: buttons(6, '7') })).rest).toEqual([]);
  expect(asking(question({ width: 1200, buttons: buttons(6, 'seventy-seven') })).rest).toHaveLength(3);
});

test('answers that are written out in a list leave one button', () => {
  expect(asking(question({ place: 'phone', buttons: buttons(3, 'Yes'), lists: true })).direct).toHaveLength(1);
});

test('long words are written smaller, and cut only where even small ones find no room', () => {
  const sentence = 'Which of your cards do you give up to pay for it? ';
  const at = (width: number, place: Question['place'] = 'wide') =>
    asking(question({ place, width, sentence: sentence.repeat(2), buttons: buttons(2, 'Pass') }));
  expect(at(900)).toMatchObject({ letters: 17, cutAt: 0 });
  expect(at(800).letters).toBeLessThan(17);
  expect(at(800).cutAt).toBe(0);
  expect(at(600)).toMatchObject({ letters: 13, cutAt: 2 });
  expect(at(600, 'own').cutAt).toBe(0);
});

test('beside a board, the key on the main answer has room of its own', () => {
  const beside = (primary: string) => asking(question({ place: 'tall', width: 507, primary, buttons: buttons(6, 'Nobody more joins') }));
  expect(beside('').direct).toHaveLength(2);
  expect(beside('0').direct).toHaveLength(1);
});
