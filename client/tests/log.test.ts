import { describe, expect, it } from 'vitest';
import { entriesOf, isFold, justDone, keyOf, namesIn } from '$lib/table/log';
import type { LogLine } from '$lib/table/desk.svelte';

const line = (number: number, more: Partial<LogLine> = {}): LogLine => ({
  number,
  text: `line ${number}`,
  kind: 'choice',
  seat: 0,
  ...more,
});

describe('the log', () => {
  it('tells what follows from a choice and where somebody else begins', () => {
    const rows = entriesOf([
      line(1),
      line(2, { kind: 'effect', seat: 1 }),
      line(3),
      line(4, { seat: 1 }),
      line(5, { heading: true }),
      line(6),
    ]);
    expect(rows.map((row) => !isFold(row) && row.effect)).toEqual([false, true, false, false, false, false]);
    expect(rows.map((row) => !isFold(row) && row.begins)).toEqual([false, false, false, true, false, false]);
  });

  it('says once in a turn who acts', () => {
    const rows = entriesOf([
      line(1, { heading: true, turn: true }),
      line(2),
      line(3, { seat: 1 }),
      line(4, { heading: true, seat: undefined }),
      line(5),
    ]);
    expect(rows.map((row) => !isFold(row) && row.own)).toEqual([true, true, false, false, false]);
    expect(rows.some((row) => !isFold(row) && row.begins)).toBe(false);
  });

  it('shows the sum instead of its parts, with the names that the sum does not tell', () => {
    const laid = (number: number, name: string, more: Partial<LogLine> = {}) =>
      line(number, { detail: true, text: `Ada lays \u2068${name}\u2069.`, ...more });
    const band = line(6, { text: 'Ada plays a band led by \u2068Elf\u2069.' });
    const rows = entriesOf([laid(1, 'Elf'), laid(2, 'Orc'), laid(3, 'Elf'), band, laid(7, 'Giant')]);
    expect(rows.map(keyOf)).toEqual([6, 7]);
    expect(rows.map((row) => !isFold(row) && row.summed)).toEqual([['Orc', 'Elf'], []]);
  });

  it('begins a turn with the sum of its choices, of which everything else follows', () => {
    const heading = line(1, { heading: true, turn: true });
    const laid = line(2, { detail: true, text: 'Ada lays \u2068Elf\u2069.' });
    const rows = entriesOf([heading, laid, line(3, { kind: 'effect', text: 'Ada plays \u2068Elf\u2069.' }), line(4, { kind: 'effect' })]);
    expect(rows.map((row) => !isFold(row) && [row.line.number, row.effect])).toEqual([
      [1, false],
      [3, false],
      [4, true],
    ]);
  });

  it('keeps parts that were taken back for their fold', () => {
    const rows = entriesOf([line(1, { detail: true, strike: true }), line(2, { kind: 'undo' }), line(3)]);
    expect(rows.map(isFold)).toEqual([true, false]);
  });

  it('folds what was taken back behind the last line that says so', () => {
    const undone = [
      line(2, { strike: true }),
      line(3, { strike: true, kind: 'effect' }),
      line(4, { kind: 'undo' }),
      line(5, { kind: 'undo' }),
    ];
    const entries = entriesOf([line(1), ...undone, line(6)]);
    expect(entries.map(isFold)).toEqual([false, true, false]);
    expect(entries.map(keyOf)).toEqual([1, 2, 6]);
    const fold = entries[1]!;
    if (isFold(fold)) expect([fold.told?.number, fold.rows.length]).toEqual([5, 4]);
  });

  it('leaves a line about an undo alone where nothing of it is seen any more', () => {
    expect(entriesOf([line(1, { kind: 'undo' })]).map(isFold)).toEqual([false]);
  });

  it('learns from moves what things are called', () => {
    const took = line(1, { text: 'Ada takes \u2068Red Elf\u2069.', move: ['elf-red', 'row', 'hand:1'] });
    const left = line(2, { text: 'Ada leaves \u20682 cards\u2069.', move: ['orc-red', 'hand:1', 'row'], moved: ['orc-red', 'elf-blue'] });
    expect([...namesIn([took, left, line(3)])]).toEqual([['Red Elf', 'elf-red']]);
  });
});

describe('what somebody else has just done', () => {
  const [mine, theirs] = [0, 1];

  it('is the first of their lines since anybody else did something', () => {
    const lines = [
      line(1, { seat: theirs }),
      line(2, { seat: mine }),
      line(3, { seat: theirs }),
      line(4, { seat: theirs, kind: 'effect' }),
    ];
    expect(justDone(lines, mine)?.number).toBe(3);
  });

  it('is nothing after a choice of the viewer, a heading, or in an empty log', () => {
    expect(justDone([line(1, { seat: theirs }), line(2, { seat: mine })], mine)).toBeUndefined();
    expect(justDone([line(1, { seat: theirs }), line(2, { heading: true })], mine)).toBeUndefined();
    expect(justDone([], mine)).toBeUndefined();
  });

  it('is not what was taken back', () => {
    expect(justDone([line(1, { seat: mine }), line(2, { seat: theirs, strike: true })], mine)).toBeUndefined();
  });
});
