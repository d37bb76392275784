/** Steps of a game that is looked at again, and its chapters. */
import { Refused, type ReplayFrame } from '$lib/net/api';
import type { Chapter } from '$lib/wire';

const MOST_KEPT = 400;

/**
 * Steps as they were asked for, kept for those who go back and forth; the next one is asked for before it is wanted.
 * Questions go out one at a time. Whoever hurries on, as with the slider, is not answered for what lies between.
 */
export class Steps {
  private kept = new Map<string, Promise<ReplayFrame>>();
  private whole = false;
  private wish = '';
  private line: Promise<unknown> = Promise.resolve();
  private ask: (step: number) => Promise<ReplayFrame>;

  constructor(ask: (step: number) => Promise<ReplayFrame>) {
    this.ask = ask;
  }

  async at(step: number, lang: string): Promise<ReplayFrame> {
    const wish = (this.wish = `${lang} ${step}`);
    const frame = await this.known(step, lang, () => false);
    const last = !this.whole; // the server keeps what lies on the way to the last step
    const next = last ? frame.steps : step + 1;
    this.whole = true;
    if (next <= frame.steps) this.known(next, lang, () => last || this.wish === wish).catch(() => undefined);
    return frame;
  }

  /** A step that is known, or is asked for when its turn comes, if it is wished for then or `ahead` says so. */
  private known(step: number, lang: string, ahead: () => boolean): Promise<ReplayFrame> {
    const key = `${lang} ${step}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = this.line.then(() => {
      if (this.wish !== key && !ahead()) throw new Error('somebody hurried on');
      return this.ask(step);
    });
    this.line = asked.catch(() => this.kept.delete(key));
    this.kept.set(key, asked);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return asked;
  }
}

const LATER = ['too-fast', 'busy'];

/** Ask again after a moment where the server has too much to do; the last of so many refusals stands. */
export async function patiently<T>(ask: () => Promise<T>, pause = 1000, tries = 20): Promise<T> {
  try {
    return await ask();
  } catch (reason) {
    if (tries <= 1 || !(reason instanceof Refused && LATER.includes(reason.code))) throw reason;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return patiently(ask, pause, tries - 1);
  }
}

export interface Part {
  title: string;
  chapters: Chapter[];
}

/** Chapters under the parts of the game that they belong to; a part is its own first chapter. */
export function grouped(chapters: readonly Chapter[]): Part[] {
  const parts: Part[] = [];
  for (const chapter of chapters) {
    if (chapter.kind === 'part' || parts.length === 0) parts.push({ title: chapter.kind === 'part' ? chapter.title : '', chapters: [] });
    parts.at(-1)!.chapters.push(chapter);
  }
  return parts;
}
