import { describe, expect, it } from 'vitest';
import { nextSeat, ownSeats, spokenFor } from '$lib/table/own';
import type { TableInfo } from '$lib/model';

describe('somebody with several seats', () => {
  it('plays those where no bot stands in', () => {
    const chairs = [
      { seat: 0, mine: true },
      { seat: 1 },
      { seat: 2, mine: true, stand_in: 'greedy' },
      { seat: 3, mine: true },
    ] as TableInfo['chairs'];
    expect(ownSeats({ chairs } as TableInfo)).toEqual([0, 3]);
    expect(ownSeats(undefined)).toEqual([]);
  });

  it('is called to the seat that is asked, unless the one that is shown is asked too', () => {
    expect(nextSeat([0, 3], [3], 0)).toBe(3);
    expect(nextSeat([0, 3], [0, 3], 0)).toBe(-1);
    expect(nextSeat([0, 3], [1], 0)).toBe(-1);
    expect(nextSeat([0, 3], [1, 3], 1)).toBe(3);
  });

  it('acts for the seat that is shown', () => {
    expect(spokenFor({ type: 'choose', seq: 0, option: 'draw' }, 3)).toEqual({ type: 'choose', seq: 0, option: 'draw', seat: 3 });
    expect(spokenFor({ type: 'undo', seq: 0 }, 3)).toEqual({ type: 'undo', seq: 0, seat: 3 });
    expect(spokenFor({ type: 'chat', text: 'hi' }, 3)).toEqual({ type: 'chat', text: 'hi' });
    expect(spokenFor({ type: 'hint' }, -1)).toEqual({ type: 'hint' });
  });
});
