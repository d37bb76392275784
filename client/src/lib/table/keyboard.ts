/** The focus of somebody who plays by keys: after a choice it goes to the first answer of the next question, and is never lost to the page. */
import { handles, nodeOf } from '$lib/learn/pointed';

/** A piece that can be chosen, and an answer in words. */
const PIECE = '[data-piece][role="button"], button[data-piece], [data-piece] button';
const WORDS = '.prompt [data-option], .reactions [data-option]';
/** What a question that was answered leaves the focus on. */
const LEFT = '[data-piece], [data-piece] *, [data-option], .prompt';
const LOST = 'body, .prompt';
const WALKS = /^(Tab|Arrow)/;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/** The main button comes first: Enter means it anyway. Then what lies on the table, then all other words. */
function firstAnswer(root: ParentNode = document.querySelector('.overlay') ?? document): HTMLElement | null {
  for (const names of ['.prompt .btn.p', PIECE, WORDS]) {
    const found = root.querySelector<HTMLElement>(names);
    if (found) return found;
  }
  return null;
}

/** The first thing that a picked one goes to; others like it carry the same options, and would only be picked instead. */
function firstTarget(decides: (id: string) => boolean): HTMLElement | undefined {
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  return handles(nodes.filter((node) => decides(node.dataset['piece']!)));
}

/** What is on view: whether I am asked, what is picked, whether the page stays where it is (a phone is turned by hand), and whether one press on a piece chooses. */
interface Shown {
  mine: boolean;
  picked: string;
  still: boolean;
  decides: (id: string) => boolean;
}

/** What the viewer did last: a key that walks, one that presses what has the focus, one that chooses elsewhere, or the pointer. */
type Act = 'walk' | 'press' | 'cap' | 'pointer';

export class Keyboard {
  private last: Act = 'pointer';
  private picked = '';

  readonly pointed = (): void => void (this.last = 'pointer');

  /** What is written into a field is no playing by keys. */
  readonly keyed = ({ key, target }: KeyboardEvent): void => {
    if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
    if (!MODIFIERS.has(key)) this.last = WALKS.test(key) ? 'walk' : key === 'Enter' || key === ' ' ? 'press' : 'cap';
  };

  /** Something new is drawn. Of a thing that was picked, the first answer says what it is picked for; put back, it has the focus again. */
  follow({ mine, picked, still, decides }: Shown): void {
    const put = picked === '' && this.picked !== '' ? handles([nodeOf(this.picked)].filter((node) => node !== null)) : undefined;
    this.picked = picked;
    if (!this.isFree()) return;
    const wished = picked ? firstTarget(decides) : put?.matches(PIECE) ? put : undefined;
    const goal = mine ? (wished ?? firstAnswer()) : null;
    const lost = document.activeElement?.matches(LOST) ?? true;
    (goal ?? (lost ? document.querySelector<HTMLElement>('.prompt') : null))?.focus({ preventScroll: still });
  }

  /** True if the focus rests on nothing that is still wanted. Who types, reads a dialogue or walks around keeps it. */
  private isFree(): boolean {
    const active = document.activeElement;
    if (this.last === 'pointer' || document.querySelector('dialog[open]')) return false;
    if (!active || active.matches(LOST)) return true;
    if (this.last === 'walk' || !active.matches(LEFT)) return false;
    return this.last === 'cap' || !active.matches(`${PIECE}, ${WORDS}`);
  }
}
