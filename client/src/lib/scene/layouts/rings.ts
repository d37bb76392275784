import type { Piece } from '$lib/model';
import { sectorAngles, type Band, type Sector } from '../geometry';

export interface Room {
  piece: Piece;
  ring: number;
  band: Band;
  angles: Sector;
}

/** Rooms and corridor segments with their places; `at` is ring, sector and width. */
export function roomsOf(pieces: readonly Piece[], bands: readonly Band[]): Room[] {
  const rooms: Room[] = [];
  for (const piece of pieces) {
    const [ring = 0, sector = 0, width = 1] = piece.at ?? [];
    const band = bands[ring];
    if (band) rooms.push({ piece, ring, band, angles: sectorAngles(band.sectors, sector, width) });
  }
  return rooms;
}

function overlap(one: Sector, other: Sector): boolean {
  return [-360, 0, 360].some((turn) => Math.min(one.to, other.to + turn) - Math.max(one.from, other.from + turn) > 1);
}

/** What a room's doors lead to: the rooms or segments behind them. */
export function connected(piece: Piece, rooms: readonly Room[]): Room[] {
  const here = rooms.find((room) => room.piece.id === piece.id);
  if (!here) return [];
  const found: Room[] = [];
  for (const edge of piece.edges ?? []) {
    const [side, kind] = edge.split(':');
    if (kind !== 'door') continue;
    const ring = side === 'in' ? here.ring - 1 : side === 'out' ? here.ring + 1 : here.ring;
    found.push(...rooms.filter((room) => room.ring === ring && room !== here && overlap(room.angles, here.angles)));
  }
  return found;
}
