import type { Piece } from '$lib/model';
import { sectorAngles, type Band, type Sector } from '../geometry';

export interface Room {
  piece: Piece;
  ring: number;
  band: Band;
  angles: Sector;
  /** Where it stands on the table: a corridor's segments turn with it. */
  stands: Sector;
}

/** Rooms and corridor segments with their places; `at` is ring, sector and width. */
export function roomsOf(pieces: readonly Piece[], bands: readonly Band[], turns: readonly number[] = []): Room[] {
  const rooms: Room[] = [];
  for (const piece of pieces) {
    const [ring = 0, sector = 0, width = 1] = piece.at ?? [];
    const band = bands[ring];
    if (!band) continue;
    const turned = band.corridor ? (turns[ring] ?? 0) % band.sectors : 0;
    const [angles, stands] = [0, turned].map((by) => sectorAngles(band.sectors, sector, width, by)) as [Sector, Sector];
    rooms.push({ piece, ring, band, angles, stands });
  }
  return rooms;
}

/** True if two sectors lie beside each other. */
function meet(one: Sector, other: Sector): boolean {
  return [-360, 0, 360].some((turn) => Math.min(one.to, other.to + turn) - Math.max(one.from, other.from + turn) > 1);
}

/** The places that a room's doors lead to: rooms or segments. */
export function connected(piece: Piece, rooms: readonly Room[]): Room[] {
  const here = rooms.find((room) => room.piece.id === piece.id);
  if (!here) return [];
  const found: Room[] = [];
  for (const edge of piece.edges ?? []) {
    const [side, kind] = edge.split(':');
    if (kind !== 'door') continue;
    const ring = side === 'in' ? here.ring - 1 : side === 'out' ? here.ring + 1 : here.ring;
    found.push(...rooms.filter((room) => room.ring === ring && room !== here && meet(room.stands, here.stands)));
  }
  return found;
}
