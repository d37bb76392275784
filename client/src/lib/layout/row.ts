/** Rows of pieces: how large they are, how far apart, in how many lines. */
import type { CardSize, Face, Piece, Zone } from '$lib/model';
import { CARD, pieceSize } from '$lib/scene/sizes';
import { linesOf } from '$lib/scene/arrange';
import { FLOOR, lineCount, textWidth } from './text';
import { sum } from './share';
import type { Table } from './table';

/** Cards as they are printed. */
export const RATIO = 88 / 63;
/** A card with words may be lower where they find room, and so much higher than wide where they need it. */
const LOWEST = 1.2;
const TALLEST = 2;
/** An upright card without words. */
const SHORT = 1.12;
/** Between cards; outlines of two that glow stand clear of each other. */
const GAP = { card: 12, least: 8 };
/** Between small things, which go to another line rather than move closer. */
const WRAPS = 6;
const WRAPPED = 12;
/** What stands between two groups. */
const SPLIT = 9;
/** At both ends, for outlines. */
const EDGE = 6;
/** How far a pile stands out of its place. */
const LIP = 4;
const LINES = 16;
/** Below this width a card has no words but its name; below the next only its picture. */
export const WORDED = 80;
const NAMED = 56;
/** Of a card that another one covers, so much is seen at least: in a row a share, in a hand a strip that a finger can hit. */
const SEEN = 0.6;
const STRIP = { row: 0.4, fan: 40 };
/** Where zones are made for five things, a sixth changes them; the fourth does not. */
const STEPS = [1, 3, 5, 8, 10, 12, 16, 20, 24];

export interface RowPlan {
  /** Width and height of its cards, or the size of its small things. */
  size: number;
  tall: number;
  gap: number;
  /** Cards in one line of the first line; more where they wrap. */
  perLine: number;
  pans: boolean;
  height: number;
}

export function capacity(count: number): number {
  return STEPS.find((step) => step >= count) ?? count;
}

// --- what is printed on a card

const NAME_LINES = 3;
const foot = (width: number): number => Math.max(15, width * 0.13);
/** The picture gives way to the words. */
const LEAST_ART = 20;
const art = (width: number): number => Math.max(22, width * 0.22);
const head = (face: Face | undefined, width: number): number => {
  const letters = Math.max(FLOOR, width * 0.125);
  const room = width * (face?.cost?.length === 1 ? 0.68 : 0.88);
  const lines = Math.min(NAME_LINES, lineCount(face?.name ?? '', room, letters, 'display'));
  return Math.max(width * 0.19, lines * letters * 1.02) + width * 0.02;
};

/** Letters of a card's words. */
export const wordSize = (width: number): number => Math.max(FLOOR, width * 0.092);
const WORD_LINE = 1.15;

/** How high the words of a card are. */
function wordsHeight(face: Face, width: number): number {
  const letters = wordSize(width);
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

/** How many lines of words find room on a card, and whether that is all of them. */
export function wordLines(face: Face, width: number, tall: number): { lines: number; whole: boolean } {
  const letters = wordSize(width);
  const room = tall - head(face, width) - LEAST_ART - foot(width) - width * 0.17 - 2;
  return { lines: Math.max(1, Math.floor(room / (letters * WORD_LINE))), whole: wordsHeight(face, width) <= room + width * 0.09 + 2 };
}

/** How wide the values at the foot of a card are. */
function valuesWidth(face: Face, width: number): number {
  const letters = Math.max(FLOOR, width * 0.12);
  return sum((face.values ?? []).map(({ sign, value }) => (sign ? letters + 1 : 0) + textWidth(value ?? '', letters) + width * 0.1 + 2));
}

/** What of a card's type finds room at its foot: its word, its code, or neither. */
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
export const isWordy = (piece: Piece, table: Table): boolean =>
  piece.kind === 'card' && (piece.face?.text?.length ?? 0) > 0 && table.outline(piece.face) !== 'full';

function ratioOf(zone: Zone, cards: readonly Piece[], table: Table): number {
  if (zone.form === 'short') return SHORT;
  return cards.some((piece) => isWordy(piece, table)) && !table.phone ? LOWEST : RATIO;
}

// --- what a piece takes

/** An empty place for a card is as large as the card. */
export function isSlot(piece: Piece, table: Table): boolean {
  return piece.kind === 'tile' && table.outline(piece.face) === 'slot' && !piece.face?.strip;
}

/** Places with a sign of their own have their name above them, so that it is read when a card lies there. */
export const isHeaded = (piece: Piece, table: Table): boolean => isSlot(piece, table) && Boolean(piece.face?.name && piece.face.icon);

const cardsOn = (piece: Piece, table: Table): number =>
  (table.children.get(piece.id) ?? []).filter((child) => child.kind === 'card').length;

/** A card that lies on another leaves its upper third in sight. */
const STACKED = 0.3;
const HEADING = 23;
const CAPTION = 25;
/** A ribbon stands out above its card. */
export const NOTE = 12;

function stacked(piece: Piece, table: Table): number {
  return piece.kind === 'card' && cardsOn(piece, table) === 1 ? 1 + STACKED : 1;
}

/** What a card takes beyond its own width: those under it look out at its right. */
export function fannedOut(piece: Piece, width: number, table: Table): number {
  const under = cardsOn(piece, table);
  return under > 1 ? under * Math.min(width * 0.26, (width * 0.9) / under) : 0;
}

function tileHeight(piece: Piece, size: number, table: Table): number {
  const face = piece.face;
  const outline = table.outline(face);
  if (outline === 'dial') return size + 5 + (piece.states?.includes('open') ? 15 : (face?.text?.length ?? 1) * 17);
  const printed =
    (face?.icon ? size * 0.42 : 0) +
    (face?.code ? 12 : 0) +
    (face?.strip || face?.values ? 22 : 0) +
    ((piece.seat ?? -1) >= 0 ? 26 : 0) +
    (face?.name && !face.code && !face.strip && !face.values ? 15 : 0) +
    (face?.text?.length ?? 0) * 15;
  return Math.max(outline === 'pill' ? 46 : 30, size * 0.5, printed + 6);
}

function tileWidth(piece: Piece, size: number, table: Table): number {
  const outline = table.outline(piece.face);
  if (outline === 'dial') return Math.max(size, ...(piece.face?.text ?? []).map((text) => textWidth(text, FLOOR) + 6));
  const strip = [...(piece.face?.strip ?? []), ...(piece.face?.values ?? [])];
  const signs = sum(strip.map((fact) => (fact.sign ? 22 : 0) + textWidth(fact.value ?? '', 12.5) + 2));
  return Math.max(size, signs + 8, textWidth(piece.face?.name ?? '', 12.5, 'display') + 6);
}

/** Width and height of a thing that is no card. */
function smallBox(piece: Piece, size: number, table: Table): { width: number; height: number } {
  if (piece.kind === 'tile') return { width: tileWidth(piece, size, table), height: tileHeight(piece, size, table) };
  const round = piece.kind === 'token' && ['disc', 'stone', 'hexagon', 'shield'].includes(table.outline(piece.face)) ? 1.25 : 1;
  const figure = piece.kind === 'figure' && (piece.seat ?? -1) >= 0 ? 0.84 : 1;
  return { width: size * round * figure, height: size * round };
}

// --- lines

const isCard = (piece: Piece, table: Table): boolean => piece.kind === 'card' || isSlot(piece, table);
const splitsIn = (line: readonly Piece[]): number =>
  line.filter((piece, i) => i > 0 && (piece.group ?? 0) !== (line[i - 1]!.group ?? 0)).length;

/** Width of cards and the gap between them, for `count` of them in some room: first they shrink, then they overlap, at last the row pans. */
function cardLine(room: number, count: number, most: number, fan: boolean): { size: number; gap: number; pans: boolean } {
  const apart = (gap: number) => (room - (count - 1) * gap) / count;
  if (count < 2 || apart(GAP.card) >= most) return { size: Math.min(most, Math.max(NAMED, room)), gap: GAP.card, pans: false };
  const least = Math.min(most, NAMED);
  if (apart(GAP.least) >= least) {
    const size = Math.min(most, apart(GAP.least));
    return { size, gap: (room - count * size) / (count - 1), pans: false };
  }
  const strip = fan ? STRIP.fan / least : STRIP.row;
  const share = Math.max(strip, (room / least - 1) / (count - 1));
  return { size: least, gap: share * least - least, pans: room < least * (1 + strip * (count - 1)) - 1 };
}

export interface RowShape {
  /** All top-level pieces in their lines. */
  lines: Piece[][];
  cards: Piece[];
  wraps: boolean;
}

export function rowShape(pieces: readonly Piece[], table: Table): RowShape {
  const lines = pieces.length > 0 ? linesOf(pieces) : [[]];
  return {
    lines,
    cards: pieces.filter((piece) => isCard(piece, table)),
    wraps: pieces.length > 0 && pieces.every((piece) => !['card', 'tile'].includes(piece.kind)),
  };
}

const baseOf = (zone: Zone, kind: Piece['kind']): number => pieceSize(kind, zone.size as CardSize, 1);

/** The row at a scale in some width; where a height is given, cards become as high as their words need within it. */
export function planRow(zone: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table, room = Infinity): RowPlan {
  const shape = rowShape(pieces, table);
  const free = Math.max(40, width);
  if (shape.wraps) return planSmall(zone, pieces, free, scale, table);
  const first = shape.lines[0]!;
  const below = sum(shape.lines.slice(1).map((line) => LINES + lineHeight(zone, line, scale, table)));
  const cards = first.filter((piece) => isCard(piece, table));
  if (pieces.length === 0 || cards.length > 0) return planCards(zone, first, free, scale, table, below, room);
  const sizes = first.map((piece) => smallBox(piece, baseOf(zone, piece.kind) * scale, table));
  const gap = spacingOf(
    sizes.map((box) => box.width),
    free,
    WRAPS,
  );
  const caption = first.some((piece) => piece.caption) ? CAPTION : 0;
  const height = Math.max(0, ...sizes.map((box) => box.height)) + caption + below;
  return { size: baseOf(zone, first[0]!.kind) * scale, tall: 0, gap, perLine: first.length, pans: false, height };
}

function spacingOf(widths: readonly number[], room: number, least: number): number {
  if (widths.length < 2) return GAP.card;
  return Math.min(GAP.card, Math.max(least, (room - sum(widths)) / (widths.length - 1)));
}

function lineHeight(zone: Zone, line: readonly Piece[], scale: number, table: Table): number {
  return Math.max(
    0,
    ...line.map((piece) =>
      isCard(piece, table)
        ? pieceSize('card', zone.size as CardSize, scale) * RATIO
        : Math.max(
            smallBox(piece, baseOf(zone, piece.kind) * scale, table).height,
            ...(table.children.get(piece.id) ?? []).map((child) =>
              pieceSize(child.kind, child.kind === 'figure' ? 's' : (zone.size as CardSize), scale),
            ),
          ),
    ),
  );
}

function planSmall(zone: Zone, pieces: readonly Piece[], room: number, scale: number, table: Table): RowPlan {
  const size = baseOf(zone, pieces[0]!.kind) * scale;
  const boxes = pieces.map((piece) => {
    const box = smallBox(piece, baseOf(zone, piece.kind) * scale, table);
    const caption = piece.caption ? 12 + textWidth(piece.caption, 12.5) : 0;
    const lines = caption > 0 ? Math.ceil(caption / Math.max(60, room - box.width - 12)) : 1;
    return { width: Math.min(room, box.width + caption), height: Math.max(box.height, lines * 17) };
  });
  let [height, used, high] = [0, 0, 0];
  for (const box of boxes) {
    if (used > 0 && used + WRAPS + box.width > room) [height, used, high] = [height + high + WRAPPED, 0, 0];
    used += (used > 0 ? WRAPS : 0) + box.width;
    high = Math.max(high, box.height);
  }
  return { size, tall: 0, gap: WRAPS, perLine: pieces.length, pans: false, height: height + high };
}

function planCards(zone: Zone, line: readonly Piece[], room: number, scale: number, table: Table, below: number, within: number): RowPlan {
  const fan = zone.layout === 'fan';
  const most = CARD[(zone.size as CardSize) ?? 'm'] * scale;
  const others = line.filter((piece) => !isCard(piece, table));
  const aside = sum(others.map((piece) => smallBox(piece, baseOf(zone, piece.kind) * scale, table).width + GAP.card));
  const free = room - 2 * EDGE - LIP - SPLIT * splitsIn(line) - aside;
  const cards = line.filter((piece) => isCard(piece, table));
  const count = Math.max(1, cards.length);
  const extra = Math.max(...line.map((piece) => stacked(piece, table)), 1);
  const heading = line.some((piece) => isHeaded(piece, table)) ? HEADING : 0;
  const caption = line.some((piece) => piece.caption) ? CAPTION : 0;
  const noted = line.some((piece) => piece.note) ? NOTE : 0;
  const fixed = heading + caption + noted + below;
  const ratio = ratioOf(zone, cards, table);
  const planned = (perLine: number, widest: number): RowPlan => {
    const fanned = sum(cards.slice(0, perLine).map((piece) => fannedOut(piece, widest, table)));
    const fit = cardLine(free - fanned, perLine, widest, fan);
    const lines = Math.ceil(count / perLine);
    const high = (tall: number) => lines * (tall * extra) + (lines - 1) * LINES + fixed;
    const tall = fit.size * ratio;
    const whole =
      zone.form === 'short'
        ? tall
        : Math.min(fit.size * TALLEST, Math.max(tall, ...cards.map((piece) => wholeHeight(piece, fit.size, table, ratio))));
    const open = Number.isFinite(within) ? (within - fixed - (lines - 1) * LINES) / lines / extra : tall;
    const used = Math.max(tall, Math.min(whole, open));
    return { ...fit, tall: used, perLine, height: high(used) };
  };
  if (table.phone && !fan && count > 1) {
    const perLine = Math.min(count, Math.max(2, Math.floor((free + GAP.least) / (PHONE_CARD + GAP.least))));
    return planned(Math.ceil(count / Math.ceil(count / perLine)), most);
  }
  return planned(count, most);
}

/** On a phone cards stand in lines of at least this width. */
const PHONE_CARD = 66;

/** Widths at which a row of this kind is crowded, and at which it has all it wants. */
export function rowWidths(zone: Zone, pieces: readonly Piece[], scale: number, table: Table): { least: number; best: number } {
  const shape = rowShape(pieces, table);
  const size = CARD[(zone.size as CardSize) ?? 'm'] * scale;
  if (shape.wraps) {
    const boxes = pieces.map((piece) => smallBox(piece, baseOf(zone, piece.kind) * scale, table).width + WRAPS + (piece.caption ? 150 : 0));
    return { least: Math.max(60, ...boxes), best: sum(boxes) };
  }
  const widths = shape.lines.map((line) => {
    const cards = line.filter((piece) => isCard(piece, table));
    const others = line.filter((piece) => !isCard(piece, table));
    const aside = sum(others.map((piece) => smallBox(piece, baseOf(zone, piece.kind) * scale, table).width + WRAPS));
    const count = cards.length === 0 && others.length > 0 ? 0 : capacity(cards.length);
    const fanned = sum(cards.map((piece) => fannedOut(piece, size, table)));
    const around = 2 * EDGE + LIP + SPLIT * splitsIn(line) + aside + fanned;
    const small = Math.min(size, NAMED);
    return {
      least: around + (cards.length === 0 ? 0 : small * (1 + SEEN * (cards.length - 1))),
      best: around + count * size + Math.max(0, count - 1) * GAP.card,
    };
  });
  return { least: Math.max(70, ...widths.map(({ least }) => least)), best: Math.max(80, ...widths.map(({ best }) => best)) };
}

/** The largest scale at which things that are no cards, and never overlap, stand beside each other. */
export function rowLimit(zone: Zone, pieces: readonly Piece[], width: number, table: Table): number {
  const shape = rowShape(pieces, table);
  if (shape.wraps) return Infinity;
  const lines = shape.lines.filter((line) => line.length > 0 && !line.some((piece) => isCard(piece, table)));
  const limits = lines.map((line) => {
    const sizes = sum(line.map((piece) => smallBox(piece, baseOf(zone, piece.kind), table).width));
    return (width - (line.length - 1) * WRAPS) / sizes;
  });
  return Math.min(Infinity, ...limits);
}
