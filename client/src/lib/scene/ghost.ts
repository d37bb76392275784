/** Where ghosts stand: measured on the table as it is drawn, which never moves for them. */
import type { Amount, Coming, Piece, Preview } from '$lib/model';
import { hexCentre, type Box } from './geometry';
import { pieceSize } from './sizes';
import type { TableView } from './view.svelte';

const GAP = 6;
/** Where there is no room, of each ghost a strip is seen. */
const STRIP = 26;
const MOST_CARD = 96;
const TITLE = 22;

export interface Ghost {
  key: string;
  piece: Piece;
  box: Box;
  /** Only its outline is drawn: the place of a tile. */
  bare: boolean;
}

/** Amounts that change, at the thing that has them. */
export interface Note {
  key: string;
  amounts: Amount[];
  states: string[];
  /** The middle of its upper edge, or, of a tray or a seat, its right end. */
  x: number;
  y: number;
  end: boolean;
  /** True if less of it is bad for me. */
  mine: boolean;
}

export interface Drawing {
  ghosts: Ghost[];
  notes: Note[];
  /** Above what leaves. */
  arrows: { key: string; x: number; y: number }[];
}

type Find = (kind: 'piece' | 'zone' | 'empty', id: string) => Box | null;

/** The visible part of a thing on the page; nothing if it is on none, on another sheet, or below a table on the table. */
export function seenIn(root: ParentNode): Find {
  const top = root.querySelector('.scrim > .overlay') ?? root;
  return (kind, id) => {
    const name = CSS.escape(id);
    const wanted = kind === 'empty' ? `[data-zone="${name}"] .empty` : `[data-${kind}="${name}"]`;
    for (const node of top.querySelectorAll(wanted)) {
      const { left, top, width, height } = (node.querySelector(':scope > .body') ?? node).getBoundingClientRect();
      if (width > 0 && left < innerWidth && left + width > 0 && top < innerHeight && top + height > 0) return { left, top, width, height };
    }
    return null;
  };
}

export function drawingOf(preview: Preview, view: TableView, find: Find): Drawing {
  const ghosts: Ghost[] = [];
  const byPlace = new Map<string, Coming[]>();
  for (const ghost of preview.come) {
    const place = ghost.piece.on ? `on ${ghost.piece.on}` : ghost.zone;
    byPlace.set(place, [...(byPlace.get(place) ?? []), ghost]);
  }
  for (const coming of byPlace.values()) ghosts.push(...placed(coming, view, find));
  return { ghosts, notes: notesOf(preview, view, find), arrows: arrowsOf(preview, view, find) };
}

/** Ghosts that come to one place: on a thing, in a cell, or at the end of a tray. */
function placed(coming: readonly Coming[], view: TableView, find: Find): Ghost[] {
  return coming.flatMap((ghost, i) => {
    const { piece, zone } = ghost;
    const box = piece.on ? boxOn(ghost, i, view, find) : (boxInCell(ghost, view, find) ?? boxAtEnd(ghost, i, coming.length, view, find));
    return box ? [{ key: `${zone}/${piece.id}`, piece, box, bare: isBare(piece, view) }] : [];
  });
}

function isBare(piece: Piece, view: TableView): boolean {
  return piece.kind === 'tile' && view.frame(piece.face).outline === 'realm';
}

function sizeOf(ghost: Coming, like: Box | null, find: Find): { width: number; height: number } {
  const was = ghost.was ? find('piece', ghost.was) : null;
  const { kind } = ghost.piece;
  const width = like?.width ?? Math.min(was?.width ?? Infinity, kind === 'card' ? MOST_CARD : pieceSize(kind, 's'));
  return { width, height: like?.height ?? (was ? (was.height * width) / was.width : kind === 'card' ? (width * 88) / 63 : width) };
}

/** Beside its likes that stand there already, else in the middle of what it stands on. */
function boxOn(ghost: Coming, i: number, view: TableView, find: Find): Box | null {
  const host = find('piece', ghost.piece.on!);
  if (!host) return null;
  const likes = view.standingOn(ghost.piece.on!).filter((child) => child.kind === ghost.piece.kind && child.id !== ghost.was);
  const last = likes.map((child) => find('piece', child.id)).findLast((box) => box !== null) ?? null;
  const size = sizeOf(ghost, last, find);
  const fitting = Math.min(1, host.width / size.width, host.height / size.height);
  const [width, height] = [size.width * fitting, size.height * fitting];
  const left = last ? last.left + last.width + 2 : host.left + (host.width - width) / 2;
  const most = host.left + host.width - width / 2;
  return {
    left: Math.min(left + i * (width / 2), most),
    top: last?.top ?? host.top + (host.height - height) / 2,
    width,
    height,
  };
}

/** In the cell of a track, or where a new tile of a map would lie. */
function boxInCell(ghost: Coming, view: TableView, find: Find): Box | null {
  const { at } = ghost.piece;
  const zone = view.scene.zones.find((entry) => entry.id === ghost.zone);
  if (!at || !zone) return null;
  const cells = (zone.pieces ?? []).filter((piece) => piece.at && !piece.on && piece.id !== ghost.was);
  const same = cells.find((piece) => piece.at!.join() === at.join());
  const cell = same && find('piece', same.id);
  if (cell) {
    const { width, height } = sizeOf(ghost, null, find);
    return { left: cell.left + (cell.width - width) / 2, top: cell.top + (cell.height - height) / 2, width, height };
  }
  if (zone.layout !== 'hex') return null;
  for (const near of cells) {
    const box = find('piece', near.id);
    if (!box) continue;
    const unit = box.width / Math.sqrt(3);
    const [from, to] = [hexCentre(near.at![0]!, near.at![1]!, unit), hexCentre(at[0]!, at[1]!, unit)];
    return { ...box, left: box.left + to.x - from.x, top: box.top + to.y - from.y };
  }
  return null;
}

/** Behind the last thing of a tray; where there is no room, over its end. */
function boxAtEnd(ghost: Coming, i: number, count: number, view: TableView, find: Find): Box | null {
  const tray = find('zone', ghost.zone);
  const zone = view.scene.zones.find((entry) => entry.id === ghost.zone);
  if (!tray || !zone) return null;
  const boxes = (zone.pieces ?? [])
    .filter((piece) => !piece.on && piece.kind === ghost.piece.kind)
    .map((piece) => find('piece', piece.id))
    .filter((box) => box !== null);
  const last = boxes.at(-1) ?? null;
  const empty = last ? null : find('empty', ghost.zone);
  const size = sizeOf(ghost, last ?? empty, find);
  const fitting = Math.min(1, tray.height / size.height, tray.width / size.width);
  const [width, height] = [size.width * fitting, size.height * fitting];
  const start = last ? last.left + last.width + GAP : (empty?.left ?? tray.left + GAP);
  const right = tray.left + tray.width;
  const step = Math.max(STRIP, Math.min(width + GAP, (right - start - width) / Math.max(1, count - 1)));
  const shift = Math.min(0, right - width - (count - 1) * step - start);
  const top = (last ?? empty)?.top ?? tray.top + (tray.height - height) / 2;
  return { left: Math.max(tray.left, start + shift) + i * step, top, width, height };
}

// --- amounts

function notesOf(preview: Preview, view: TableView, find: Find): Note[] {
  const own = view.scene.seat;
  const areas = new Map(view.scene.zones.map((zone) => [zone.id, zone.area]));
  const isMine = (zone: string) => areas.get(zone) === 'mine';
  const zones = preview.zones.flatMap(({ zone, amounts }) => {
    const box = find('zone', zone);
    return box ? [note(`zone ${zone}`, amounts, [], right(box), isMine(zone))] : [];
  });
  const pieces = preview.pieces.flatMap(({ piece, amounts, states = [] }) => {
    const box = find('piece', piece);
    const owner = view.zoneOf.get(piece);
    return box ? [note(`piece ${piece}`, amounts, states, above(box), isMine(owner?.id ?? ''))] : [];
  });
  // What stands in my own tray need not be said at my seat too.
  const said = new Set(zones.filter((entry) => entry.mine).flatMap((entry) => entry.amounts.map(spelled)));
  const seats = preview.seats.flatMap(({ seat, score, facts }) => {
    const box = find('zone', `seat:${seat}`);
    const amounts = [...(score ? [score] : []), ...facts.filter((fact) => seat !== own || !said.has(spelled(fact)))];
    return box && amounts.length > 0 ? [note(`seat ${seat}`, amounts, [], right(box, true), seat === own)] : [];
  });
  return [...zones, ...pieces, ...seats];
}

const spelled = ({ sign, before, after }: Amount) => [sign, before, after].join(' ');
const above = ({ left, top, width }: Box) => ({ x: left + width / 2, y: top, end: false });
/** Over the fact in the title of a tray, or at the foot of a seat. */
const right = ({ left, top, width, height }: Box, foot = false) => ({ x: left + width, y: top + (foot ? height : TITLE / 2), end: true });

function note(key: string, amounts: Amount[], states: string[], at: { x: number; y: number; end: boolean }, mine: boolean): Note {
  return { key, amounts, states, ...at, mine };
}

function arrowsOf(preview: Preview, view: TableView, find: Find): Drawing['arrows'] {
  return preview.gone.flatMap((id) => {
    const piece = view.pieces.get(id);
    const box = piece && (piece.kind === 'card' || !piece.on) ? find('piece', id) : null;
    return box ? [{ key: id, x: box.left + box.width / 2, y: box.top }] : [];
  });
}

/** Figures that grow or shrink; words change without either. */
export function trend({ before, after }: Amount): number {
  const [was, now] = [before, after].map((text) => (/^[+-]?\d+(\/\d+)?$/.test(text) ? parseInt(text) : NaN));
  return Number.isNaN(was) || Number.isNaN(now) ? 0 : Math.sign(now! - was!);
}

const ORDER = [1, 0, -1];

/** The amounts of what is mine, gains first. */
export function gains(preview: Preview, seat: number): Amount[] {
  const own = preview.seats.find((line) => line.seat === seat);
  const amounts = [...(own?.score ? [own.score] : []), ...(own?.facts ?? [])];
  return amounts.sort((one, other) => ORDER.indexOf(trend(one)) - ORDER.indexOf(trend(other)));
}
