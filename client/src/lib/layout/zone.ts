/** The sizes that each zone needs: pure functions of its width and of the scale of its pieces. */
import type { CardSize, Piece, Zone } from '$lib/model';
import { isBare, linesOf } from '$lib/scene/arrange';
import { columnsThatFit } from '$lib/scene/geometry';
import { CARD, pieceSize } from '$lib/scene/sizes';
import { bandsHeight, bandsWidths, isBands, SMALLEST } from './bands';
import { lyingHeight } from './hand';
import { isLand, landHeight } from './land';
import { panelHeight, paragraphs } from './panel';
import { isLane, isPlates, LANE, needsWords, platesHeight, platesWidths } from './plates';
import { isRead, isWordy, NAMED, RATIO } from './printed';
import { planRow, rowLimit, rowWidths } from './row';
import { sum } from './share';
import { once, standingIn, tableOf, type Dress, type Table } from './table';
import { textWidth } from './text';

export interface Range {
  least: number;
  best: number;
}

export interface Sizing {
  /** 1 to 9: who gives way to whom. */
  weight: number;
  /** The scale of its pieces; `most` where there is room to spare. */
  scale: Range & { most: number };
  width: Range;
  /** The largest scale at which it finds room in a width; none: any. */
  limit?: (width: number) => number;
  /** How many of its cards have all their words at a scale, in a height; none: it has no cards with words. */
  words?: (width: number, scale: number, room: number) => number;
  /** How high it is at least with all words of its cards; none: they do not come before sizes. */
  read?: (width: number) => number;
  /** How high it is; `whole` where all words on its cards are to be seen. */
  height: (width: number, scale: number, whole?: boolean) => number;
}

/** Around what is in a tray. */
export const TRAY = { x: 18, y: 12 };
export const TITLE = 22;
/** A chosen card of a hand is lifted; its check mark stands clear of the title. */
export const LIFT = 10;
/** Words that stand beside a hand. */
export const BESIDE = { width: 128, gap: 14, y: 18 };
const IN = 8;
/** A row of a contest, and the flags above all of them; a dial with what it would bring. */
const CONTEST = { flags: 44, row: 112, least: 62 };
/** The ring of a dial, and what stands below it. */
export const DIAL = { ring: 262, below: 238 };
const CELL = { least: 22, best: 30, tiered: 38, gap: 3, marker: 13 };
/** A place of a board: its name and values, then stacks of chips; in a low one they lie closer. */
const REALM = { least: 136, best: 156 };
const CHIPS = { high: 6, step: 7 };
/** How far chips of a stack lie apart. Higher stacks are as high as one of six. */
export function chipStep(count: number, scale: number): number {
  const step = Math.min(CHIPS.step, CHIPS.step - (REALM.best * (1 - scale)) / (CHIPS.high - 1));
  return count > CHIPS.high ? (step * CHIPS.high) / count : step;
}

/** Boards, lands and places of a board need no tray: they are the table. */
export function standsBare(zone: Zone, table: Dress): boolean {
  return isLand(zone) || isBare(zone, (template) => table.outline({ template }));
}

export function weightOf(zone: Zone, table: Dress): number {
  if (standsBare(zone, table)) return 9;
  if (zone.layout === 'fan') return 8;
  if (zone.layout === 'track') return 3;
  if (zone.layout === 'stack') return 2;
  if (zone.layout === 'panel') return table.isTinted(zone.tint) ? 6 : 4;
  if (isPlates(zone) && needsWords(standingIn(zone))) return 8;
  if (zone.area === 'mine') return 6;
  if (CARD[(zone.size as CardSize) ?? 'm'] <= CARD.xs) return 2;
  // What lies on offer is read before it is chosen.
  return zone.pieces?.some(({ face }) => face?.text?.length && !face.strip && table.outline(face) !== 'full') ? 8 : 5;
}

export const hasTitle = (zone: Zone, table: Dress): boolean => Boolean(zone.title) && zone.layout !== 'panel' && !standsBare(zone, table);

/** Words of a hand stand beside it. */
export const isBeside = (zone: Zone): boolean => zone.layout === 'fan' && (zone.lines?.length ?? 0) > 0;

/** Amounts stand in the zone, not in its title. */
export const holdsAmounts = (zone: Zone, table: Dress): boolean =>
  zone.layout !== 'row' && zone.layout !== 'panel' && (zone.facts ?? []).some((fact) => table.isAmount(fact.sign));

/** The height of a zone that is neither pieces nor tray. */
export function around(zone: Zone, width: number, table: Dress): number {
  if (zone.layout === 'panel' || isLand(zone) || isLane(zone)) return 0;
  if (isBeside(zone)) return BESIDE.y;
  const title = hasTitle(zone, table) ? titleHeight(zone, width, table) : 0;
  const amounts = holdsAmounts(zone, table) ? 27 + IN : 0;
  const lines = zone.lines?.length ? paragraphs(zone.lines, width, table.letters) + IN : 0;
  const bars = (zone.bars?.length ?? 0) * (24 + IN);
  return title + amounts + lines + bars + (zone.layout === 'fan' ? LIFT : 0);
}

/** A fact that finds no room beside the title stands below it. */
export function titleHeight(zone: Zone, width: number, table: Dress): number {
  const [name, fact] = [textWidth(zone.title ?? '', 15.5 * table.letters, 'display'), textWidth(zone.fact ?? '', 12 * table.letters)];
  const chips = holdsAmounts(zone, table) ? 0 : sum((zone.facts ?? []).map((each) => 40 + textWidth(each.value ?? each.label ?? '', 12)));
  const about = textWidth(zone.about ?? '', 12.5 * table.letters);
  return name + about + fact + chips + 24 <= width ? TITLE : TITLE + FACT;
}
const FACT = 17;

export function innerWidth(zone: Zone, width: number): number {
  if (isLane(zone)) return width - LANE.title - LANE.gap;
  return isBeside(zone) ? Math.max(60, width - BESIDE.gap - Math.min(BESIDE.width, width * 0.3)) : width;
}

const measured = new WeakMap<Dress, (zone: Zone) => Map<number, Sizing>>();

/** The sizes that a zone needs; they are asked for many times while an arrangement is found, and again by the next scene, so every answer is kept. */
export function sizingOf(zone: Zone, dress: Dress, best = 1): Sizing {
  let sizes = measured.get(dress);
  if (!sizes) measured.set(dress, (sizes = once(() => new Map<number, Sizing>())));
  const own = sizes(zone);
  let known = own.get(best);
  if (!known) own.set(best, (known = kept(newSizing(zone, tableOf(zone, dress), best))));
  return known;
}

function kept(sizing: Sizing): Sizing {
  const heights = new Map<string, number>();
  const height = (width: number, scale: number, whole = false): number => {
    const key = `${width}/${scale}/${whole}`;
    let found = heights.get(key);
    if (found === undefined) heights.set(key, (found = sizing.height(width, scale, whole)));
    return found;
  };
  return { ...sizing, height };
}

function newSizing(zone: Zone, table: Table, best: number): Sizing {
  const pieces = standingIn(zone);
  const isTitled = hasTitle(zone, table) && !isLane(zone);
  const named = isTitled ? Math.min(240, textWidth(zone.title ?? '', 15.5 * table.letters, 'display') + 4) : 0;
  const titled = isTitled ? Math.min(240, named + textWidth(zone.fact ?? '', 12) + 12) : 0;
  const body = bodyOf(zone, pieces, table, best);
  const beside = isBeside(zone) ? BESIDE.gap + 120 : 0;
  return {
    weight: weightOf(zone, table),
    scale: body.scale,
    ...(body.limit ? { limit: body.limit } : {}),
    ...(body.words
      ? { words: (width, scale, room) => body.words!(innerWidth(zone, width), scale, room - around(zone, width, table)) }
      : {}),
    ...(body.read ? { read: (width) => around(zone, width, table) + body.read!(innerWidth(zone, width)) } : {}),
    width: { least: Math.max(named, body.width.least) + beside, best: Math.max(titled, body.width.best) + beside },
    height: (width, scale, whole) => around(zone, width, table) + body.height(innerWidth(zone, width), scale, whole),
  };
}

type Body = Omit<Sizing, 'weight'>;

/** A function of widths that answers once for each. */
function remembered(make: (width: number) => number): (width: number) => number {
  const known = new Map<number, number>();
  return (width) => {
    let found = known.get(width);
    if (found === undefined) known.set(width, (found = make(width)));
    return found;
  };
}

function bodyOf(zone: Zone, pieces: readonly Piece[], table: Table, best: number): Body {
  if (isLand(zone)) {
    return {
      scale: { least: 0.75 * best, best, most: best * 1.25 },
      width: { least: 250, best: 380 * best },
      height: (width, scale) => landHeight(zone, pieces, width, scale, table),
    };
  }
  if (isPlates(zone)) {
    return {
      scale: { least: 1, best: 1, most: 1 },
      width: platesWidths(zone, pieces, best),
      height: (width, _, whole) => platesHeight(zone, pieces, width, whole ?? false, table),
    };
  }
  if (isBands(zone)) {
    return {
      scale: { least: SMALLEST, best, most: best },
      width: bandsWidths(zone, pieces, best, table),
      height: (width, scale) => bandsHeight(zone, pieces, width, scale, table),
    };
  }
  switch (zone.layout) {
    case 'hex':
    case 'rings':
      return {
        scale: { least: 1, best: 1, most: 1 },
        width: { least: 320, best: 1200 },
        height: (width) => Math.min(width, table.phone ? 200 : 320),
      };
    case 'grid':
      return gridBody(zone, pieces, table, best);
    case 'track':
      return isMatrix(pieces, table) ? matrixBody(pieces, best) : trackBody(pieces, best);
    case 'panel':
      return {
        scale: { least: 0.75, best, most: best },
        width: panelWidths(zone, pieces, table, best),
        height: (width, scale) => panelHeight(zone, pieces, width, scale, table),
      };
    case 'contest':
      return {
        scale: { least: 0.5, best, most: best },
        width: { least: table.phone ? 300 : 420, best: 780 * best },
        height: (_, scale) => CONTEST.flags + (zone.lengths?.length ?? 2) * Math.max(CONTEST.least, CONTEST.row * scale),
      };
    case 'dial':
      return {
        scale: { least: 0.66, best: 1, most: 1 },
        width: { least: DIAL.ring, best: 340 * best },
        height: (_, scale) => DIAL.ring * scale + DIAL.below,
      };
    case 'stack':
      return stackBody(zone, pieces, best);
    default:
      return rowBody(zone, pieces, table, best);
  }
}

/** Narrow where it only has a bar and an emblem, wider where it has words and many things. */
function panelWidths(zone: Zone, pieces: readonly Piece[], table: Table, best: number): Range {
  if (zone.area === 'overlay') return { least: 180, best: 180 };
  if (table.isTinted(zone.tint)) return { least: 220, best: 300 * best };
  const things = pieces.filter((piece) => piece.kind !== 'figure').length;
  const pips = Math.max(0, ...(zone.bars ?? []).map((bar) => (bar.form === 'pips' ? bar.most : 0)));
  const rich = (zone.facts?.length ?? 0) > 2 || things > 3 || (zone.lines?.length ?? 0) > 1 || pips > 4;
  // Cards of a panel stand in one line.
  const cards = pieces.filter((piece) => piece.kind === 'card').length * (pieceSize('card', (zone.size as CardSize) ?? 'm') + 10);
  return rich ? { least: Math.max(205, cards), best: 300 * best } : { least: Math.max(130, cards), best: Math.max(200, cards) * best };
}

/** The smallest scale at which names on cards can be read. */
const leastScale = (zone: Zone): number =>
  Math.min(1, (zone.form === 'short' ? SHORT_LEAST : NAMED) / CARD[(zone.size as CardSize) ?? 'm']);
/** A short card is low: it needs width for its name and signs. */
const SHORT_LEAST = 74;

function rowBody(zone: Zone, pieces: readonly Piece[], table: Table, best: number): Body {
  const least = leastScale(zone);
  const centre = zone.area !== 'mine';
  const wordy = zone.form === 'short' ? [] : pieces.filter((piece) => isWordy(piece, table));
  const { least: narrow } = rowWidths(zone, pieces, least, table);
  const { best: wide } = rowWidths(zone, pieces, best, table);
  return {
    scale: { least, best, most: best * (centre ? 1.4 : 1.25) },
    width: { least: narrow, best: wide },
    limit: (width) => rowLimit(zone, pieces, innerWidth(zone, width), least, table),
    ...(wordy.length > 0 ? { words: (width, scale, room) => wordsSeen(zone, pieces, wordy, width, scale, room, table) } : {}),
    ...(wordy.length > 0 && weightOf(zone, table) >= READ
      ? { read: remembered((width) => readHeight(zone, pieces, wordy, width, { least, best }, table)) }
      : {}),
    height: (width, scale, whole) => planRow(zone, pieces, width, scale, table, whole ? PLENTY : Infinity).height,
  };
}

/** How many cards have all their words. */
function wordsSeen(
  zone: Zone,
  pieces: readonly Piece[],
  wordy: readonly Piece[],
  width: number,
  scale: number,
  room: number,
  table: Table,
) {
  const { size, tall } = planRow(zone, pieces, width, scale, table, room);
  return wordy.filter(({ face }) => isRead(face!, size, tall)).length;
}

/** From this weight on the words of a row come before the sizes of others. */
const READ = 8;
/** A height in which all words of any card find room. */
const PLENTY = 10_000;
/** Scales that are tried for the lowest row with all words. */
const TRIED = 6;

/** The lowest row at which as many cards as can be have all their words; nothing where none has. */
function readHeight(zone: Zone, pieces: readonly Piece[], wordy: readonly Piece[], width: number, scale: Range, table: Table): number {
  const tried = Array.from({ length: TRIED + 1 }, (_, i) => scale.best - ((scale.best - scale.least) * i) / TRIED).map((at) => ({
    seen: wordsSeen(zone, pieces, wordy, width, at, PLENTY, table),
    height: planRow(zone, pieces, width, at, table, PLENTY).height,
  }));
  const most = Math.max(...tried.map(({ seen }) => seen));
  const upright = most === 0 ? 0 : Math.min(...tried.filter(({ seen }) => seen === most).map(({ height }) => height));
  const lying = lyingHeight(zone, pieces, width, table);
  return lying > 0 && (most < wordy.length || lying < upright) ? lying : upright;
}

const BLANK = 0.78;

function stackBody(zone: Zone, pieces: readonly Piece[], best: number): Body {
  const size = (scale: number) => pieceSize('card', (zone.size as CardSize) ?? 'm', scale);
  const small = pieces.filter((piece) => piece.kind !== 'card');
  const aside = (scale: number) => (small.length > 0 ? 14 + pieceSize(small[0]!.kind, (zone.size as CardSize) ?? 'm', scale) : 0);
  const wide = (scale: number) => Math.max(1, pieces.length - small.length) * (size(scale) + 14) + aside(scale);
  const column = (scale: number) => small.length * (pieceSize(small[0]?.kind ?? 'token', (zone.size as CardSize) ?? 'm', scale) + 6);
  // What lies face down has no name to be read.
  const least = leastScale(zone) * (pieces.some(({ kind, face }) => kind === 'card' && face) ? 1 : BLANK);
  return {
    scale: { least, best, most: best * 1.4 },
    width: { least: wide(least), best: wide(best) },
    limit: (width) => width / wide(1),
    height: (width, scale) => {
      const at = Math.min(scale, width / wide(1));
      return Math.max(size(at) * RATIO + 6, column(at));
    },
  };
}

function gridBody(zone: Zone, pieces: readonly Piece[], table: Table, best: number): Body {
  const realm = pieces.some((piece) => table.outline(piece.face) === 'realm');
  const columns = zone.columns || pieces.length || 1;
  const base = realm ? 118 : pieceSize(pieces[0]?.kind ?? 'tile', (zone.size as CardSize) ?? 'm', 1);
  const lines = (width: number, scale: number) =>
    Math.ceil(pieces.length / columnsThatFit(columns, width, realm ? base : base * Math.min(1, scale)));
  const high = (scale: number) => (realm ? REALM.best * scale : Math.max(30, base * scale * 0.5));
  const gap = realm ? 8 : 6;
  return {
    scale: { least: realm ? REALM.least / REALM.best : 0.9, best: realm ? Math.max(1, best) : best, most: best * (realm ? 1.25 : 1.1) },
    width: { least: Math.min(columns, realm ? 3 : 2) * base + gap, best: columns * (base * best * (realm ? 1.4 : 1.2) + gap) },
    height: (width, scale) => {
      const rows = lines(width, scale);
      return rows * high(scale) + (rows - 1) * gap;
    },
  };
}

/** Cells of a track are at least so wide, wider where they bear signs with figures. */
const CELL_WIDE = { least: 20, best: 34 };
/** A longer track has narrow cells. */
const LONG = 12;

/** Where cells bear amounts, the figure stands below its sign. */
export const isTiered = (pieces: readonly Piece[]): boolean =>
  linesOf(pieces).length === 1 && pieces.some(({ face }) => face?.values?.some((value) => value.sign && value.value));

function cellWidth({ face }: Piece, tiered: boolean): number {
  const figures = (value: string | undefined) => textWidth(value ?? '', 12.5);
  const wide = (face?.values ?? []).map((value) =>
    tiered ? Math.max(value.sign ? 19 : 0, figures(value.value)) : (value.sign ? 20 : 0) + figures(value.value),
  );
  return Math.max(CELL_WIDE.least, sum(wide) + 5);
}

/** Many short tracks beside each other: their heads across, their fields from the highest down. */
export function isMatrix(pieces: readonly Piece[], table: Pick<Table, 'phone'>): boolean {
  const lines = linesOf(pieces);
  const headed = lines.every(([first]) => (first?.at?.[0] ?? 0) === 0 && first?.face?.code && first.face.code.length <= 2);
  return !table.phone && headed && lines.length > Math.max(4, ...lines.map((line) => line.length - 1));
}
const COLUMN = { least: 50, best: 64 };

export const cellHeight = (pieces: readonly Piece[]): number => (isTiered(pieces) ? CELL.tiered : CELL.best);

function matrixBody(pieces: readonly Piece[], best: number): Body {
  const lines = linesOf(pieces);
  const rows = Math.max(...lines.map((line) => line.length));
  return {
    scale: { least: CELL.least / CELL.best, best, most: best },
    width: { least: lines.length * (COLUMN.least + CELL.gap), best: lines.length * (COLUMN.best * best + CELL.gap) },
    height: (_, scale) => rows * (CELL.best * scale + CELL.gap),
  };
}

function trackBody(pieces: readonly Piece[], best: number): Body {
  const lines = linesOf(pieces);
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const several = lines.length > 1;
  const tiered = isTiered(pieces);
  const least = Math.max(...lines.map((line) => sum(line.map((piece) => cellWidth(piece, tiered))) + line.length * 3), 60);
  const high = cellHeight(pieces);
  return {
    scale: { least: several ? CELL.least / CELL.best : tiered ? 1 : 0.8, best, most: best },
    width: { least, best: longest > LONG ? least : Math.max(least, longest * (CELL_WIDE.best * best + 3) + (several ? 50 : 0)) },
    height: (_, scale) => lines.length * high * scale + (lines.length - 1) * CELL.gap + (several ? 0 : CELL.marker),
  };
}
