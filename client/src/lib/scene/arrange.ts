/** How the zones of an area stand: lines of columns of trays. */
import type { Piece, Zone } from '$lib/model';

export interface Tray {
  zones: Zone[];
  /** They stand under each other, not side by side. */
  stacked?: boolean;
}

export interface Column {
  trays: Tray[];
  grow: number;
}

export interface Line {
  columns: Column[];
}

/** Zones with the same `line` stand side by side; one that is `below` stands under the zone before it, one that is `joined` shares its tray, one that is both shares it from below. */
export function arrange(zones: readonly Zone[]): Line[] {
  const lines = new Map<number, Column[]>();
  for (const zone of zones) {
    const columns = lines.get(zone.line ?? 0) ?? [];
    lines.set(zone.line ?? 0, columns);
    const last = columns.at(-1);
    if (zone.joined && last) join(last.trays.at(-1)!, zone);
    else if (zone.below && last) last.trays.push({ zones: [zone] });
    else columns.push({ trays: [{ zones: [zone] }], grow: 0 });
  }
  return [...lines.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, columns]) => ({ columns: columns.map((column) => ({ ...column, grow: growOf(column) })) }));
}

function join(tray: Tray, zone: Zone): void {
  tray.zones.push(zone);
  if (zone.below) tray.stacked = true;
}

function growOf(column: Column): number {
  const grows = (tray: Tray) => tray.zones.map((zone) => zone.grow ?? 1);
  return Math.max(
    ...column.trays.map((tray) => (tray.stacked ? Math.max(...grows(tray)) : grows(tray).reduce((sum, grow) => sum + grow, 0))),
  );
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

/** On a narrow screen zones stand below each other, but two panels side by side: they are there to be compared. */
export function inPairs(zones: readonly Zone[]): Zone[] {
  const panels = zones.filter(({ layout }) => layout === 'panel');
  const lineOf = (zone: Zone): number => zones.indexOf(panels[panels.indexOf(zone) - 1] ?? zone);
  return zones.map((zone, i) => ({ ...zone, line: panels.indexOf(zone) % 2 === 1 ? lineOf(zone) : i, below: false, joined: false }));
}
