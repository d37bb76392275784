import { describe, expect, it, vi } from 'vitest';
import type { ReplayFrame } from '$lib/net/api';
import { grouped, Steps } from '../src/routes/replay';

const frame = (step: number) => ({ step, steps: 50 }) as ReplayFrame;

describe('a replay', () => {
  it('asks for a step once, for the last one first of all, then for the next one', async () => {
    const ask = vi.fn((step: number) => Promise.resolve(frame(step)));
    const steps = new Steps(ask);
    for (const step of [0, 1, 1, 2]) await steps.at(step, 'en');
    expect(ask.mock.calls.map(([step]) => step)).toEqual([0, 50, 1, 2, 3]);
    await steps.at(2, 'cs');
    expect(ask).toHaveBeenLastCalledWith(3);
  });

  it('asks again for what failed', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(frame(50));
    const steps = new Steps(ask);
    await expect(steps.at(50, 'en')).rejects.toThrow('busy');
    expect((await steps.at(50, 'en')).step).toBe(50);
  });

  it('puts turns under the parts of the game', () => {
    const turn = (step: number) => ({ step, kind: 'turn', title: `turn ${step}` }) as const;
    const part = (step: number) => ({ step, kind: 'part', title: `part ${step}` }) as const;
    const parts = grouped([turn(0), part(3), turn(3), turn(5), part(9)]);
    expect(parts.map(({ title, chapters }) => [title, chapters.length])).toEqual([
      ['', 1],
      ['part 3', 3],
      ['part 9', 1],
    ]);
  });
});
