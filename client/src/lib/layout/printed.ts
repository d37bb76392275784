/** The print on a card, and how much room it takes. */
import type { Face, Fact, Piece } from '$lib/model';
import { sum } from './share';
import type { Dress, Table } from './table';
import { FLOOR, lineCount, textWidth } from './text';

/** Cards as they are printed. */
export const RATIO = 88 / 63;
/** Below this width a card has no words but its name; below the next only its picture. */
export const WORDED = 80;
export const NAMED = 56;

const NAME_LINES = 3;
const foot = (width: number): number => Math.max(15, width * 0.13);
/** The picture gives way to the words. */
const LEAST_ART = 20;
const art = (width: number): number => Math.max(22, width * 0.22);
/** Letters of a card's name, and its room beside a cost. */
export const nameLetters = (width: number): number => Math.max(FLOOR, width * 0.125);
export const nameRoom = (face: Face | undefined, width: number): number => width * (face?.cost?.length === 1 ? 0.68 : 0.88);
const head = (face: Face | undefined, width: number): number => {
  const letters = nameLetters(width);
  const lines = Math.min(NAME_LINES, lineCount(face?.name ?? '', nameRoom(face, width), letters, 'display'));
  return Math.max(width * 0.19, lines * letters * 1.02) + width * 0.02;
};

/** Letters of a card's words, from large to small: long words on a large card are written smaller. */
const WORD_SIZES = [0.092, 0.084, 0.077, 0.07, 0.063];
const wordSize = (width: number, share = WORD_SIZES[0]!): number => Math.max(FLOOR, width * share);
const WORD_LINE = 1.15;

/** How high the words of a card are. */
function wordsHeight(face: Face, width: number, letters = wordSize(width)): number {
  const room = width * 0.84 - 1;
  const lines = sum((face.text ?? []).map((text) => lineCount(text, room, letters, 'card')));
  return lines * letters * WORD_LINE + ((face.text?.length ?? 1) - 1) * letters * 0.2 + width * 0.09 + 2;
}

/** How high a card has to be so that nothing on it is cut. */
export function wholeHeight(piece: Piece, width: number, table: Table, ratio = RATIO): number {
  const face = piece.face;
  if (!face || table.outline(face) === 'full') return width * ratio;
  const words = face.text?.length && width >= WORDED ? wordsHeight(face, width) : face.strip ? width * 0.29 : 0;
  return Math.max(width * ratio, head(face, width) + art(width) + words + foot(width) + width * 0.08);
}

const readable = new WeakMap<Face, Map<number, number>>();

/** The least height at which a card has all of its words, in the smallest letters. Signs of a cost lie on the picture, which then stays. */
function readFrom(face: Face, width: number): number {
  let known = readable.get(face);
  if (!known) readable.set(face, (known = new Map<number, number>()));
  let height = known.get(width);
  if (height === undefined) {
    const picture = face.cost?.some(({ sign }) => sign) ? LEAST_ART : 0;
    const words = wordsHeight(face, width, wordSize(width, WORD_SIZES.at(-1)));
    known.set(width, (height = head(face, width) + foot(width) + width * 0.08 + picture + words));
  }
  return height;
}

/** True if a card is large enough for all of its words. */
export const isRead = (face: Face, width: number, tall: number): boolean => width >= WORDED && readFrom(face, width) <= tall;

export interface Worded {
  whole: boolean;
  /** The words need the room of the picture. */
  bare: boolean;
  /** How large they are written. */
  letters: number;
}

/** The size at which the words of a card find room on it, if they do. Signs of a cost lie on the picture, which then stays. */
export function wordsOn(face: Face, width: number, tall: number): Worded {
  const room = tall - head(face, width) - foot(width) - width * 0.08;
  const sizes = WORD_SIZES.map((share) => wordSize(width, share));
  const fitting = (art: number) => sizes.find((letters) => wordsHeight(face, width, letters) <= room - art);
  const beside = fitting(LEAST_ART);
  const alone = beside === undefined && !face.cost?.some(({ sign }) => sign) ? fitting(0) : undefined;
  const letters = beside ?? alone;
  return { whole: letters !== undefined, bare: alone !== undefined, letters: letters ?? FLOOR };
}

/** Signs beside each other in place of words: as large as `cards.css` draws them. */
const STRIP = { gap: 0.03, sign: 0.2, leastSign: 14, letters: 0.12, least: 18, height: 0.26, art: 12 };

/** Whether signs find room below the smallest picture, in as many lines as they need. */
export function signsFit(face: Face, signs: readonly Fact[], width: number, tall: number): boolean {
  const size = Math.max(STRIP.leastSign, width * STRIP.sign);
  const letters = Math.max(FLOOR, width * STRIP.letters);
  const gap = width * STRIP.gap;
  const wide = sum(signs.map(({ sign, value }) => (sign ? size : 0) + textWidth(value ?? '', letters) + gap)) - gap;
  const high = Math.ceil(wide / (width * 0.92)) * (size + gap) - gap;
  const room = tall - head(face, width) - foot(width) - width * 0.08 - STRIP.art;
  return Math.max(STRIP.least, width * STRIP.height, high) + width * 0.03 <= room + 1;
}

/** How wide the values at the foot of a card are. */
function valuesWidth(face: Face, width: number): number {
  const letters = Math.max(FLOOR, width * 0.12);
  return sum((face.values ?? []).map(({ sign, value }) => (sign ? letters + 1 : 0) + textWidth(value ?? '', letters) + width * 0.1 + 2));
}

/** The part of a card's type that finds room at its foot: its word, its code, or neither. */
export function typeShown(face: Face, width: number): { code: boolean; word: boolean } {
  const letters = Math.max(FLOOR, width * 0.086);
  const room = width * 0.9 - valuesWidth(face, width);
  const code = face.code ? textWidth(face.code, letters) * 1.25 + width * 0.05 : 0;
  const word = code + width * 0.03 + textWidth(face.type ?? '', letters);
  return { code: code > 0 && width >= NAMED && code <= room, word: width >= TYPED && word <= room };
}
/** Narrower cards have no room for the word of their type. */
const TYPED = 110;

/** Cards with words are as high as these need; all others as they are printed. */
export const isWordy = (piece: Piece, table: Dress): boolean =>
  piece.kind === 'card' && (piece.face?.text?.length ?? 0) > 0 && table.outline(piece.face) !== 'full';
