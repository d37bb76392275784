/** Bands: cards that lie together as small fans, the first of them whole in front. */
import type { Piece, Zone } from '$lib/model';
import type { Table } from './table';

const LEADER = 70;
const EDGE = 13;
const TAG = 24;
const GAP = 12;
const LINE = 6;
/** How far the last cards of a fan are turned out of it. */
const TURNED = 8;
const RATIO = 88 / 63;
/** At this scale all fans still stand in one line. */
export const SMALLEST = 0.7;

export const isBands = (zone: Zone): boolean => zone.layout === 'bands';

export interface Fan {
  piece: Piece;
  followers: readonly Piece[];
  left: number;
  top: number;
  width: number;
}

export interface BandsPlan {
  leader: number;
  edge: number;
  tall: number;
  fans: Fan[];
  height: number;
}

/** Fans in lines, as many as the width holds. */
export function planBands(pieces: readonly Piece[], width: number, scale: number, table: Table): BandsPlan {
  const [leader, edge] = [LEADER * scale, EDGE * Math.min(1, scale)];
  const tall = leader * RATIO;
  const line = tall + TURNED + TAG;
  let [left, top] = [0, 0];
  const fans = pieces.map((piece) => {
    const followers = (table.children.get(piece.id) ?? []).filter((child) => child.kind === 'card');
    const wide = leader + followers.length * edge + (followers.length > 0 ? TURNED : 0);
    if (left > 0 && left + wide > width) [left, top] = [0, top + line + LINE];
    const fan = { piece, followers, left, top, width: wide };
    left += wide + GAP * Math.min(1, scale);
    return fan;
  });
  return { leader, edge, tall, fans, height: top + line };
}

export function bandsHeight(_: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table): number {
  return planBands(pieces, width, scale, table).height;
}

export function bandsWidths(_: Zone, pieces: readonly Piece[], best: number, table: Table): { least: number; best: number } {
  const { fans } = planBands(pieces, Infinity, best, table);
  const last = fans.at(-1);
  const whole = last ? last.left + last.width : LEADER;
  return { least: whole * SMALLEST, best: whole };
}
