/** How much room words take, without a browser: letters are as wide as they were measured, and a little more. */
import { displayWide, textWide } from './letters';

/** Nothing is written smaller, in pixels. */
export const FLOOR = 11;

/** Words of panels are bolder than words on cards, of which there are more. */
const MORE = { text: 1.05, display: 1.03, card: 0.99 };
export type Script = keyof typeof MORE;

/** A sign takes as much as two letters; its figure is written beside it. */
const SIGN = /\[[a-z][a-z0-9-]*(?: ([^\]]*))?\]/gu;
const MARKS = /\*\*|[\u2068\u2069]/gu;

/** The same words as long as they are drawn. */
function drawn(text: string): string {
  return text.replace(SIGN, (_, value: string | undefined) => `##${value ? `#${value}` : ''}`).replace(MARKS, '');
}

interface Measured {
  whole: number;
  words: readonly number[];
  space: number;
}

const MOST_KNOWN = 3000;
const known: Record<'text' | 'display', Map<string, Measured>> = { text: new Map(), display: new Map() };

/** Widths at size 1. The same texts are measured again and again. */
function measured(text: string, script: Script): Measured {
  const font = script === 'display' ? 'display' : 'text';
  const own = known[font];
  let found = own.get(text);
  if (!found) {
    const wide = font === 'display' ? displayWide : textWide;
    const words = drawn(text);
    found = { whole: wide(words), words: words.split(/\s+/u).filter(Boolean).map(wide), space: wide(' ') };
    if (own.size >= MOST_KNOWN) own.clear();
    own.set(text, found);
  }
  return found;
}

export function textWidth(text: string, size: number, script: Script = 'text'): number {
  return measured(text, script).whole * size * MORE[script];
}

/** In how many lines a text is set: words stay whole, longer ones than the line go on in the next. */
export function lineCount(text: string, width: number, size: number, script: Script = 'text'): number {
  const { words, space } = measured(text, script);
  const most = Math.max(0.6, width / (size * MORE[script]));
  let [lines, used] = [1, 0];
  for (const wide of words) {
    if (used > 0 && used + space + wide > most) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? space : 0) + wide;
    if (used > most) [lines, used] = [lines + Math.ceil(used / most) - 1, used % most];
  }
  return lines;
}

/** The largest of some sizes of letters at which a text needs no more lines than there are; the last one where none does. */
export function fittingSize(text: string, width: number, sizes: readonly number[], lines: (size: number) => number): number {
  return sizes.find((size) => lineCount(text, width, size) <= lines(size)) ?? sizes.at(-1)!;
}

const SYLLABLE = /([aeiouyáéěíóúůý][^aeiouyáéěíóúůý]*?)(?=[^aeiouyáéěíóúůý\u00ad][aeiouyáéěíóúůý])/giu;
/** So many letters of a word stay together at both ends. */
const ENDS = 2;

/** A name whose longest word finds no room in one line may go on after any of its syllables. */
export function hyphenated(name: string, width: number, size: number): string {
  return name.replace(/\p{L}+/gu, (word) => (textWidth(word, size, 'display') <= width ? word : syllables(word)));
}

function syllables(word: string): string {
  return word.replace(SYLLABLE, (part, _: string, at: number) => {
    const end = at + part.length;
    return end < ENDS || word.length - end < ENDS ? part : `${part}\u00ad`;
  });
}
