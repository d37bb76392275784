import { describe, expect, it } from 'vitest';
import { awardsOf, concerns, gathered, heldAt, isRanking, placeOf, stepAt } from '$lib/story/moments';
import type { GameEvent, Part } from '$lib/model';

const event = (n: number, text: string, part?: Part, more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  text,
  ...(part ? { part } : {}),
  ...more,
});
const row = (seat: number, before: number, after: number) => ({ seat, sign: 'glory', before, after, place: 1 });

const AGE = [
  event(7, 'A dragon.'),
  event(8, 'The age ends.', { moment: 'Scoring' }),
  event(8, 'Duris', { subject: 'duris', rows: [row(0, 10, 16), row(1, 4, 6)] }),
  event(8, 'Anna gains 6.'),
  event(8, 'Rhea', { subject: 'rhea', rows: [row(1, 6, 10)] }),
];

describe('moments', () => {
  it('gather the parts from their first event to the next heading', () => {
    const [moment, ...others] = gathered(null, [...AGE, event(8, 'Age II', undefined, { heading: true }), event(9, 'x', { rows: [] })]);
    expect(others).toEqual([]);
    expect(moment!.title).toBe('Scoring');
    expect(moment!.about).toBe('The age ends.');
    expect(moment!.beats.map((beat) => beat.text)).toEqual(['Duris', 'Rhea']);
    expect(moment!.over).toBe(true);
    expect(isRanking(moment!)).toBe(true);
  });

  it('see parts of one step and thing as one', () => {
    const lost = (seat: number) => event(9, `Seat ${seat} loses.`, { step: 'Losses', rows: [row(seat, 0, 0)] });
    const [moment] = gathered(null, [...AGE, lost(0), lost(1), event(9, 'Rewards', { step: 'Rewards' })]);
    const [losses, rewards, ...others] = moment!.beats.slice(2);
    expect(losses!.text).toBe('Seat 0 loses. Seat 1 loses.');
    expect(losses!.part.rows!.map(({ seat }) => seat)).toEqual([0, 1]);
    expect([rewards!.text, others.length]).toEqual(['Rewards', 0]);
  });

  it('take in what only passes by, and tell which step they have come to', () => {
    const phase = event(3, 'The enemy acts.', { moment: 'Enemy', steps: ['Time', 'Card', 'Strike'] });
    const day = event(3, 'A day begins.', { moment: 'Day 2', brief: true, step: 'Standings' });
    const [moment, ...others] = gathered(null, [phase, event(3, 'Time.', { step: 'Time' }), day, event(3, 'Card.', { step: 'Card' })]);
    expect(others).toEqual([]);
    expect(moment!.beats.map(({ text }) => text)).toEqual(['Time.', 'A day begins.', 'Card.']);
    expect([-1, 0, 1, 2].map((at) => stepAt(moment!, at))).toEqual([-1, 0, 0, 1]);
    expect(gathered(null, [day])[0]!.title).toBe('Day 2');
    expect(gathered(null, [day, event(3, 'A part.', {}), event(4, 'Of another choice.', {})])[0]!.beats.length).toBe(2);
  });

  it('go on when a question has interrupted them', () => {
    const [first] = gathered(null, AGE);
    expect(first!.over).toBe(false);
    const [more] = gathered(first!, [event(9, 'Straton', { subject: 'straton' })]);
    expect(more!.beats.length).toBe(3);
    expect(first!.beats.length).toBe(2);
  });

  it('are forgotten when they are taken back', () => {
    const [first] = gathered(null, AGE);
    expect(gathered(first!, [event(10, 'undone', undefined, { kind: 'undo', back: 7 })])).toEqual([]);
    const [shorter] = gathered(gathered(first!, [event(9, 'Straton', {})])[0]!, [event(10, '', undefined, { kind: 'undo', back: 8 })]);
    expect(shorter!.beats.length).toBe(2);
  });

  it('hold every figure at the part that is on view', () => {
    const [moment] = gathered(null, AGE);
    const figures = (at: number) => heldAt(moment!, at).map(({ row, before, after }) => [row.seat, before, after]);
    expect(figures(0)).toEqual([
      [0, 10, 16],
      [1, 4, 6],
    ]);
    expect(figures(1)).toEqual([
      [0, 16, 16],
      [1, 6, 10],
    ]);
    expect(awardsOf(moment!, 1, 1).map(({ gain }) => gain)).toEqual([2, 4]);
    expect(awardsOf(moment!, 0, 1).map(({ gain }) => gain)).toEqual([2]);
  });

  it('concern those whose turn it is, whose figures change, or whom everything concerns', () => {
    const [scoring] = gathered(null, AGE);
    expect([0, 1, 2].map((seat) => concerns(scoring!, seat, 3))).toEqual([true, true, false]);
    expect(concerns(scoring!, 2, 2)).toBe(true);
    const enemy = (heading: boolean, after: number) =>
      gathered(null, [
        event(1, 'It acts.', { moment: 'Enemy' }, { heading }),
        event(1, 'The town suffers.', { rows: [{ label: 'Town', sign: 'life', before: 9, after, most: 10 }] }),
      ])[0]!;
    expect(concerns(enemy(true, 9), 0, 1)).toBe(true);
    expect(concerns(enemy(false, 9), 0, 1)).toBe(false);
    expect(concerns(enemy(false, 7), 0, 1)).toBe(true);
    expect(concerns(gathered(null, [event(1, 'x', { moment: 'Round 2', brief: true, step: 'x' })])[0]!, 0, 0)).toBe(false);
  });

  it('tell places', () => {
    expect([5, 9, 5, 1].map((value, _, all) => placeOf(value, all))).toEqual([2, 1, 2, 4]);
  });
});
