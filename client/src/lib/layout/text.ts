/** How much room words take, without a browser: estimates on the safe side. */

/** Nothing is written smaller, in pixels. */
export const FLOOR = 11;

/** How wide a letter is on average, in parts of its size. */
const LETTER = { text: 0.53, display: 0.46, card: 0.52 };
export type Script = keyof typeof LETTER;

/** A sign takes as much as some letters; its figure is written beside it. */
const SIGN = /\[[a-z][a-z0-9-]*(?: ([^\]]*))?\]/gu;
const MARKS = /\*\*|[\u2068\u2069]/gu;

/** The same words as long as they are drawn. */
function drawn(text: string): string {
  return text.replace(SIGN, (_, value: string | undefined) => `##${value ? `#${value}` : ''}`).replace(MARKS, '');
}

const MOST_KNOWN = 3000;
const known = new Map<string, readonly number[]>();
const lengths = new Map<string, number>();

export function textWidth(text: string, size: number, script: Script = 'text'): number {
  let letters = lengths.get(text);
  if (letters === undefined) {
    letters = [...drawn(text)].length;
    if (lengths.size >= MOST_KNOWN) lengths.clear();
    lengths.set(text, letters);
  }
  return letters * size * LETTER[script];
}

/** The lengths of the words of a text. The same texts are measured again and again. */
function wordLengths(text: string): readonly number[] {
  let lengths = known.get(text);
  if (!lengths) {
    const words = drawn(text).split(/\s+/u).filter(Boolean);
    lengths = words.map((word) => [...word].length);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, lengths);
  }
  return lengths;
}

/** In how many lines a text is set: words stay whole, longer ones than the line go on in the next. */
export function lineCount(text: string, width: number, size: number, script: Script = 'text'): number {
  const most = Math.max(1, Math.floor(width / (size * LETTER[script])));
  let [lines, used] = [1, 0];
  for (const long of wordLengths(text)) {
    if (used > 0 && used + 1 + long > most) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? 1 : 0) + long;
    if (used > most) [lines, used] = [lines + Math.ceil(used / most) - 1, used % most];
  }
  return lines;
}

/** The largest of some sizes of letters at which a text needs no more lines than there are; the last one where none does. */
export function fittingSize(text: string, width: number, sizes: readonly number[], lines: (size: number) => number): number {
  return sizes.find((size) => lineCount(text, width, size) <= lines(size)) ?? sizes.at(-1)!;
}
