/** A land: a strip with a sky, places as short cards, and a ground where everybody's figures stand in a row, on a common scale. */
import type { Piece, Zone } from '$lib/model';
import { linesOf } from '$lib/scene/arrange';
import type { Dress, Table } from './table';

const HEAD = 38;
const CARD = 96;
const FLAGS = 22;
const ROW = 30;
const EDGE = 8;
const BETWEEN = 1;
/** Beside the figures: whose row it is, and how many they are. */
const OWNER = 30;
const TOTAL = 44;
const CARD_GAP = 8;
const WIDEST = 100;

/** The plain place of a land is its ground, where figures stand. */
export function groundOf(pieces: readonly Piece[], table: Dress): Piece | undefined {
  return pieces.find(({ kind, face }) => kind === 'tile' && table.outline(face) === 'pill');
}

export const isLand = (zone: Zone): boolean => zone.layout === 'land';

export interface LandPlan {
  head: number;
  card: { width: number; height: number };
  row: number;
  /** One step of the scale, and how many there are. */
  step: number;
  most: number;
  flags: number;
  owner: number;
  height: number;
}

/** Steps that the ground has at least: room for the last threshold and one more. */
function stepsOf(zone: Zone, table: Table): number {
  const last = Math.max(0, ...(zone.marks ?? []).map((mark) => mark.value));
  const ground = groundOf(zone.pieces ?? [], table);
  const standing = new Map<number, number>();
  for (const { seat, bonus } of zone.lengths ?? []) standing.set(seat, bonus);
  for (const { seat = -1 } of ground ? (table.children.get(ground.id) ?? []) : []) standing.set(seat, (standing.get(seat) ?? 0) + 1);
  return Math.max(last + 1, ...standing.values(), 5);
}

export function planLand(zone: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table): LandPlan {
  const inner = width - 2 * EDGE;
  const cards = linesOf(pieces)[0]?.length ?? 1;
  const most = stepsOf(zone, table);
  const row = ROW * scale;
  const card = { width: Math.min(WIDEST * scale, (inner - (cards - 1) * CARD_GAP) / Math.max(1, cards)), height: CARD * scale };
  const step = Math.min(row, (inner - OWNER - TOTAL) / most);
  const height = HEAD + card.height + FLAGS + table.seats * (row + BETWEEN) + EDGE + CARD_GAP;
  return { head: HEAD, card, row, step, most, flags: FLAGS, owner: OWNER, height };
}

export function landHeight(zone: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table): number {
  return planLand(zone, pieces, width, scale, table).height;
}
