/** Shows what others did turn by turn, however fast the server played it. */

export interface Clock {
  now(): number;
  set(act: () => void, delay: number): number;
  clear(timer: number): void;
}

/** The facts about a frame that the pacer needs. */
export interface Frame {
  /** The seat whose turn it is after the frame. */
  turn: number;
  /** The log begins anew: nothing of it is held back. */
  fresh: boolean;
  /** A moment begins in it: it is seen before anything else. */
  moment: boolean;
}

export const PACES = { step: Infinity, calm: 1200, quick: 400, none: 0 } as const;
export type Pace = keyof typeof PACES;
/** Between two of my turns nothing is held back for longer than this. */
export const MOST = 6000;
const BROWSER: Clock = {
  now: () => performance.now(),
  set: (act, delay) => window.setTimeout(act, delay),
  clear: (timer) => clearTimeout(timer),
};

export class Pacer<T> {
  private queue: T[] = [];
  /** Frames that were only passed through: they are shown with the next ones. */
  private passed: T[] = [];
  private timer = 0;
  /** The seat whose turn it was after the frame on view, and the seat whose doings are on view. */
  private turn = -1;
  private group = -2;
  /** Nothing of the next turn is shown before this. */
  private until = 0;
  /** When the first turn of others since my own came on view. */
  private began = -1;
  private paused = false;
  /** Set while the last frame is not painted yet: others wait meanwhile, so that each scene is seen. */
  private painting: Promise<void> | null = null;

  constructor(
    /** Shows frames, or answers `false` if they are only passed through. */
    private readonly show: (frames: T[]) => Promise<void> | false | undefined,
    private readonly read: (frame: T) => Frame,
    private readonly mine: (seat: number) => boolean,
    private readonly pace: () => number,
    private readonly clock: Clock = BROWSER,
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  push(frame: T): void {
    this.queue.push(frame);
    if (this.read(frame).fresh) this.flush();
    else this.run();
  }

  /** Everything at once. */
  flush(): void {
    this.clock.clear(this.timer);
    this.paused = false;
    const all = this.queue.splice(0);
    if (all.length === 0) return;
    this.turn = this.read(all.at(-1)!).turn;
    this.group = -2;
    this.until = 0;
    this.began = -1;
    this.paint(all);
  }

  /** The next turn, for those who go step by step. */
  next(): void {
    this.until = 0;
    this.run();
  }

  pause(): void {
    this.paused = true;
    this.clock.clear(this.timer);
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.until = 0;
    this.run();
  }

  private run(): void {
    this.clock.clear(this.timer);
    while (this.queue.length > 0 && !this.paused && !this.painting) {
      const wait = this.until - this.clock.now();
      if (this.turn !== this.group && wait > 0 && this.pace() > 0 && !this.mine(this.turn)) {
        if (wait < Infinity) this.timer = this.clock.set(() => this.run(), wait);
        return;
      }
      this.take();
    }
  }

  /** Show all that the seat on turn has done, as far as it is known. */
  private take(): void {
    const [seat, now] = [this.turn, this.clock.now()];
    let count = 0;
    let turn = seat;
    while (count < this.queue.length && turn === seat) {
      const frame = this.read(this.queue[count++]!);
      turn = frame.turn;
      if (frame.moment) break;
    }
    const shown = this.queue.splice(0, count);
    const begins = this.group !== seat;
    [this.turn, this.group] = [turn, seat];
    if (this.mine(seat) || seat < 0) {
      [this.began, this.until] = [-1, 0];
    } else if (begins) {
      if (this.began < 0) this.began = now;
      this.until = now + this.hold(now);
    }
    this.paint(shown);
  }

  /** Nothing follows the frames that were passed through: they are shown now. */
  stop(): void {
    if (this.passed.length > 0) this.paint([]);
  }

  private paint(frames: T[]): void {
    const all = [...this.passed.splice(0), ...frames];
    const shown = this.show(all);
    if (shown === false) this.passed = all;
    const painting = (this.painting = shown || null);
    void painting?.finally(() => {
      if (this.painting !== painting) return; // something newer is shown
      this.painting = null;
      this.run();
    });
  }

  /** How long this turn stays on view before the next one: its pace, or its share of the time that is left. */
  private hold(now: number): number {
    const pace = this.pace();
    if (pace === Infinity) return Infinity;
    let turns = 1;
    let turn = this.turn;
    for (const frame of this.queue) {
      const { turn: after } = this.read(frame);
      if (after !== turn) turns += 1;
      turn = after;
    }
    return Math.min(pace, Math.max(0, this.began + MOST - now) / turns);
  }
}
