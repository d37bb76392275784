/** The page: where header, seats, question, board, zones and rail stand, for every size of screen. */
import type { Scene, Zone } from '$lib/model';
import { isBoard, isTall } from '$lib/scene/arrange';
import { paged, type Box } from '$lib/scene/geometry';
import { waysHeight } from './answers';
import { shared, sum } from './share';
import { handOf, sheetOf } from './sheet';
import { isLand } from './land';
import { GAP, needOf, solve, type Arrangement } from './solve';
import { once, type Dress } from './table';
import { weightOf } from './zone';

export type Shape = 'wide' | 'tall' | 'upright' | 'phone';

export const HEADER = 44;
const RAIL = { folded: 54, open: 268, wide: 320 };
const EDGE = { left: 10, right: 8, top: 7, bottom: 8 };
const SEATS = { wide: 46, brief: 46 };
/** A question of two lines has its room always, so that it moves nothing. */
export const PROMPT = { wide: 60, tall: 88, phone: 122 };
/** The column beside a board: its share of the page, within limits. */
const SIDE = { share: 0.42, least: 480, most: 680 };
/** The lectern: below a round board, beside the shelf, the inspected piece has a place of its own. */
const LECTERN = { width: 250, height: 132 };
export const TABS = 30;
/** Up to this weight a zone beside a board goes to the shelf. */
const LIGHT = 3;
export const PHONE = { page: 7, seats: 55, tabs: 58, dots: 48, hand: 136, lift: 20, top: 7, gap: 8, turns: 50, board: 200 };
/** Around the ways to react, on a phone: the question above them, how often to be asked below. */
const REACTING = { around: 128, beside: 26 };
/** Upright, what is mine takes no more than this share of the page. */
const MINE_UPRIGHT = 0.36;

export interface Page {
  shape: Shape;
  /** The rail is a strip of tabs; what they show opens over the table. */
  folded: boolean;
  rail: Box;
  seats: Box & { brief: boolean };
  prompt: Box;
  centre: Box;
  side: Box;
  mine: Box;
  /** Zones of the middle that share a tray with tabs, where there is a board. */
  shelf: Box | null;
  shelved: Zone[];
  /** Where what is looked at is shown; none: over the table. */
  lectern: Box | null;
  /** Ways to react lie over the hand, which nothing is asked about, where there is no room for them above the question. */
  foldsHand: boolean;
  areas: { centre: Arrangement; side: Arrangement; mine: Arrangement; shelf: Record<string, Arrangement> };
  /** On a phone: the zones of each page of the middle, in blocks that stay together. */
  pages: { blocks: Zone[][]; arrangements: Arrangement[] }[];
}

export interface Viewport {
  width: number;
  height: number;
}

/** As drawn at 1280, larger on wide screens, with the viewer's text size. */
export function bestScale({ width, height }: Viewport, letters: number): number {
  const room = Math.min(width / 1280, height / 800);
  return Math.min(1.6, Math.max(1, room)) * Math.max(1, Math.min(letters, 1.15));
}

export function shapeOf(zones: readonly Zone[], { width }: Viewport): Shape {
  return width < 600 ? 'phone' : width < 900 ? 'upright' : isTall(zones) ? 'tall' : 'wide';
}

/** Below these widths the rail folds: the board comes first. */
function isFolded(shape: Shape, width: number): boolean {
  return shape === 'phone' || shape === 'upright' || width < (shape === 'tall' ? 1600 : 1440);
}

const EMPTY: Arrangement = { trays: [], height: 0 };
const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

export function pageOf(scene: Scene, viewport: Viewport, dress: Dress): Page {
  const shape = shapeOf(scene.zones, viewport);
  const folded = isFolded(shape, viewport.width);
  const wide = folded ? RAIL.folded : viewport.width >= 1600 ? RAIL.wide : RAIL.open;
  const rail = { left: viewport.width - wide, top: HEADER, width: wide, height: viewport.height - HEADER };
  const main = {
    left: EDGE.left,
    top: HEADER + EDGE.top,
    width: viewport.width - wide - EDGE.left - EDGE.right,
    height: viewport.height - HEADER - EDGE.top - EDGE.bottom,
  };
  const best = bestScale(viewport, dress.letters);
  const frame = { shape, folded, rail };
  if (shape === 'phone') return { ...frame, ...phonePage(scene, viewport, dress) };
  if (shape === 'tall') return { ...frame, ...tallPage(scene, main, dress, best) };
  return { ...frame, ...widePage(areasOf(scene), main, dress, best, shape) };
}

type Frameless = Omit<Page, 'shape' | 'folded' | 'rail'>;
type Areas = (...areas: string[]) => Zone[];
const areasOf =
  ({ zones }: Scene): Areas =>
  (...areas) =>
    zones.filter((zone) => areas.includes(zone.area));

// --- wide: seats, the middle, the question, what is mine

function widePage(of: Areas, main: Box, dress: Dress, best: number, shape: Shape): Frameless {
  const zones = of('centre', 'side');
  const board = zones.filter(isBoard);
  const shelved = board.length > 0 ? zones.filter((zone) => !isBoard(zone)) : [];
  const middle = board.length > 0 ? board : zones;
  const brief = shape === 'upright';
  const seatsHigh = brief ? SEATS.brief : SEATS.wide;
  const shelfHigh = shelved.length > 0 ? shelfHeight(shelved, main.width, dress, best) : 0;
  const fixed = seatsHigh + PROMPT.wide + shelfHigh + GAP * (shelfHigh > 0 ? 4 : 3);
  const room = main.height - fixed;
  const claims = [needOf(middle, main.width, dress, best), needOf(of('mine'), main.width, dress, best)];
  if (shape === 'upright') claims[1]!.read = claims[1]!.least = Math.min(claims[1]!.least, main.height * MINE_UPRIGHT);
  const [high, low] = halves(room, claims);
  let top = main.top;
  const next = (height: number): Box => {
    const box = { ...main, top, height };
    top += height + GAP;
    return box;
  };
  const seats = { ...next(seatsHigh), brief };
  const centre = next(high);
  const shelf = shelfHigh > 0 ? next(shelfHigh) : null;
  const prompt = next(PROMPT.wide);
  const mine = next(low);
  return {
    seats,
    centre,
    shelf,
    shelved,
    prompt,
    mine,
    side: NOWHERE,
    lectern: null,
    foldsHand: false,
    areas: {
      centre: solve(middle, centre, dress, best),
      side: EMPTY,
      mine: solve(of('mine'), mine, dress, best),
      shelf: shelf ? shelfAreas(shelved, shelf, dress, best) : {},
    },
    pages: [],
  };
}

/** Both get their least, then their best by weight; what is left goes to the middle. */
function halves(room: number, claims: ReturnType<typeof needOf>[]): [number, number] {
  const [middle, own] = claims as [ReturnType<typeof needOf>, ReturnType<typeof needOf>];
  const first = shared(room, claims);
  const [high, low] = shared(room, [
    { ...middle, least: first[0]!, best: Math.max(first[0]!, middle.most) },
    { ...own, least: first[1]!, best: Math.max(first[1]!, own.best) },
  ]) as [number, number];
  const left = Math.max(0, room - high - low);
  return [high + left, low];
}

// --- tall: a board on the left, all else beside it

function tallPage(scene: Scene, main: Box, dress: Dress, best: number): Frameless {
  const of = areasOf(scene);
  const centre = of('centre');
  const board = centre.filter(isBoard);
  const isLight = (zone: Zone) => weightOf(zone, dress) <= LIGHT;
  const shelved = [...centre.filter((zone) => !isBoard(zone)), ...of('side').filter(isLight)];
  const round = board.some((zone) => zone.layout === 'rings');
  const beside = Math.max(SIDE.least, Math.min(SIDE.most * best, main.width * SIDE.share));
  const square = main.height - (round ? LECTERN.height + GAP : 0);
  const wide = round ? Math.min(main.width - beside - GAP, square) : main.width - beside - GAP;
  const left = { ...main, width: wide, height: round ? Math.min(square, wide) : main.height };
  const under = round ? { ...left, top: left.top + left.height + GAP, height: main.height - left.height - GAP } : null;
  const below = under && shelved.length > 0 ? { ...under, width: under.width - LECTERN.width - GAP } : null;
  const lectern = under && {
    ...under,
    left: below ? below.left + below.width + GAP : under.left,
    width: below ? LECTERN.width : under.width,
  };
  const column = { ...main, left: main.left + wide + GAP, width: main.width - wide - GAP };
  const [side, mine] = [of('side').filter((zone) => !isLight(zone)), of('mine')];
  const shelf = shelved.length > 0 && !below ? [shelfNeed(shelved, column.width, dress, best)] : [];
  const fixed = SEATS.brief + PROMPT.tall + GAP * (2 + shelf.length + (side.length > 0 ? 1 : 0));
  const claims = [needOf(side, column.width, dress, best), ...shelf, needOf(mine, column.width, dress, best)];
  // Ways to react stand above the question; they cover the side only where nothing can give way.
  const room = column.height - fixed;
  const reaction = reactionHeight(scene, column.width, dress);
  const ways = reaction > 0 && room - reaction - GAP >= sum(claims.map(({ least }) => least)) ? reaction : 0;
  const open = ways > 0 ? room - ways - GAP : room;
  const sizes = shared(open, claims);
  const spare = Math.max(0, open - sum(sizes));
  let top = column.top;
  const next = (height: number): Box => {
    const box = { ...column, top, height };
    top += height + (height > 0 ? GAP : 0);
    return box;
  };
  const seats = { ...next(SEATS.brief), brief: true };
  const sideBox = next(sizes[0]!);
  const shelfBox = below ?? (shelf.length > 0 ? next(sizes[1]!) : null);
  next(ways);
  const prompt = next(PROMPT.tall);
  const mineBox = next(sizes.at(-1)! + spare);
  return {
    seats,
    centre: left,
    side: sideBox,
    shelf: shelfBox,
    shelved,
    prompt,
    mine: mineBox,
    lectern,
    foldsHand: reaction > ways && !handOf(scene.zones)?.pieces?.some(({ options }) => options?.length),
    areas: {
      centre: solve(board.map(lone), left, dress, best),
      side: solve(side, sideBox, dress, best),
      mine: solve(mine, mineBox, dress, best),
      shelf: shelfBox ? shelfAreas(shelved, shelfBox, dress, best) : {},
    },
    pages: [],
  };
}

/** Around ways to react beside a board, and below them how often to be asked. */
const REACTION = { beside: 20, ask: 50 };

/** How high ways to react are, written out with their texts two beside each other. */
function reactionHeight(scene: Scene, width: number, dress: Dress): number {
  const { prompt, overlay } = scene;
  const asks = prompt?.mine && prompt.reaction && !overlay && (prompt.options?.length ?? 0) > 1;
  return asks ? REACTION.ask + waysHeight(scene, width - REACTION.beside, dress.letters, 2) : 0;
}

/** A zone that stands alone needs no line. */
const lone = once((zone): Zone => ({ ...zone, line: 0, grow: 1, below: false, joined: false }));
/** On a shelf its tab bears the title. */
export const untitled = once((zone): Zone => ({ ...lone(zone), title: '', fact: '' }));

// --- the shelf: one tray, a tab for each zone

function shelfNeed(zones: readonly Zone[], width: number, dress: Dress, best: number): ReturnType<typeof needOf> {
  const asked = askedOf(zones);
  const needs = zones.map((zone) => needOf([untitled(zone)], width, dress, best));
  if (asked.length > 1) needs.push(needOf(together(asked), width, dress, best));
  return {
    least: Math.max(...needs.map((need) => need.least)) + TABS,
    read: Math.max(...needs.map((need) => need.read)) + TABS,
    best: Math.max(...needs.map((need) => need.best)) + TABS,
    most: Math.max(...needs.map((need) => need.most)) + TABS,
    weight: 5,
  };
}

const shelfHeight = (zones: readonly Zone[], width: number, dress: Dress, best: number): number =>
  shelfNeed(zones, width, dress, best).least;

/** Some zones of the shelf at once. */
export function shelfArea(zones: readonly Zone[], box: Box, dress: Dress, best: number): Arrangement {
  return solve(zones, { ...box, top: box.top + TABS, height: box.height - TABS }, dress, best);
}
export const together = (zones: readonly Zone[]): Zone[] => zones.map((zone, i) => ({ ...untitled(zone), line: i }));
/** Where several zones of the shelf are asked about, all of these are seen. */
export const askedOf = (zones: readonly Zone[]): Zone[] => zones.filter((zone) => zone.pieces?.some((piece) => piece.options?.length));

function shelfAreas(zones: readonly Zone[], box: Box, dress: Dress, best: number): Record<string, Arrangement> {
  const room = { ...box, top: box.top + TABS, height: box.height - TABS };
  return Object.fromEntries(zones.map((zone) => [zone.id, solve([untitled(zone)], room, dress, best)]));
}

// --- phone: the middle in pages, the hand always in sight

function phonePage(scene: Scene, viewport: Viewport, dress: Dress): Frameless {
  const own = scene.zones.filter((zone) => zone.area === 'mine');
  const hand = handOf(scene.zones);
  const width = viewport.width - 2 * PHONE.page;
  // The list of answers takes the place of the hand.
  const lists = sheetOf(scene, false).stands;
  const low = hand || lists ? PHONE.hand + PHONE.lift : 0;
  const others = HEADER + PHONE.seats + PHONE.top + 4 + PHONE.dots + PHONE.tabs;
  const most = viewport.height - others - PHONE.board;
  const [asks, holds] = lists ? [Math.max(PROMPT.phone + low, Math.min(most, reactionHigh(scene, width, dress))), 0] : [PROMPT.phone, low];
  const high = Math.max(PHONE.board, viewport.height - others - asks - holds);
  const room = { left: PHONE.page, top: HEADER + PHONE.seats, width, height: high };
  const blocks = phoneBlocks(scene.zones);
  const needs = blocks.map((block) =>
    isBoard(block[0]!) ? high : Math.min(needOf(block, width, dress, 1).best, Math.max(high, needOf(block, width, dress, 1).least)),
  );
  const places = paged(needs, high, PHONE.gap);
  const pages: Page['pages'] = [];
  places.forEach((page, i) => {
    const found = (pages[page] ??= { blocks: [], arrangements: [] });
    const alone = places.filter((other) => other === page).length === 1 && blocks[i]!.every(isLand);
    const height = isBoard(blocks[i]![0]!)
      ? high
      : alone
        ? Math.max(needs[i]!, Math.min(high, needOf(blocks[i]!, width, dress, 1).most))
        : needs[i]!;
    found.blocks.push(blocks[i]!);
    found.arrangements.push(solve(blocks[i]!, { ...room, height }, dress, 1));
  });
  const rest = own.filter((zone) => zone !== hand);
  return {
    seats: { left: PHONE.page, top: HEADER, width, height: PHONE.seats, brief: true },
    centre: room,
    side: NOWHERE,
    prompt: { left: PHONE.page, top: room.top + high + PHONE.dots, width, height: asks },
    mine: { left: 2, top: room.top + high + PHONE.dots + asks, width: viewport.width - 4, height: holds },
    shelf: null,
    shelved: [],
    lectern: null,
    foldsHand: false,
    areas: {
      centre: EMPTY,
      side: EMPTY,
      mine: solve(rest, { ...room, top: 0, height: Infinity }, dress, 1),
      shelf: {},
    },
    pages,
  };
}

/** The height of the ways to react on a phone, so that none of them is behind a scroll as long as a board still has room. */
function reactionHigh(scene: Scene, width: number, dress: Dress): number {
  return scene.prompt?.reaction ? REACTING.around + waysHeight(scene, width - REACTING.beside, dress.letters) : 0;
}

const narrow = once((zone): Zone => ({ ...zone, grow: 1 }));
const broad = once((zone): Zone => ({ ...zone, grow: 2 }));
const inBlock = once((zone): Zone => ({ ...zone, line: 0, below: false, joined: false }));

/** A pile stands beside the row of its line, so that both ways to a card are seen at once; all others have the whole width. */
export function phoneBlocks(all: readonly Zone[]): Zone[][] {
  // Within a line the widest zone comes first: it is what the line is about.
  const zones = all
    .filter((zone) => zone.area === 'centre' || zone.area === 'side')
    .sort(
      (one, other) =>
        Number(isBoard(other)) - Number(isBoard(one)) || (one.line ?? 0) - (other.line ?? 0) || (other.grow ?? 1) - (one.grow ?? 1),
    );
  const found: Zone[][] = [];
  for (const zone of zones) {
    const row = found.find(([first]) => first?.layout === 'row' && (first.line ?? 0) === (zone.line ?? 0) && zone.layout === 'stack');
    if (row) row.unshift(narrow(zone), broad(row.shift()!));
    else found.push([zone]);
  }
  return found.map((block) => block.map(inBlock));
}
