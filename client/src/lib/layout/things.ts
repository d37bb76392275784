/** How much room things take that are no cards. */
import type { Piece } from '$lib/model';
import { sum } from './share';
import { broadness, type Dress } from './table';
import { FLOOR, textWidth } from './text';

function tileHeight(piece: Piece, size: number, table: Dress): number {
  const face = piece.face;
  const outline = table.outline(face);
  if (outline === 'dial') return size + 5 + (piece.states?.includes('open') ? 15 : (face?.text?.length ?? 1) * 17);
  const printed =
    (face?.icon ? size * 0.42 : 0) +
    (face?.code ? 12 : 0) +
    (face?.strip || face?.values ? 22 : 0) +
    ((piece.seat ?? -1) >= 0 ? 26 : 0) +
    (face?.name && !face.code && !face.strip && !face.values ? 15 : 0) +
    (face?.text?.length ?? 0) * 15;
  return Math.max(outline === 'pill' ? 46 : 30, size * 0.5, printed + 6);
}

function tileWidth(piece: Piece, size: number, table: Dress): number {
  const outline = table.outline(piece.face);
  if (outline === 'dial') return Math.max(size, ...(piece.face?.text ?? []).map((text) => textWidth(text, FLOOR) + 6));
  const strip = [...(piece.face?.strip ?? []), ...(piece.face?.values ?? [])];
  const signs = sum(strip.map((fact) => (fact.sign ? 22 : 0) + textWidth(fact.value ?? '', 12.5) + 2));
  return Math.max(size, signs + 8, textWidth(piece.face?.name ?? '', 12.5, 'display') + 6);
}

/** Width and height of a thing that is no card. */
export function smallBox(piece: Piece, size: number, table: Dress): { width: number; height: number } {
  if (piece.kind === 'tile') return { width: tileWidth(piece, size, table), height: tileHeight(piece, size, table) };
  const broad = broadness(piece, table);
  return { width: size * broad, height: size * Math.max(1, broad) };
}
