/** The arrangement of zones in a room: lines of columns of trays, each with its place and the scale of its pieces. Pure: the same zones in the same room stand the same way. */
import type { Zone } from '$lib/model';
import { arrange, type Line, type Tray } from '$lib/scene/arrange';
import type { Box } from '$lib/scene/geometry';
import { apportioned, shared, sum, type Claim } from './share';
import type { Dress } from './table';
import { sizingOf, standsBare, TRAY, type Range, type Sizing } from './zone';

/** Pixels between trays, and between zones that share one. */
export const GAP = 6;
const JOINED = 18;
/** Pixels above the zones of a tray. */
const TOP = 5;
/** Heights that differ by less, in pixels, count as equal. */
const ROUNDING = 0.5;
/** So much smaller a zone may be, for more of its words to be seen. */
const WORTH = 0.6;
/** So many scales are tried for a zone, from the largest down. */
const STEPS = 32;

/** Where a zone stands, its tray not counted, and how large its pieces are. */
export interface Place extends Box {
  scale: number;
}

export interface TrayPlace {
  box: Box;
  bare: boolean;
  zones: { zone: Zone; place: Place }[];
}

export interface Arrangement {
  trays: TrayPlace[];
  /** The height that it needs at least; more than the room where it has to scroll. */
  height: number;
}

/** Heights, and how much it matters that they are met. */
export interface Need extends Range {
  /** From here on all words on its cards are seen, where such words come before sizes. */
  read: number;
  most: number;
  weight: number;
}

interface Part {
  weight: number;
  grow: number;
  width: Range;
  height: (width: number) => Need;
  /** Stands here; adds its trays. */
  stand: (box: Box, trays: TrayPlace[]) => void;
}

/** The zones of an area in a room; one that is endlessly high gives everything its best. */
export function solve(zones: readonly Zone[], room: Box, dress: Dress, best = 1): Arrangement {
  if (zones.length === 0) return { trays: [], height: 0 };
  const area = stackOf(
    arrange(zones).map((line) => lineOf(line, dress, best)),
    GAP,
  );
  const { least, best: wished } = area.height(room.width);
  const height = Number.isFinite(room.height) ? Math.max(room.height, least) : wished;
  const trays: TrayPlace[] = [];
  area.stand({ ...room, height }, trays);
  return { trays, height: Number.isFinite(room.height) ? least : wished };
}

/** The heights that an area needs in some width. */
export function needOf(zones: readonly Zone[], width: number, dress: Dress, best = 1): Need {
  if (zones.length === 0) return { least: 0, read: 0, best: 0, most: 0, weight: 0 };
  const area = stackOf(
    arrange(zones).map((line) => lineOf(line, dress, best)),
    GAP,
  );
  return area.height(width);
}

function lineOf(line: Line, dress: Dress, best: number): Part {
  return besides(
    line.columns.map((column) =>
      stackOf(
        column.trays.map((tray) => trayOf(tray, dress, best)),
        GAP,
        column.grow,
      ),
    ),
    GAP,
  );
}

function trayOf({ zones, stacked }: Tray, dress: Dress, best: number): Part {
  const bare = zones.every((zone) => zone.area === 'overlay' || standsBare(zone, dress));
  const [x, y] = bare ? [0, 0] : [TRAY.x, TRAY.y];
  const found: { zone: Zone; place: Place }[] = [];
  const parts = zones.map((zone) => zonePart(zone, sizingOf(zone, dress, best), found));
  const inner = stacked ? stackOf(parts, GAP) : besides(parts, JOINED);
  return {
    ...inner,
    width: { least: inner.width.least + x, best: inner.width.best + x },
    height: (width) => {
      const { least, read, best, most, weight } = inner.height(width - x);
      return { least: least + y, read: read + y, best: best + y, most: most + y, weight };
    },
    stand: (box, trays) => {
      found.length = 0;
      inner.stand({ left: box.left + x / 2, top: box.top + (bare ? 0 : TOP), width: box.width - x, height: box.height - y }, trays);
      trays.push({ box, bare, zones: [...found] });
    },
  };
}

function zonePart(zone: Zone, sizing: Sizing, found: { zone: Zone; place: Place }[]): Part {
  const { scale, height } = sizing;
  return {
    weight: sizing.weight,
    grow: zone.grow ?? 1,
    width: sizing.width,
    height: (width) => {
      const least = height(width, scale.least);
      const read = Math.max(least, sizing.read?.(width) ?? 0);
      const best = Math.max(read, height(width, scale.best, true));
      return { least, read, best, most: Math.max(best, height(width, scale.most, true)), weight: sizing.weight };
    },
    stand: (box) => void found.push({ zone, place: { ...box, scale: scaleIn(sizing, box) } }),
  };
}

/** The largest scale at which a zone finds room, rather a little smaller if then more of its cards have all their words. */
export function scaleIn(sizing: Sizing, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const known = scales.get(sizing) ?? new Map<string, number>();
  scales.set(sizing, known);
  const key = `${width}/${height}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = newScale(sizing, width, height)));
  return found;
}

const scales = new WeakMap<Sizing, Map<string, number>>();

function newScale({ scale, limit, words, height }: Sizing, width: number, room: number): number {
  const most = Math.max(Math.min(scale.least, limit?.(width) ?? 1), Math.min(scale.most, limit?.(width) ?? scale.most));
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => most - (Math.max(0, most - scale.least) * i) / STEPS);
  const fits = (at: number) => height(width, at, false) <= room + ROUNDING;
  const large = steps.find(fits) ?? Math.min(most, scale.least);
  if (!words) return large;
  const worth = steps.filter((at) => at <= large && at >= large * WORTH);
  const seen = worth.map((at) => words(width, at, room));
  return worth[seen.indexOf(Math.max(...seen))] ?? large;
}

/** Parts under each other. */
function stackOf(parts: readonly Part[], gap: number, grow = 1): Part {
  const gaps = (parts.length - 1) * gap;
  return {
    weight: Math.max(...parts.map((part) => part.weight)),
    grow,
    width: { least: Math.max(...parts.map((part) => part.width.least)), best: Math.max(...parts.map((part) => part.width.best)) },
    height: (width) => {
      const found = parts.map((part) => part.height(width));
      const total = (of: 'least' | 'read' | 'best' | 'most') => sum(found.map((range) => range[of])) + gaps;
      const weight = Math.max(...found.map(({ weight }) => weight));
      return { least: total('least'), read: total('read'), best: total('best'), most: total('most'), weight };
    },
    stand: (box, trays) => {
      let top = box.top;
      const claims = parts.map((part) => part.height(box.width));
      heights(box.height - gaps, claims).forEach((height, i) => {
        parts[i]!.stand({ ...box, top, height }, trays);
        top += height + gap;
      });
    },
  };
}

/** Everyone the best before anyone more than that; what is still left goes to the heaviest. */
function heights(room: number, claims: readonly (Claim & { most: number })[]): number[] {
  const sizes = shared(room, claims);
  const grown = shared(
    room,
    claims.map((claim, i) => ({ ...claim, least: sizes[i]!, best: Math.max(sizes[i]!, claim.most) })),
  );
  const left = Math.max(0, room - sum(grown));
  const heaviest = Math.max(...claims.map((claim) => claim.weight));
  const takers = claims.filter((claim) => claim.weight === heaviest).length;
  return grown.map((size, i) => size + (claims[i]!.weight === heaviest ? left / takers : 0));
}

/** Parts beside each other. */
function besides(parts: readonly Part[], gap: number): Part {
  const gaps = (parts.length - 1) * gap;
  const widths = (width: number) =>
    apportioned(
      width - gaps,
      parts.map((part) => ({ ...part.width, weight: part.weight, grow: part.grow })),
    );
  return {
    weight: Math.max(...parts.map((part) => part.weight)),
    grow: sum(parts.map((part) => part.grow)),
    width: { least: sum(parts.map((part) => part.width.least)) + gaps, best: sum(parts.map((part) => part.width.best)) + gaps },
    height: (width) => {
      const wide = widths(width);
      const found = parts.map((part, i) => part.height(wide[i]!));
      const most = (of: 'least' | 'read' | 'best' | 'most') => Math.max(...found.map((range) => range[of]));
      // It matters as much as what makes it so high.
      const { weight } = found.reduce((one, other) => (other.best > one.best ? other : one));
      return { least: most('least'), read: most('read'), best: most('best'), most: most('most'), weight };
    },
    stand: (box, trays) => {
      let left = box.left;
      widths(box.width).forEach((width, i) => {
        parts[i]!.stand({ ...box, left, width }, trays);
        left += width + gap;
      });
    },
  };
}
