/** The preview of an option: asked for when it is pointed at, shown while it is. */
import { SvelteMap } from 'svelte/reactivity';
import type { Preview } from '$lib/model';

/** Milliseconds until a preview comes and goes, and until a wish that was let go is said again. */
const COMES = 150;
const GOES = 80;
const AGAIN = 2000;
const MOST_TRIES = 5;

const NONE: ReadonlySet<string> = new Set();
const keyOf = (picks: readonly string[]) => picks.join(' ');

export class Ahead {
  /** The preview that is shown as ghosts. */
  shown = $state.raw<Preview | null>(null);
  /** Where the option is that is pointed at. */
  at = $state.raw<DOMRect | null>(null);
  /** Every piece looks here: it is the same set as long as nothing would leave. */
  leaving = $derived(this.shown && this.shown.gone.length > 0 ? new Set(this.shown.gone) : NONE);
  /** Points at what the pointer rests on: it may have come there before the position did. */
  again: () => void = () => undefined;
  /** The option that is pointed at, with what follows it by the same click. */
  private pointed: readonly string[] = [];
  /** Picks that are built up: what they bring is shown while nothing else is pointed at. */
  private built: readonly string[] = [];
  /** The known previews of options of this position, alone or after picks. */
  private known = new SvelteMap<string, Preview>();
  private wanted: string[] = [];
  private patience: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How a preview is asked for, perhaps after picks; where nobody can be asked there is none. */
  constructor(public ask: (option: string, after: readonly string[]) => void = () => undefined) {}

  /** An option is pointed at, soon or at once. */
  point(pointed: readonly string[], at: DOMRect, atOnce = false): void {
    if (keyOf(pointed) === keyOf(this.pointed)) return;
    this.pointed = pointed;
    this.at = at;
    this.later(atOnce ? 0 : COMES, () => this.want([...this.built, ...pointed]));
  }

  /** Other picks are built up. */
  build(built: readonly string[]): void {
    clearTimeout(this.timer);
    this.pointed = [];
    this.at = null;
    this.built = built;
    if (built.length > 0) this.want(built);
    else this.shown = null;
  }

  /** The known preview of picks in a row. */
  of(picks: readonly string[]): Preview | undefined {
    return this.known.get(keyOf(picks));
  }

  private want(picks: readonly string[]): void {
    const known = this.of(picks);
    if (known) this.shown = known;
    else this.ask(picks.at(-1)!, picks.slice(0, -1));
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    if (this.pointed.length === 0) return;
    this.pointed = [];
    this.later(GOES, () => (this.shown = this.of(this.built) ?? null));
  }

  /** Several options are seen beside each other. They are asked for one by one, because the server only heeds the last wish. */
  foresee(options: readonly string[]): void {
    this.wanted = [...options];
    this.askNext();
  }

  private askNext(tries = MOST_TRIES): void {
    clearTimeout(this.patience);
    const next = this.wanted.find((option) => !this.of([option]));
    if (!next || tries === 0) return;
    this.ask(next, []);
    // A busy server lets a wish go.
    this.patience = setTimeout(() => this.askNext(tries - 1), AGAIN);
  }

  /** A preview has come; it is shown if its option is still pointed at. */
  take(preview: Preview): void {
    const key = keyOf([...(preview.after ?? []), preview.option]);
    this.known.set(key, preview);
    this.askNext();
    if (key === keyOf([...this.built, ...this.pointed])) this.shown = preview;
  }

  /** Another position: nothing of the old one is true any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.pointed = [];
    this.built = [];
    this.known.clear();
    this.wanted = [];
    clearTimeout(this.patience);
    this.shown = null;
    this.later(COMES, () => this.again());
  }

  private later(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }
}
