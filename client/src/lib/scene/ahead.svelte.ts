/** What an option would bring: asked for when it is pointed at, shown while it is. */
import { SvelteMap } from 'svelte/reactivity';
import type { Preview } from '$lib/model';

const COMES = 150;
const GOES = 80;
const AGAIN = 2000;
const MOST_TRIES = 5;

export class Ahead {
  /** What is shown as ghosts. */
  shown = $state.raw<Preview | null>(null);
  /** Where the option is that is pointed at. */
  at = $state.raw<DOMRect | null>(null);
  leaving = $derived(new Set(this.shown?.gone));
  private option = '';
  /** What is already known of options of this position. */
  readonly known = new SvelteMap<string, Preview>();
  private wanted: string[] = [];
  private patience: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How a preview is asked for; where nobody can be asked there is none. */
  constructor(public ask: (option: string) => void = () => undefined) {}

  /** An option is pointed at, soon or at once. */
  point(option: string, at: DOMRect, at_once = false): void {
    if (option === this.option) return;
    this.option = option;
    this.at = at;
    this.later(at_once ? 0 : COMES, () => {
      const known = this.known.get(option);
      if (known) this.shown = known;
      else this.ask(option);
    });
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    if (!this.option) return;
    this.option = '';
    this.later(GOES, () => (this.shown = null));
  }

  /** Several options are seen beside each other. They are asked for one by one, because the server only heeds the last wish. */
  foresee(options: readonly string[]): void {
    this.wanted = [...options];
    this.askNext();
  }

  private askNext(tries = MOST_TRIES): void {
    clearTimeout(this.patience);
    const next = this.wanted.find((option) => !this.known.has(option));
    if (!next || tries === 0) return;
    this.ask(next);
    // A busy server lets a wish go.
    this.patience = setTimeout(() => this.askNext(tries - 1), AGAIN);
  }

  /** A preview has come; it is shown if its option is still pointed at. */
  take(preview: Preview): void {
    this.known.set(preview.option, preview);
    this.askNext();
    if (preview.option === this.option) this.shown = preview;
  }

  /** Another position: nothing of the old one is true any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.option = '';
    this.known.clear();
    this.wanted = [];
    clearTimeout(this.patience);
    this.shown = null;
  }

  private later(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }
}
