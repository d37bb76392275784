/** Plates: cards that lie, the picture at the left, in as many lines as it takes; a lane is one line with its title at the left. */
import type { Face, Piece, Zone } from '$lib/model';
import { shared, sum } from './share';
import type { Table } from './table';
import { FLOOR, lineCount, textWidth } from './text';

export const PLATE = { least: 104, narrowest: 92, icon: 112, best: 140, most: 230, gap: 8 };
/** A lane stays one line down to these widths of its plates. */
const IN_LANE = { least: 72, narrowest: 62 };
/** On narrower plates a sign stands at the corner rather than beside the name. */
export const CORNERED = 100;
/** A line of a name, of words, and what is around them; letters of names are narrower than those of other words. */
const NAME = { size: 12.6, narrow: 11.4, line: 13.4, around: 9 };
export const WORDS = { size: 11.2, line: 13, picture: 28, beside: 132 };
/** How far a sign at the corner covers the name. */
export const OVER = 9;
const HEAD = 28;
const SIGNS = 18;
const HALF = 37;
/** A lane without a plate: its title alone. */
const BARE = 46;
const EDGE = 12;
/** The part of a wide plate that its picture takes. */
const PICTURE = 0.2;
const PICTURES = { least: 30, most: 46 };
export const LANE = { title: 66, gap: 10 };

export const isLane = (zone: Zone): boolean => zone.form === 'lane';
export const isPlates = (zone: Zone): boolean => zone.form === 'plate' || isLane(zone);

export interface PlatesPlan {
  columns: number;
  width: number;
  /** In a single line: how wide each plate is, where its own words decide. */
  widths?: readonly number[];
  /** How high each line is. */
  heights: readonly number[];
  /** The upper half, where a card lies on a plate. */
  head: number;
  /** Its words are written; else only signs. */
  worded: boolean;
  total: number;
}

export const pictureWidth = (width: number): number =>
  width < PLATE.icon ? 0 : Math.min(PICTURES.most, Math.max(PICTURES.least, width * PICTURE));

const signsOf = (face: Face | undefined) => (face?.brief?.length ? face.brief : (face?.strip ?? []));

/** The part of a plate's width that its picture takes; less beside words, and nothing where these need all of it. */
export const pictured = (width: number, worded: boolean): number =>
  worded ? (width < WORDS.beside ? 0 : WORDS.picture) : pictureWidth(width);

/** The width beside the name: its signs, and on a plate with words its cost and its points. */
export function besideName(face: Face | undefined, width: number, worded: boolean): number {
  const signs = (face?.values ?? []).filter((value) => !value.value).length;
  const marks = width < CORNERED ? Math.min(1, signs) * OVER : signs * 20;
  return worded && !isPaidBelow(face, width) ? marks + factsWidth(face) : marks;
}
const FACT = 22;
const factsWidth = (face: Face | undefined): number =>
  sum(
    [...(face?.cost ?? []), ...(face?.values ?? []).filter((value) => value.value)].map(
      (fact) => FACT + textWidth(fact.value ?? '', WORDS.size),
    ),
  );

/** On a plate with words, cost and points stand in a line of their own where they would leave the name too little. */
export const isPaidBelow = (face: Face | undefined, width: number): boolean => factsWidth(face) > width * BESIDE_NAME;
const BESIDE_NAME = 0.36;
const PAID = 19;

/** How high the name of a plate is. */
function nameHeight(piece: Piece, width: number, worded = false): number {
  const room = width - pictured(width, worded) - NAME.around - besideName(piece.face, width, worded);
  const letters = width < CORNERED ? NAME.narrow : NAME.size;
  return Math.min(3, lineCount(piece.face?.name ?? '', Math.max(40, room), letters, 'display')) * NAME.line;
}

/** With all of its words. */
function wholeHeight(piece: Piece, width: number): number {
  const room = width - pictured(width, true) - EDGE - 8;
  const lines = (piece.face?.text ?? []).reduce((sum, text) => sum + lineCount(text, Math.max(40, room), WORDS.size, 'card'), 0);
  const paid = isPaidBelow(piece.face, width) ? PAID : 0;
  return nameHeight(piece, width, true) + paid + lines * WORDS.line + (lines > 0 ? 8 : 0) + 5;
}

function briefHeight(piece: Piece, width: number): number {
  const { face } = piece;
  return nameHeight(piece, width) + (signsOf(face).length > 0 || face?.values?.length || face?.cost?.length ? SIGNS : 0) + 3;
}

/** The lower half of a plate: the name and the signs of the card that lies on it. */
function lowerHeight(piece: Piece, width: number, table: Table): number {
  const laid = (table.children.get(piece.id) ?? []).filter((child) => child.kind === 'card');
  return Math.max(HALF, ...laid.map((card) => briefHeight(card, width) + 1));
}

const wideOf = (width: number, columns: number): number => Math.min(PLATE.most, (width - (columns - 1) * PLATE.gap) / columns);
const linesIn = (pieces: readonly Piece[], columns: number): Piece[][] =>
  Array.from({ length: Math.max(1, Math.ceil(pieces.length / columns)) }, (_, i) => pieces.slice(i * columns, (i + 1) * columns));
const totalOf = (heights: readonly number[]): number => sum(heights) + (heights.length - 1) * PLATE.gap;

/** A line of plates. */
const lineHeight = (line: readonly Piece[], width: number, worded: boolean): number =>
  Math.max(LEAST, ...line.map((piece) => (worded ? wholeHeight(piece, width) : briefHeight(piece, width))));
const LEAST = 40;

function planned(pieces: readonly Piece[], width: number, columns: number, worded: boolean): PlatesPlan {
  const wide = wideOf(width, columns);
  const heights = linesIn(pieces, columns).map((line) => lineHeight(line, wide, worded));
  return { columns, width: wide, heights, head: 0, worded, total: totalOf(heights) };
}

/** Lines of a lane are equally high. */
function plannedLane(zone: Zone, pieces: readonly Piece[], width: number, table: Table): PlatesPlan {
  const columns = mostColumns(zone, pieces, width, table);
  const wide = wideOf(width, columns);
  const head = Math.max(HEAD, ...pieces.map((piece) => nameHeight(piece, wide) + 6));
  const high = pieces.length === 0 ? BARE : head + Math.max(HALF, ...pieces.map((piece) => lowerHeight(piece, wide, table)));
  const heights = linesIn(pieces, columns).map(() => high);
  return { columns, width: wide, heights, head, worded: false, total: totalOf(heights) };
}

/** Plates as large as the room allows: with their words if these find room, else with signs, in the fewest columns that do. */
export function planPlates(zone: Zone, pieces: readonly Piece[], width: number, room: number, table: Table): PlatesPlan {
  if (isLane(zone)) return plannedLane(zone, pieces, width, table);
  const whole = wholePlates(zone, pieces, width, room, table);
  if (whole) return whole;
  const brief = plans(zone, pieces, width, false, table);
  return brief.find((plan) => plan.total <= room + 0.5) ?? brief.at(-1)!;
}

function mostColumns(zone: Zone, pieces: readonly Piece[], width: number, table: Table): number {
  const narrow = table.phone ? PLATE.icon : isLane(zone) ? IN_LANE.narrowest : PLATE.narrowest;
  return Math.max(1, Math.min(Math.max(1, pieces.length), Math.floor((width + PLATE.gap) / (narrow + PLATE.gap))));
}

/** Plates in all numbers of columns that find room. */
const plans = (zone: Zone, pieces: readonly Piece[], width: number, worded: boolean, table: Table): PlatesPlan[] =>
  Array.from({ length: mostColumns(zone, pieces, width, table) }, (_, i) => planned(pieces, width, i + 1, worded));

/** The lowest plates with all of their words, if they find room. */
export function wholePlates(zone: Zone, pieces: readonly Piece[], width: number, room: number, table: Table): PlatesPlan | null {
  if (!pieces.some((piece) => piece.face?.text?.length)) return null;
  const found = plans(zone, pieces, width, true, table).filter((plan) => plan.total <= room + 0.5);
  return found.sort((one, other) => one.total - other.total)[0] ?? null;
}

/** True if a plate has room for all words of a card. */
export const isWhole = (piece: Piece, width: number, height: number): boolean => wholeHeight(piece, width) <= height + 0.5;

/** How high the plate of the piece in some place is. */
export const heightIn = ({ columns, heights }: PlatesPlan, place: number): number => heights[Math.floor(place / columns)] ?? 0;

/** How wide it is. */
export const widthIn = ({ width, widths }: PlatesPlan, place: number): number => widths?.[place] ?? width;

/** How many plates have all their words. */
const wholeOn = (plan: PlatesPlan, pieces: readonly Piece[]): number =>
  pieces.filter((piece, i) => isWhole(piece, widthIn(plan, i), heightIn(plan, i))).length;

/** How many plates say what their cards do, in words or in signs. */
export const saidOn = (plan: PlatesPlan, pieces: readonly Piece[]): number =>
  pieces.filter((piece, i) => signsOf(piece.face).length > 0 || isWhole(piece, widthIn(plan, i), heightIn(plan, i))).length;

/** The search for the least width of a plate, in a line of many or few words. */
const STEP = 4;
const WIDEST = 300;

/** All in one line, as many as find room as wide as their own words need, those with the fewest first; what is left is shared by all. */
function unevenLine(pieces: readonly Piece[], width: number, room: number): PlatesPlan[] {
  const open = width - (pieces.length - 1) * PLATE.gap;
  const tried = Array.from({ length: (WIDEST - PLATE.narrowest) / STEP + 1 }, (_, i) => PLATE.narrowest + i * STEP);
  const isPaid = (piece: Piece, wide: number) => factsWidth(piece.face) <= wide - pictured(wide, true) - EDGE;
  const needs = pieces.map((piece) => tried.find((wide) => isWhole(piece, wide, room) && isPaid(piece, wide)) ?? PLATE.narrowest);
  const widths = pieces.map(() => PLATE.narrowest);
  let left = open - sum(widths);
  if (left < 0) return [];
  for (const i of needs.map((_, i) => i).sort((one, other) => needs[one]! - needs[other]!)) {
    const more = needs[i]! - widths[i]!;
    if (more > left) break;
    widths[i] = needs[i]!;
    left -= more;
  }
  const shares = widths.map((wide) => Math.max(wide, Math.min(PLATE.most, wide + left / pieces.length)));
  return [{ columns: pieces.length, width: PLATE.narrowest, widths: shares, heights: [room], head: 0, worded: true, total: room }];
}

/** Plates in a room, in the number of columns in which the most of them have all their words; none: not even names find room. */
export function platesIn(zone: Zone, pieces: readonly Piece[], width: number, room: number, table: Table): PlatesPlan | null {
  const fitting = plans(zone, pieces, width, true, table).flatMap((plan) => {
    const lines = linesIn(pieces, plan.columns);
    const claims = lines.map((line, i) => ({ least: lineHeight(line, plan.width, false), best: plan.heights[i]!, weight: 1 }));
    const open = room - (lines.length - 1) * PLATE.gap;
    if (sum(claims.map(({ least }) => least)) > open + 0.5) return [];
    const heights = shared(open, claims);
    return [{ ...plan, heights, total: totalOf(heights) }];
  });
  const all = [...fitting, ...unevenLine(pieces, width, room)];
  const words = all.map((plan) => wholeOn(plan, pieces));
  return all[words.indexOf(Math.max(...words))] ?? null;
}

/** No signs tell what they do. */
export const needsWords = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ face }) => face?.text?.length) && pieces.every(({ face }) => signsOf(face).length === 0);

/** Words that need no more than this are never left out, where no signs stand for them. */
const MODEST = 104;

/** How high plates are: with signs only, or with all words. */
export function platesHeight(zone: Zone, pieces: readonly Piece[], width: number, whole: boolean, table: Table): number {
  const brief = planPlates(zone, pieces, width, 0, table).total;
  if (!needsWords(pieces)) return brief;
  const worded = planPlates(zone, pieces, width, Infinity, table).total;
  return whole || worded <= MODEST ? worded : brief;
}

/** Lines that a zone of plates has where it stands beside others. */
const LINES = 3;

export function platesWidths(zone: Zone, pieces: readonly Piece[], best: number): { least: number; best: number } {
  const columns = isLane(zone) ? Math.max(1, pieces.length) : Math.max(1, Math.ceil(pieces.length / LINES));
  const beside = isLane(zone) ? LANE.title + LANE.gap : 0;
  const wide = (size: number) => columns * (size + PLATE.gap) - PLATE.gap + beside;
  return { least: wide(isLane(zone) ? IN_LANE.least : PLATE.least), best: wide(PLATE.best * best) };
}

/** Letters of a name in some room; on a plate that is narrow they are as small as its height was measured with. */
export const nameSize = (name: string, width: number, narrow: boolean): number => {
  const longest = Math.max(1, ...name.split(/\s+/u).map((word) => textWidth(word, 1, 'display')));
  return Math.max(FLOOR, Math.min(narrow ? NAME.narrow : NAME.size, width / longest));
};
