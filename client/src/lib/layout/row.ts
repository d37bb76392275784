/** Rows of pieces: how large they are, how far apart, in how many lines. */
import type { CardSize, Piece, Zone } from '$lib/model';
import { CARD, pieceSize } from '$lib/scene/sizes';
import { linesOf } from '$lib/scene/arrange';
import { isRead, isWordy, NAMED, RATIO, wholeHeight } from './printed';
import { FLOOR, lineCount, textWidth } from './text';
import { sum } from './share';
import type { Dress, Table } from './table';
import { smallBox } from './things';

/** A card with words may be lower where they find room, and so much higher than wide where they need it. */
const LOWEST = 1.2;
const TALLEST = 2;
/** In a low room cards are as wide as high, where more of them have their words so; widths are tried in such steps. */
const SQUARE = 1;
const WIDER = 6;
/** An upright card without words. */
const SHORT = 1.12;
/** Between cards; outlines of two that glow stand clear of each other. */
const GAP = { card: 12, least: 8 };
/** Between small things, which go to another line rather than move closer. */
const WRAPS = 6;
const WRAPPED = 12;
/** The width between two groups. */
const SPLIT = 9;
/** At both ends, for outlines. */
const EDGE = 6;
/** How far a pile stands out of its place. */
const LIP = 4;
const LINES = 16;
/** The part of a covered card that is seen at least: in a row a share, in a hand a strip that a finger can hit. */
const SEEN = 0.6;
const STRIP = { row: 0.4, fan: 40 };
/** A longer row lies closer rather than push others aside. */
const LONG_ROW = 12;
/** Where zones are made for five things, a sixth changes them; the fourth does not. */
const STEPS = [1, 3, 5, 8, 10, 12, 16, 20, 24];

/** A line as it is drawn. */
export interface RowLine {
  pieces: Piece[];
  /** Between its cards, or between its small things. */
  gap: number;
  /** Between a small thing and a card, which never overlap. */
  apart: number;
  /** Different small things below the first line stand over the whole width, their captions beside them. */
  spread: boolean;
}

export interface RowPlan {
  /** Width and height of its cards, or the size of its small things. */
  size: number;
  tall: number;
  lines: RowLine[];
  pans: boolean;
  height: number;
}

export function capacity(count: number): number {
  return STEPS.find((step) => step >= count) ?? count;
}

function ratioOf(zone: Zone, cards: readonly Piece[], table: Table): number {
  if (zone.form === 'short') return SHORT;
  return cards.some((piece) => isWordy(piece, table)) && !table.phone ? LOWEST : RATIO;
}

// --- what a piece takes

/** An empty place for a card is as large as the card. */
export function isSlot(piece: Piece, table: Dress): boolean {
  return piece.kind === 'tile' && table.outline(piece.face) === 'slot' && !piece.face?.strip;
}

/** Places with a sign of their own have their name above them, so that it is read when a card lies there. */
export const isHeaded = (piece: Piece, table: Dress): boolean => isSlot(piece, table) && Boolean(piece.face?.name && piece.face.icon);

const cardsOn = (piece: Piece, table: Table): Piece[] => (table.children.get(piece.id) ?? []).filter((child) => child.kind === 'card');

/** A card that lies on another leaves its upper third in sight. */
const STACKED = 0.3;
const HEADING = 23;
const CAPTION = 25;
/** A ribbon stands out above its card; on a phone it has lines, and stands above the name of a small card. */
const NOTE = { out: 12, letters: FLOOR, line: 13.2, wide: -6, around: 4 };

function noteHeight(cards: readonly Piece[], width: number, table: Table): number {
  const notes = cards.map((piece) => piece.note ?? '').filter(Boolean);
  if (notes.length === 0 || !table.phone) return notes.length > 0 ? NOTE.out : 0;
  const lines = Math.max(...notes.map((note) => lineCount(note, width + NOTE.wide, NOTE.letters)));
  return 2 * (lines * NOTE.line + NOTE.around); // a row stands in the middle of its height
}

function stacked(piece: Piece, table: Table): number {
  const on = cardsOn(piece, table);
  if (isSlot(piece, table)) return Math.max(1, ...on.map((card) => stacked(card, table)));
  return piece.kind === 'card' && on.length === 1 ? 1 + STACKED : 1;
}

/** The room that a card takes beyond its own width: those under it look out at its right. */
export function fannedOut(piece: Piece, width: number, table: Table): number {
  const under = cardsOn(piece, table).length;
  return under > 1 ? under * Math.min(width * 0.26, (width * 0.9) / under) : 0;
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

const holdsCards = (line: readonly Piece[], table: Table): boolean => line.length === 0 || line.some((piece) => isCard(piece, table));
/** True if the words of a card are read: one on a discard pile takes no room from others for them. */
const isLive = (piece: Piece): boolean => !piece.states?.includes('used');
const cardsIn = (line: readonly Piece[], table: Table): Piece[] => line.filter((piece) => isCard(piece, table));
const isSpread = (line: readonly Piece[]): boolean => new Set(line.map((piece) => piece.face?.template)).size > 1;

const sizeOf = (zone: Zone, piece: Piece, scale: number, table: Table) => smallBox(piece, baseOf(zone, piece.kind) * scale, table);
/** A small thing is as wide as the caption below it. */
export const smallWidth = (zone: Zone, piece: Piece, scale: number, table: Table): number =>
  Math.max(sizeOf(zone, piece, scale, table).width, textWidth(piece.caption ?? '', 12.5 * table.letters));

/** The width that the small things of a line take beside its cards. */
function aside(zone: Zone, line: readonly Piece[], scale: number, table: Table): number {
  const small = line.filter((piece) => !isCard(piece, table));
  if (small.length === 0) return 0;
  const mixed = small.length < line.length;
  const gaps = line.filter((piece, i) => i > 0 && !(isCard(piece, table) && isCard(line[i - 1]!, table))).length;
  return sum(small.map((piece) => smallWidth(zone, piece, scale, table))) + gaps * (mixed ? GAP.card : WRAPS);
}

/** The width of a line that is not cards: its ends, what divides groups, small things. */
const besideCards = (zone: Zone, line: readonly Piece[], scale: number, table: Table): number =>
  2 * EDGE + LIP + SPLIT * splitsIn(line) + aside(zone, line, scale, table);

/** How wide a line is that is as crowded as it may be: its cards overlap, or stand `apart`. */
function crowded(zone: Zone, line: readonly Piece[], scale: number, table: Table, apart: boolean): number {
  const size = CARD[(zone.size as CardSize) ?? 'm'] * scale;
  const cards = cardsIn(line, table);
  const small = Math.min(size, apart ? PHONE_CARD.usual : NAMED);
  const fanned = sum(cards.map((piece) => fannedOut(piece, size, table)));
  const seen = cards.length > LONG_ROW ? STRIP.row : SEEN;
  const wide = cards.length === 0 ? 0 : small + (cards.length - 1) * (apart ? small + GAP.least : small * seen);
  return besideCards(zone, line, scale, table) + fanned + wide;
}

const isMixed = (zone: Zone, line: readonly Piece[], table: Table): boolean => {
  const cards = cardsIn(line, table).length;
  return zone.layout !== 'fan' && cards > 0 && cards < line.length;
};

/** Cards beside small things go on below where they find no room; so do cards on a phone. Others overlap. */
function broken(zone: Zone, line: Piece[], room: number, scale: number, table: Table): Piece[][] {
  if (isMixed(zone, line, table)) return flowed(line, (part) => crowded(zone, part, scale, table, table.phone) <= room);
  const count = line.length;
  if (!table.phone || zone.layout === 'fan' || count < 2 || !holdsCards(line, table)) return [line];
  const free = room - besideCards(zone, line, scale, table);
  const narrow = count > LONG_ROW ? PHONE_CARD.long : PHONE_CARD.usual;
  const most = Math.min(count, Math.max(2, Math.floor((free + GAP.least) / (narrow + GAP.least))));
  const perLine = Math.ceil(count / Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / perLine) }, (_, i) => line.slice(i * perLine, (i + 1) * perLine));
}

function flowed(line: readonly Piece[], fits: (part: readonly Piece[]) => boolean): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of line) {
    const last = found.at(-1);
    if (last && fits([...last, piece])) last.push(piece);
    else found.push([piece]);
  }
  return found;
}

/** The row at a scale in some width; where a height is given, cards become as high as their words need within it. */
export function planRow(zone: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table, room = Infinity): RowPlan {
  const shape = rowShape(pieces, table);
  const free = Math.max(40, width);
  if (shape.wraps) return planSmall(zone, pieces, free, scale, table);
  const lines = shape.lines.flatMap((line, n) =>
    broken(zone, line, free, scale, table).map((part) => ({ pieces: part, spread: n > 0 && !holdsCards(part, table) && isSpread(part) })),
  );
  const small = lines.filter((line) => !holdsCards(line.pieces, table));
  const low = sum(small.map((line) => smallHeight(zone, line.pieces, line.spread, scale, table))) + (lines.length - 1) * LINES;
  const withCards = lines.map((line) => line.pieces).filter((line) => holdsCards(line, table));
  const cards = withCards.length > 0 ? planCards(zone, withCards, free, scale, table, low, room) : null;
  const gapOf = (line: Piece[]) => {
    const widths = line.map((piece) => smallWidth(zone, piece, scale, table));
    return cards?.gaps.get(line) ?? spacingOf(widths, free - SPLIT * splitsIn(line));
  };
  return {
    size: cards?.size ?? baseOf(zone, pieces[0]!.kind) * scale,
    tall: cards?.tall ?? 0,
    lines: lines.map((line) => ({ ...line, gap: gapOf(line.pieces), apart: cards?.gaps.has(line.pieces) ? GAP.card : gapOf(line.pieces) })),
    pans: cards?.pans ?? false,
    height: cards?.height ?? low,
  };
}

function spacingOf(widths: readonly number[], room: number): number {
  if (widths.length < 2) return GAP.card;
  return Math.min(GAP.card, Math.max(WRAPS, (room - sum(widths)) / (widths.length - 1)));
}

/** How high a line of small things is, with what stands on them. */
function smallHeight(zone: Zone, line: readonly Piece[], spread: boolean, scale: number, table: Table): number {
  const onIt = (piece: Piece) =>
    (table.children.get(piece.id) ?? []).map((child) =>
      pieceSize(child.kind, child.kind === 'figure' ? 's' : (zone.size as CardSize), scale),
    );
  const high = Math.max(0, ...line.flatMap((piece) => [sizeOf(zone, piece, scale, table).height, ...onIt(piece)]));
  return high + (!spread && line.some((piece) => piece.caption) ? CAPTION : 0);
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
  return { size, tall: 0, lines: [{ pieces: [...pieces], gap: WRAPS, apart: WRAPS, spread: false }], pans: false, height: height + high };
}

interface CardPlan extends Pick<RowPlan, 'size' | 'tall' | 'pans' | 'height'> {
  gaps: Map<readonly Piece[], number>;
}

/** Lines with cards, which are of one size in all of them; `low` is the height of all else. */
function planCards(zone: Zone, lines: Piece[][], room: number, scale: number, table: Table, low: number, within: number): CardPlan {
  const most = CARD[(zone.size as CardSize) ?? 'm'] * scale;
  const found = lines.map((line) => {
    const own = cardsIn(line, table);
    const free = room - besideCards(zone, line, scale, table) - sum(own.map((piece) => fannedOut(piece, most, table)));
    const heading = line.some((piece) => isHeaded(piece, table)) ? HEADING : 0;
    const caption = line.some((piece) => piece.caption) ? CAPTION : 0;
    const others = line.filter((piece) => !isCard(piece, table)).map((piece) => sizeOf(zone, piece, scale, table).height);
    return {
      line,
      free,
      count: Math.max(1, own.length),
      fit: cardLine(free, Math.max(1, own.length), most, zone.layout === 'fan'),
      extra: Math.max(...line.map((piece) => stacked(piece, table)), 1),
      fixed: heading + caption,
      others: Math.max(0, ...others),
    };
  });
  const cards = lines.flatMap((line) => cardsIn(line, table));
  const usual = Math.min(...found.map(({ fit }) => fit.size));
  const fixed = low + sum(found.map((each) => each.fixed)) + noteHeight(cards, usual, table);
  const open = (within - fixed) / sum(found.map(({ extra }) => extra));
  const widest = Math.min(...found.map(({ free, count }) => (free - (count - 1) * GAP.least) / count));
  const size = ratioOf(zone, cards, table) === LOWEST && Number.isFinite(within) ? readWidth(cards, usual, widest, open) : usual;
  const ratio = size > usual ? SQUARE : ratioOf(zone, cards, table);
  const tall = size * ratio;
  const whole =
    zone.form === 'short'
      ? tall
      : Math.min(size * TALLEST, Math.max(tall, ...cards.filter(isLive).map((piece) => wholeHeight(piece, size, table, ratio))));
  const used = Math.max(tall, Math.min(whole, Number.isFinite(within) ? open : tall));
  const gapOf = ({ free, count, fit }: (typeof found)[number]) =>
    count < 2 || fit.pans ? fit.gap : Math.min(GAP.card, (free - count * size) / (count - 1));
  return {
    size,
    tall: used,
    gaps: new Map(found.map((each) => [each.line, gapOf(each)])),
    pans: found.some(({ fit }) => fit.pans),
    height: fixed + sum(found.map(({ extra, others }) => Math.max(used * extra, others))),
  };
}

/** The least width, from the usual one on, at which the most cards have all their words in some height. */
function readWidth(cards: readonly Piece[], usual: number, widest: number, open: number): number {
  const faces = cards.filter((piece) => isLive(piece) && piece.face?.text?.length).map((piece) => piece.face!);
  const seen = (width: number) => faces.filter((face) => isRead(face, width, Math.min(open, width * TALLEST))).length;
  let [best, most] = [usual, seen(usual)];
  // The same widths are tried for all scales: what a card needs is known for them.
  for (let width = Math.ceil(usual / WIDER) * WIDER; width <= Math.min(widest, open / SQUARE) && most < faces.length; width += WIDER) {
    const count = seen(width);
    if (count > most) [best, most] = [width, count];
  }
  return best;
}

/** On a phone cards stand in lines of at least this width; where they are many, closer. */
const PHONE_CARD = { usual: 66, long: 59 };

/** Widths at which a row of this kind is crowded, and at which it has all it wants. */
export function rowWidths(zone: Zone, pieces: readonly Piece[], scale: number, table: Table): { least: number; best: number } {
  const shape = rowShape(pieces, table);
  const size = CARD[(zone.size as CardSize) ?? 'm'] * scale;
  if (shape.wraps) {
    const boxes = pieces.map((piece) => smallBox(piece, baseOf(zone, piece.kind) * scale, table).width + WRAPS + (piece.caption ? 150 : 0));
    return { least: Math.max(60, ...boxes), best: sum(boxes) };
  }
  const widths = shape.lines.map((line) => {
    const cards = cardsIn(line, table);
    const count = cards.length === 0 && line.length > 0 ? 0 : capacity(cards.length);
    const fanned = sum(cards.map((piece) => fannedOut(piece, size, table)));
    return {
      least: crowded(zone, line, scale, table, false),
      best: besideCards(zone, line, scale, table) + fanned + count * size + Math.max(0, count - 1) * GAP.card,
    };
  });
  return { least: Math.max(70, ...widths.map(({ least }) => least)), best: Math.max(80, ...widths.map(({ best }) => best)) };
}

/** The largest scale at which things that are no cards, and never overlap, stand beside each other; `least` is the smallest of their zone. */
export function rowLimit(zone: Zone, pieces: readonly Piece[], width: number, least: number, table: Table): number {
  const shape = rowShape(pieces, table);
  if (shape.wraps) return Infinity;
  const limits = shape.lines.map((line) => {
    if (isMixed(zone, line, table)) {
      // It shrinks before it goes on below; where even that is not enough, it need not shrink.
      const fits = (scale: number) => crowded(zone, line, scale, table, table.phone) <= width;
      return fits(least) ? largest(least, fits) : Infinity;
    }
    if (holdsCards(line, table)) return Infinity;
    const sizes = sum(line.map((piece) => sizeOf(zone, piece, 1, table).width));
    return (width - (line.length - 1) * WRAPS - SPLIT * splitsIn(line)) / sizes;
  });
  return Math.min(Infinity, ...limits);
}

/** No zone has a larger scale. */
const LARGEST = 3;
const HALVINGS = 14;

/** The largest scale that fits, found by halving; words do not shrink with their things, so that it is no plain share. */
function largest(least: number, fits: (scale: number) => boolean): number {
  let [low, high] = [least, LARGEST];
  if (fits(high)) return Infinity;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
