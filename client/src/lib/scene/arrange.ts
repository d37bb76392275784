/** How the zones of an area stand: lines of columns of trays. */
import type { Piece, Zone } from '$lib/model';

export interface Tray {
  zones: Zone[];
}

export interface Column {
  trays: Tray[];
  grow: number;
}

export interface Line {
  columns: Column[];
}

/** Zones with the same `line` stand side by side; one that is `below` stands under the zone before it, one that is `joined` shares its tray. */
export function arrange(zones: readonly Zone[]): Line[] {
  const lines = new Map<number, Column[]>();
  for (const zone of zones) {
    const columns = lines.get(zone.line ?? 0) ?? [];
    lines.set(zone.line ?? 0, columns);
    const last = columns.at(-1);
    if (zone.joined && last) last.trays.at(-1)!.zones.push(zone);
    else if (zone.below && last) last.trays.push({ zones: [zone] });
    else columns.push({ trays: [{ zones: [zone] }], grow: 0 });
  }
  return [...lines.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, columns]) => ({ columns: columns.map((column) => ({ ...column, grow: growOf(column) })) }));
}

function growOf(column: Column): number {
  return Math.max(...column.trays.map((tray) => tray.zones.reduce((sum, zone) => sum + (zone.grow ?? 1), 0)));
}

/** Places of a board need no tray of their own: they are the table. */
export function isBare(zone: Zone, outlineOf: (template: string) => string): boolean {
  return (
    isBoard(zone) || (zone.layout === 'grid' && (zone.pieces ?? []).some((piece) => outlineOf(piece.face?.template ?? '') === 'realm'))
  );
}

export function isBoard(zone: Zone): boolean {
  return zone.layout === 'hex' || zone.layout === 'rings';
}

/** The largest zone of the middle decides: a map or rings make the page tall. */
export function isTall(zones: readonly Zone[]): boolean {
  return zones.some((zone) => zone.area === 'centre' && isBoard(zone));
}

/** Pieces of a zone by their second coordinate: lines under each other. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const line = piece.at?.[1] ?? 0;
    lines.set(line, [...(lines.get(line) ?? []), piece]);
  }
  return [...lines.entries()].sort(([one], [other]) => one - other).map(([, line]) => line);
}
