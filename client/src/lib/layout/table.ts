/** What the sizes of zones depend on besides the zones themselves. */
import type { Face, Style, Piece, Scene } from '$lib/model';

export interface Table {
  outline: (face: Face | undefined) => string;
  /** What stands on each piece. */
  children: ReadonlyMap<string, readonly Piece[]>;
  /** True if a sign has a shape, which makes it an amount of something. */
  isAmount: (sign: string | undefined) => boolean;
  isTinted: (tint: string | undefined) => boolean;
  seats: number;
  /** The viewer's text size. */
  letters: number;
  phone: boolean;
}

export function childrenOf(pieces: ReadonlyMap<string, Piece>): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces.values()) {
    if (piece.on && pieces.has(piece.on)) found.set(piece.on, [...(found.get(piece.on) ?? []), piece]);
  }
  return found;
}

export function piecesOf(scene: Scene): Map<string, Piece> {
  return new Map(scene.zones.flatMap((zone) => (zone.pieces ?? []).map((piece) => [piece.id, piece] as const)));
}

export function tableOf(scene: Scene, look: Style, seats: number, letters: number, phone: boolean): Table {
  return {
    outline: (face) => look.frames?.[face?.template ?? '']?.outline ?? 'plain',
    children: childrenOf(piecesOf(scene)),
    isAmount: (sign) => Boolean(look.signs?.[sign ?? '']?.shape),
    isTinted: (tint) => look.tints?.[tint ?? ''] !== undefined,
    seats,
    letters,
    phone,
  };
}

/** Those that stand on nothing but the zone. */
export function standing(pieces: readonly Piece[] | undefined, table: Table): Piece[] {
  const carried = new Set([...table.children.values()].flat().map((piece) => piece.id));
  return (pieces ?? []).filter((piece) => !carried.has(piece.id));
}
