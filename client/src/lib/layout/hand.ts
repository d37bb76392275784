/** How a hand lies: upright, or as plates, where more of its cards are read so. */
import type { Piece, Zone } from '$lib/model';
import { wholePlates, platesIn, saidOn, type PlatesPlan } from './plates';
import { isRead, isWordy, signsFit } from './printed';
import { planRow } from './row';
import type { Table } from './table';

/** A hand whose cards all have words, and nothing on them. */
const mayLie = (zone: Zone, pieces: readonly Piece[], table: Table): boolean =>
  zone.layout === 'fan' &&
  !table.phone &&
  pieces.length > 0 &&
  pieces.every((piece) => isWordy(piece, table) && !table.children.has(piece.id));

/** How many upright cards say what they do, in words or in signs. */
function saidUpright(zone: Zone, pieces: readonly Piece[], width: number, scale: number, room: number, table: Table): number {
  const { size, tall } = planRow(zone, pieces, width, scale, table, room);
  return pieces.filter(({ face }) => {
    const signs = face!.strip ?? face!.brief ?? [];
    return isRead(face!, size, tall) || (signs.length > 0 && signsFit(face!, signs, size, tall));
  }).length;
}

/** For so many more cards that are read a hand lies, or for all: it does not turn over for one. */
const WORTH = 2;

/** The plates as which a hand lies in a room; none: it stands. */
export function lyingHand(
  zone: Zone,
  pieces: readonly Piece[],
  width: number,
  scale: number,
  room: number,
  table: Table,
): PlatesPlan | null {
  if (!mayLie(zone, pieces, table)) return null;
  const upright = saidUpright(zone, pieces, width, scale, room, table);
  if (upright === pieces.length) return null;
  const plan = platesIn(zone, pieces, width, room, table);
  return plan && saidOn(plan, pieces) - upright >= Math.min(WORTH, pieces.length - upright) ? plan : null;
}

/** The height from which on all of a hand is read, lying; nothing: it never lies. */
export const lyingHeight = (zone: Zone, pieces: readonly Piece[], width: number, table: Table): number =>
  mayLie(zone, pieces, table) ? (wholePlates(zone, pieces, width, Infinity, table)?.total ?? 0) : 0;
