/** The moments that a viewer sees, one after the other, at the viewer's own pace. The server never waits for it. */
import { pace, settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/model';
import { concerns, gathered, isRanking, type Moment } from './moments';

/** Milliseconds at the usual speed: how long a part takes to come to rest, and how long it stays then. */
const MOTION = { ranking: 2200, tie: 1000, account: 500, card: 800 };
const REST = { ranking: 2000, tie: 1200, account: 900, last: 2600 };
/** Words beyond one line take time to read: milliseconds a character. */
const READING = { line: 70, character: 22 };

const PASSING = { least: 1800, part: 400, most: 4200 };

interface Waiting {
  moment: Moment;
  from: number;
}

export class Story {
  /** The moment on view, and the part of it. */
  moment = $state.raw<Moment | null>(null);
  at = $state(0);
  /** The newest moment, to be seen again. */
  last = $state.raw<Moment | null>(null);
  /** A moment that does not concern the viewer: it is seen in passing, and nothing waits for it. */
  passing = $state.raw<Moment | null>(null);
  /** All parts at once. */
  listed = $state(false);
  /** The viewer looks closely: nothing goes on by itself. */
  held = $state(false);
  /** Milliseconds until it goes on by itself; 0 if it does not. */
  goesOn = $state(0);
  private queue: Waiting[] = [];
  private timer = 0;
  private passer = 0;

  /** Told when a moment comes on view, and when the last one has gone; knows whether the viewer is asked something. */
  constructor(
    private readonly opened: () => void,
    private readonly closed: () => void,
    private readonly asked: () => boolean,
    private readonly seat: () => number,
  ) {}

  get beat() {
    return this.moment?.beats[this.at];
  }

  get isLast(): boolean {
    return this.moment !== null && this.at >= this.moment.beats.length - 1;
  }

  /** `turn` is the seat on turn when these events happened. */
  hear(events: readonly GameEvent[], fresh: boolean, turn = -1): void {
    const known = fresh ? null : this.last;
    const moments = gathered(known, events);
    const newest = moments.at(-1);
    if (fresh) {
      this.forget();
      this.last = newest ?? null;
    }
    if (fresh || !newest) return;
    this.last = newest;
    const onView = this.moment;
    const gone = onView && known?.n === onView.n && (moments[0]?.n !== onView.n || moments[0].beats.length < onView.beats.length);
    if (gone) this.skip();
    for (const moment of moments) {
      const from = moment.n === known?.n ? known.beats.length : 0;
      if (this.moment?.n === moment.n) {
        this.goOn(moment);
        continue;
      }
      if (moment.beats.length <= from || settings.moments === 'off') continue;
      if (!concerns(moment, this.seat(), turn)) this.pass(moment);
      else this.queue.push({ moment, from });
    }
    if (!this.moment) this.openNext();
  }

  /** More of what is on view has happened, after an answer that was given there; or it ended with that answer. */
  private goOn(moment: Moment): void {
    const waited = this.isLast;
    const more = moment.beats.length > this.moment!.beats.length;
    this.moment = moment;
    if (more) this.opened();
    if (more && this.listed) this.at = moment.beats.length - 1;
    else if (waited && (more || moment.over)) this.next();
  }

  /** Seen for a moment, beside everything else. */
  private pass(moment: Moment): void {
    clearTimeout(this.passer);
    this.passing = moment;
    const stays = Math.min(PASSING.most, PASSING.least + PASSING.part * moment.beats.length);
    this.passer = window.setTimeout(() => (this.passing = null), stays * (pace() || 1));
  }

  private openNext(): boolean {
    const waiting = this.queue.shift();
    if (waiting) this.show(waiting.moment, waiting.from);
    return waiting !== undefined;
  }

  private show(moment: Moment, from: number): void {
    this.opened();
    this.passing = null;
    this.moment = moment;
    this.listed = settings.moments === 'short' || pace() === 0;
    this.at = this.listed ? moment.beats.length - 1 : from;
    this.arm();
  }

  again(): void {
    if (!this.moment && this.last && this.last.beats.length > 0) this.show(this.last, 0);
    else this.turnTo(0);
  }

  turnTo(at: number): void {
    this.listed = false;
    this.at = at;
    this.arm();
  }

  next(): void {
    if (!this.isLast && !this.listed) this.turnTo(this.at + 1);
    else this.close();
  }

  /** To the last part of a ranking, which tells how all stand; then, or elsewhere, to the table. */
  skip(): void {
    if (this.moment && isRanking(this.moment) && !this.isLast && this.moment.over) this.turnTo(this.moment.beats.length - 1);
    else this.close();
  }

  /** To the question that waits: past all that is still to be seen. */
  answer(): void {
    const newest = this.queue.at(-1) ?? null;
    this.queue = [];
    if (newest && !newest.moment.over) this.show(newest.moment, newest.moment.beats.length - 1);
    else if (this.moment && !this.moment.over && !this.isLast) this.turnTo(this.moment.beats.length - 1);
    else this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.goesOn = 0;
    this.moment = null;
    if (!this.openNext()) this.closed();
  }

  /** The log begins anew: what was on view is over, and is only offered again. */
  private forget(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.moment = null;
    this.passing = null;
  }

  hold(): void {
    this.held = true;
    this.goesOn = 0;
    clearTimeout(this.timer);
  }

  /** Let the part on view stay for a while before the next one comes. */
  private arm(): void {
    clearTimeout(this.timer);
    this.held = false;
    this.goesOn = settings.goOn && !this.listed ? this.rest() : 0;
    if (this.goesOn > 0) this.timer = window.setTimeout(() => this.next(), this.goesOn);
  }

  private rest(): number {
    const [moment, beat] = [this.moment!, this.beat!];
    const factor = pace() || 1;
    const tie = beat.part.reason ? 1 : 0;
    if (this.isLast && moment.apart && !moment.over && this.asked()) return 0;
    if (!isRanking(moment)) {
      const seen = MOTION.account + (beat.part.thing ? MOTION.card : 0);
      const reading = Math.max(0, beat.text.length - READING.line) * READING.character;
      return (seen + reading + (this.isLast ? REST.last : REST.account)) * factor;
    }
    if (this.isLast) return 0;
    const empty = !beat.part.rows?.length;
    return empty ? 1200 * factor : (MOTION.ranking + REST.ranking + tie * (MOTION.tie + REST.tie)) * factor;
  }
}
