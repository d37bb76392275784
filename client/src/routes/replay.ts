/** Steps of a game that is looked at again, and its chapters. */
import type { ReplayFrame } from '$lib/net/api';
import type { Chapter } from '$lib/wire';

const MOST_KEPT = 400;

/** Steps as they were asked for, kept for those who go back and forth; the next one is asked for before it is wanted. */
export class Steps {
  private kept = new Map<string, Promise<ReplayFrame>>();
  private whole = false;
  private ask: (step: number) => Promise<ReplayFrame>;

  constructor(ask: (step: number) => Promise<ReplayFrame>) {
    this.ask = ask;
  }

  async at(step: number, lang: string): Promise<ReplayFrame> {
    const frame = await this.known(step, lang);
    const next = this.whole ? step + 1 : frame.steps; // the server keeps what lies on the way to the last step
    this.whole = true;
    if (next <= frame.steps) void this.known(next, lang).catch(() => undefined);
    return frame;
  }

  private known(step: number, lang: string): Promise<ReplayFrame> {
    const key = `${lang} ${step}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = this.ask(step);
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return asked;
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
