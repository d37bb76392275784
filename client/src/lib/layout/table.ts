/** The circumstances on which the sizes of zones depend, besides the zones themselves. */
import type { Face, Style, Piece, Scene, Zone } from '$lib/model';

/** The circumstances that are the same for all zones. */
export interface Dress {
  outline: (face: Face | undefined) => string;
  /** True if a sign has a shape, which makes it an amount of something. */
  isAmount: (sign: string | undefined) => boolean;
  isTinted: (tint: string | undefined) => boolean;
  seats: number;
  /** The viewer's text size. */
  letters: number;
  phone: boolean;
}

/** The same for one zone, with what stands on each of its pieces. */
export interface Table extends Dress {
  children: ReadonlyMap<string, readonly Piece[]>;
}

export function dressOf(look: Style, seats: number, letters: number, phone: boolean): Dress {
  return {
    outline: (face) => look.frames?.[face?.template ?? '']?.outline ?? 'plain',
    isAmount: (sign) => Boolean(look.signs?.[sign ?? '']?.shape),
    isTinted: (tint) => look.tints?.[tint ?? ''] !== undefined,
    seats,
    letters,
    phone,
  };
}

/** How wide a small thing is, in parts of its size: round tokens are larger than they are called, figures stand upright. */
export function broadness(piece: Piece, dress: Dress): number {
  if (piece.kind === 'token') return ['disc', 'stone', 'hexagon', 'shield'].includes(dress.outline(piece.face)) ? 1.25 : 1;
  return piece.kind === 'figure' && (piece.seat ?? -1) >= 0 ? 0.84 : 1;
}

/** A function of zones that answers once for each: zones never change, another scene brings other ones. */
export function once<T>(make: (zone: Zone) => T): (zone: Zone) => T {
  const known = new WeakMap<Zone, { made: T }>();
  return (zone) => {
    let found = known.get(zone);
    if (!found) known.set(zone, (found = { made: make(zone) }));
    return found.made;
  };
}

/** The pieces that stand on each piece; pieces stand on pieces of their own zone. */
export const childrenIn = once((zone): ReadonlyMap<string, readonly Piece[]> => {
  const ids = new Set(zone.pieces?.map((piece) => piece.id));
  const found = new Map<string, Piece[]>();
  for (const piece of zone.pieces ?? []) {
    if (!piece.on || !ids.has(piece.on)) continue;
    const others = found.get(piece.on);
    if (others) others.push(piece);
    else found.set(piece.on, [piece]);
  }
  return found;
});

/** Those that stand on nothing but the zone. */
export const standingIn = once((zone): Piece[] => {
  const ids = new Set(zone.pieces?.map((piece) => piece.id));
  return (zone.pieces ?? []).filter((piece) => !piece.on || !ids.has(piece.on));
});

const tables = new WeakMap<Dress, (zone: Zone) => Table>();

export function tableOf(zone: Zone, dress: Dress): Table {
  let find = tables.get(dress);
  if (!find) tables.set(dress, (find = once((each) => ({ ...dress, children: childrenIn(each) }))));
  return find(zone);
}

export function piecesOf(scene: Scene): Map<string, Piece> {
  return new Map(scene.zones.flatMap((zone) => (zone.pieces ?? []).map((piece) => [piece.id, piece] as const)));
}
