import { describe, expect, it, vi } from 'vitest';
import { Refused, type ReplayFrame } from '$lib/net/api';
import { grouped, patiently, Steps } from '../src/routes/replay';

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

  it('asks for one step at a time, and for none that was hurried past', async () => {
    let open = 0;
    const asked: number[] = [];
    const steps = new Steps(async (step) => {
      asked.push(step);
      expect(++open).toBe(1);
      await new Promise((resolve) => setTimeout(resolve));
      open--;
      return frame(step);
    });
    await steps.at(0, 'en');
    const dragged = await Promise.allSettled([7, 12, 20, 31].map((step) => steps.at(step, 'en')));
    expect(dragged.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(asked.slice(0, 3)).toEqual([0, 50, 31]);
    expect((await steps.at(12, 'en')).step).toBe(12);
  });

  it('asks a busy server again, but not for ever, and not where it was refused for another reason', async () => {
    const busy = new Refused({ code: 'too-fast', text: 'slow down' });
    const late = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue('here');
    expect(await patiently(late, 0)).toBe('here');
    const never = vi.fn().mockRejectedValue(busy);
    await expect(patiently(never, 0, 3)).rejects.toBe(busy);
    expect(never).toHaveBeenCalledTimes(3);
    const gone = vi.fn().mockRejectedValue(new Refused({ code: 'no-table', text: 'gone' }));
    await expect(patiently(gone, 0)).rejects.toThrow('gone');
    expect(gone).toHaveBeenCalledOnce();
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
