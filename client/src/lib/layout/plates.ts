/** Plates: cards that lie, the picture at the left, in as many lines as it takes; a lane is one line with its title at the left. */
import type { Face, Piece, Zone } from '$lib/model';
import type { Table } from './table';
import { FLOOR, lineCount, textWidth } from './text';

export const PLATE = { least: 104, narrowest: 92, icon: 112, best: 140, most: 230, gap: 8 };
/** A lane stays one line down to these widths of its plates. */
const IN_LANE = { least: 72, narrowest: 62 };
/** On narrower plates a sign stands at the corner rather than beside the name. */
export const CORNERED = 100;
/** A line of a name, of words, and what is around them; letters of names are narrower than those of other words. */
const NAME = { size: 12.6, narrow: 11.4, line: 13.4, around: 9 };
export const WORDS = { size: 11.2, line: 13, picture: 28 };
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
  height: number;
  /** The upper half, where a card lies on a plate. */
  head: number;
  /** Its words are written; else only signs. */
  worded: boolean;
  total: number;
}

export const pictureWidth = (width: number): number =>
  width < PLATE.icon ? 0 : Math.min(PICTURES.most, Math.max(PICTURES.least, width * PICTURE));

const signsOf = (face: Face | undefined) => (face?.brief?.length ? face.brief : (face?.strip ?? []));

/** How high the name of a plate is. */
function nameHeight(piece: Piece, width: number): number {
  const signs = (piece.face?.values ?? []).filter((value) => !value.value).length;
  const room = width - pictureWidth(width) - NAME.around - (width < CORNERED ? Math.min(1, signs) * OVER : signs * 20);
  const letters = width < CORNERED ? NAME.narrow : NAME.size;
  return Math.min(3, lineCount(piece.face?.name ?? '', Math.max(40, room), letters, 'display')) * NAME.line;
}

/** With all of its words. */
function wholeHeight(piece: Piece, width: number): number {
  const room = width - Math.min(WORDS.picture, pictureWidth(width)) - EDGE - 8;
  const lines = (piece.face?.text ?? []).reduce((sum, text) => sum + lineCount(text, Math.max(40, room), WORDS.size, 'card'), 0);
  return nameHeight(piece, width) + lines * WORDS.line + (lines > 0 ? 8 : 0) + 5;
}

function briefHeight(piece: Piece, width: number): number {
  return nameHeight(piece, width) + (signsOf(piece.face).length > 0 || piece.face?.values?.length ? SIGNS : 0) + 3;
}

/** The lower half of a plate: the name and the signs of the card that lies on it. */
function lowerHeight(piece: Piece, width: number, table: Table): number {
  const laid = (table.children.get(piece.id) ?? []).filter((child) => child.kind === 'card');
  return Math.max(HALF, ...laid.map((card) => briefHeight(card, width) + 1));
}

function planned(zone: Zone, pieces: readonly Piece[], width: number, columns: number, worded: boolean, table: Table): PlatesPlan {
  const wide = Math.min(PLATE.most, (width - (columns - 1) * PLATE.gap) / columns);
  const lines = Math.max(1, Math.ceil(pieces.length / columns));
  const head = isLane(zone) ? Math.max(HEAD, ...pieces.map((piece) => nameHeight(piece, wide) + 6)) : 0;
  const high = isLane(zone)
    ? pieces.length === 0
      ? BARE
      : head + Math.max(HALF, ...pieces.map((piece) => lowerHeight(piece, wide, table)))
    : Math.max(40, ...pieces.map((piece) => (worded ? wholeHeight(piece, wide) : briefHeight(piece, wide))));
  return { columns, width: wide, height: high, head, worded, total: lines * high + (lines - 1) * PLATE.gap };
}

/** Plates as large as the room allows: with their words if these find room, else with signs, in the fewest columns that do. */
export function planPlates(zone: Zone, pieces: readonly Piece[], width: number, room: number, table: Table): PlatesPlan {
  const count = Math.max(1, pieces.length);
  const narrow = table.phone ? PLATE.icon : isLane(zone) ? IN_LANE.narrowest : PLATE.narrowest;
  const most = Math.max(1, Math.min(count, Math.floor((width + PLATE.gap) / (narrow + PLATE.gap))));
  const plans = (worded: boolean) => Array.from({ length: most }, (_, i) => planned(zone, pieces, width, i + 1, worded, table));
  if (isLane(zone)) return planned(zone, pieces, width, most, false, table);
  const wordy = pieces.some((piece) => piece.face?.text?.length) ? plans(true) : [];
  const whole = wordy.filter((plan) => plan.total <= room + 0.5).sort((one, other) => one.total - other.total)[0];
  if (whole) return whole;
  const brief = plans(false);
  return brief.find((plan) => plan.total <= room + 0.5) ?? brief.at(-1)!;
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
