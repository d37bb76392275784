import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACES, Pacer, type Clock, type Frame } from '$lib/story/pacer';

/** A clock that passes only when it is told to. */
class Simulated implements Clock {
  time = 0;
  private due: { id: number; at: number; act: () => void }[] = [];
  private ids = 0;

  now = () => this.time;

  set(act: () => void, delay: number): number {
    this.due.push({ id: ++this.ids, at: this.time + delay, act });
    return this.ids;
  }

  clear(timer: number): void {
    this.due = this.due.filter(({ id }) => id !== timer);
  }

  /** Let time pass until nothing is due any more. */
  rest(): void {
    for (;;) {
      const next = this.due.sort((one, other) => one.at - other.at).shift();
      if (!next) return;
      this.time = next.at;
      next.act();
    }
  }
}

const ME = 0;
const SIX_SECONDS = 6000;

function paced(pace: number, mine = (seat: number) => seat === ME) {
  const clock = new Simulated();
  const shown: { at: number; turns: number[] }[] = [];
  const pacer = new Pacer<Frame>(
    (frames) => void shown.push({ at: clock.time, turns: frames.map((frame) => frame.turn) }),
    (frame) => frame,
    mine,
    () => pace,
    clock,
  );
  const push = (...turns: number[]) => turns.forEach((turn) => pacer.push({ turn, fresh: false, moment: false }));
  pacer.push({ turn: ME, fresh: true, moment: false });
  shown.length = 0;
  return { clock, shown, pacer, push };
}

describe('frames that are only passed through', () => {
  const through = (passes: (frames: number[]) => boolean) => {
    const shown: number[][] = [];
    const pacer = new Pacer<number>(
      (frames) => (passes(frames) ? false : void shown.push(frames)),
      () => ({ turn: ME, fresh: false, moment: false }),
      () => true,
      () => PACES.calm,
      new Simulated(),
    );
    return { pacer, shown };
  };

  it('are shown with the next ones', () => {
    const { pacer, shown } = through((frames) => frames.at(-1)! < 3);
    for (const frame of [1, 2, 3, 4]) pacer.push(frame);
    expect(shown).toEqual([[1, 2, 3], [4]]);
  });

  it('are shown as they are if nothing follows them', () => {
    let follows = true;
    const { pacer, shown } = through(() => follows);
    pacer.stop();
    pacer.push(1);
    expect(shown).toEqual([]);
    follows = false;
    pacer.stop();
    pacer.stop();
    expect(shown).toEqual([[1]]);
  });
});

describe('the pacer', () => {
  it('shows my own doings at once, and each turn of others for a while', () => {
    const { clock, shown, push } = paced(PACES.calm);
    push(ME, 1, 1, 2, 2, 3, ME);
    clock.rest();
    expect(shown.map(({ at }) => at)).toEqual([0, 0, 0, 0, 1200, 2400]);
    expect(shown.at(-1)!.turns).toEqual([ME]);
  });

  it('never holds back what I do myself', () => {
    const { clock, shown, push } = paced(PACES.calm);
    push(1, 2, ME);
    clock.rest();
    const before = clock.time;
    push(ME);
    expect(shown.at(-1)!.at).toBe(before);
  });

  it('shows all that happened in a turn together, if it is there already', () => {
    const { clock, shown, pacer, push } = paced(PACES.calm);
    pacer.pause();
    push(1, 1, 1, 2, ME);
    pacer.resume();
    clock.rest();
    expect(shown).toEqual([
      { at: 0, turns: [1] },
      { at: 0, turns: [1, 1, 2] },
      { at: 1200, turns: [ME] },
    ]);
  });

  it('waits for nobody who plays slowly', () => {
    const { clock, shown, push } = paced(PACES.calm);
    push(1);
    clock.time = 5000;
    push(2);
    clock.time = 9000;
    push(ME);
    clock.rest();
    expect(shown.map(({ at }) => at)).toEqual([0, 5000, 9000]);
  });

  it('stands still while a moment is seen', () => {
    const { clock, shown, pacer, push } = paced(PACES.calm);
    push(1, 2);
    pacer.pause();
    push(3, ME);
    clock.rest();
    expect(shown.length).toBe(2);
    pacer.resume();
    clock.rest();
    expect(shown.length).toBe(4);
  });

  it('goes turn by turn for those who wish it, and all at once', () => {
    const step = paced(PACES.step);
    step.push(1, 2, 3, ME);
    step.clock.rest();
    expect(step.shown.length).toBe(2);
    step.pacer.next();
    expect(step.shown.length).toBe(3);
    step.pacer.flush();
    expect(step.pacer.waiting).toBe(0);
    const none = paced(PACES.none);
    none.push(1, 2, 3, ME);
    expect(none.shown.length).toBe(4);
    expect(none.clock.time).toBe(0);
  });

  const games = JSON.parse(readFileSync(join(import.meta.dirname, 'turns.json'), 'utf8')) as Record<string, number[]>;
  it.each(Object.keys(games))('never takes longer than six seconds between two of my turns: %s', (game) => {
    const turns = games[game]!;
    const { clock, shown, push } = paced(PACES.calm);
    let longest = 0;
    for (let i = 1; i < turns.length;) {
      let end = i;
      while (end < turns.length && turns[end] !== ME) end += 1;
      const began = clock.time;
      push(...turns.slice(i, end + 1));
      clock.rest();
      longest = Math.max(longest, clock.time - began);
      i = end + 1;
    }
    expect(shown.length).toBeGreaterThan(10);
    expect(longest).toBeLessThanOrEqual(SIX_SECONDS + 1e-6);
  });

  it('shortens the turns of many, so that all find room in six seconds', () => {
    const { clock, push } = paced(PACES.calm);
    push(...Array.from({ length: 30 }, (_, i) => 1 + (i % 3)), ME);
    clock.rest();
    expect(clock.time).toBeLessThanOrEqual(SIX_SECONDS + 1e-6);
    expect(clock.time).toBeGreaterThan(SIX_SECONDS / 2);
  });

  it('shows nothing more until the picture before is painted; then what has come meanwhile, turn by turn', async () => {
    const shown: number[][] = [];
    const painted: (() => void)[] = [];
    const pacer = new Pacer<Frame>(
      (frames) => {
        shown.push(frames.map((frame) => frame.turn));
        return new Promise((resolve) => painted.push(resolve));
      },
      (frame) => frame,
      (seat) => seat === ME,
      () => PACES.none,
    );
    const settled = async () => {
      painted.shift()!();
      await new Promise((resolve) => setTimeout(resolve));
    };
    pacer.push({ turn: ME, fresh: true, moment: false });
    await settled();
    for (const turn of [1, 1, 2, ME]) pacer.push({ turn, fresh: false, moment: false });
    expect(shown.slice(1)).toEqual([[1]]);
    await settled();
    expect(shown.slice(2)).toEqual([[1, 2]]);
    await settled();
    expect(shown.slice(3)).toEqual([[ME]]);
    expect(pacer.waiting).toBe(0);
  });
});
