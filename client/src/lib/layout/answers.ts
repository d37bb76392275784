/** Answers that are written out: the thing that each one is about, its text and its price, and how high they all are. */
import type { Fact, Option, Piece, Scene } from '$lib/model';
import { lineCount } from './text';

/** The thing that an answer is about: of those that carry it, the one that carries the fewest. */
export function thingsOf({ zones }: Scene): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const piece of zones.flatMap(({ pieces }) => pieces ?? []))
    for (const name of piece.face ? (piece.options ?? []) : [])
      if (piece.options!.length < (found.get(name)?.options?.length ?? Infinity)) found.set(name, piece);
  return found;
}

export const textOf = (thing: Piece | undefined): string => (thing?.face?.text ?? []).join(' ');
export const priceOf = (thing: Piece | undefined): Fact[] => thing?.face?.cost ?? [];

/** Pixels of a list in one column, at a text size of 1; `Answers.svelte` draws it. */
const LIST = { around: 8, gap: 7 };
const WAY = { around: 10, aside: 58, least: 48, signs: 26, stakes: 22 };
const LABEL = { size: 14, line: 1.12 };
const TEXT = { size: 12.5, line: 1.25, above: 2 };
/** What happens if I pass is told in so many sentences, each about so many lines. */
export const TOLD = 2;

/** How high ways to react are in a list of such a width, each with the text of what it uses and with what is at stake, which comes a little later. */
export function waysHeight(scene: Scene, width: number, letters: number, columns = 1): number {
  const things = thingsOf(scene);
  const words = (width - (columns - 1) * LIST.gap) / columns - WAY.aside;
  const ways = (scene.prompt?.options ?? []).map((option) => wayHeight(option, things.get(option.name), words, letters));
  const lines = Array.from({ length: Math.ceil(ways.length / columns) }, (_, i) => Math.max(...ways.slice(i * columns, (i + 1) * columns)));
  return lines.reduce((sum, high) => sum + high + LIST.gap, LIST.around - LIST.gap);
}

function wayHeight({ label }: Option, thing: Piece | undefined, width: number, letters: number): number {
  const high = (text: string, { size, line }: typeof LABEL) => lineCount(text, width, size * letters) * Math.ceil(size * letters * line);
  const text = textOf(thing);
  const words = text ? high(text, TEXT) : TOLD * TEXT.size * letters * TEXT.line;
  const signs = priceOf(thing).length > 0 ? WAY.signs : 0;
  return Math.max(WAY.least, WAY.around + high(label, LABEL) + TEXT.above + words + WAY.stakes + signs);
}
