import { describe, expect, it } from 'vitest';
import { sought } from '$lib/table/fit';

/** Of a page whose height grows with the scale from `fixed` by `grows`: what was set, whether something fits, and after how many trials. */
function tried(fixed: number, grows: number, room: number, range = { least: 0.55, most: 1 }, height = (scale: number) => scale) {
  let [scale, trials] = [0, 0];
  const excess = (at: number): number => {
    trials += 1;
    scale = at;
    return Math.max(0, fixed + grows * height(at) - room);
  };
  const found = sought(excess, (at) => (scale = at), { ...range, steep: 450 });
  return { found, scale, trials };
}

describe('the largest scale that fits', () => {
  it('is the largest allowed where that fits', () => {
    expect(tried(100, 400, 600)).toEqual({ found: true, scale: 1, trials: 1 });
  });

  it.each([200, 450, 700, 1500])('is found in few trials where the page grows by %i pixels', (grows) => {
    const { found, scale, trials } = tried(600 - 0.75 * grows, grows, 600);
    expect(found).toBe(true);
    expect(scale).toBeLessThanOrEqual(0.75);
    expect(scale).toBeGreaterThan(0.73);
    expect(trials).toBeLessThanOrEqual(7);
  });

  it('is found where heights jump', () => {
    const { scale } = tried(0, 600, 600, { least: 0.55, most: 1.6 }, (at) => (at > 0.9 ? at + 0.3 : at));
    expect(scale).toBeLessThanOrEqual(0.9);
    expect(scale).toBeGreaterThan(0.88);
  });

  it('is none where even the least does not fit, which is known soon', () => {
    const { found, trials } = tried(650, 10, 600);
    expect(found).toBe(false);
    expect(trials).toBeLessThanOrEqual(5);
    expect(tried(600, 100, 600, { least: 0.55, most: 0.55 })).toMatchObject({ found: false });
  });
});
