/** Where things stand: pure measures, in pixels or in the units of a board. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area that two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

// --- grids

/** How many columns of a grid fit: the whole number asked for, or a divisor of it, so that rows stay equal. */
export function columnsThatFit(wanted: number, room: number, least: number): number {
  const most = Math.max(1, Math.floor(room / least));
  for (let columns = Math.min(wanted, most); columns > 1; columns--) if (wanted % columns === 0) return columns;
  return wanted <= most ? wanted : Math.min(wanted, most);
}

// --- hexes, pointy top

const ROOT3 = Math.sqrt(3);

export function hexCentre(q: number, r: number, radius: number): Point {
  return { x: radius * ROOT3 * (q + r / 2), y: radius * 1.5 * r };
}

export function hexCorners(centre: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

export function hexBounds(cells: readonly Point[], radius: number): Box {
  if (cells.length === 0) return { left: -radius, top: -radius, width: 2 * radius, height: 2 * radius };
  const half = (radius * ROOT3) / 2;
  const left = Math.min(...cells.map((cell) => cell.x)) - half;
  const right = Math.max(...cells.map((cell) => cell.x)) + half;
  const top = Math.min(...cells.map((cell) => cell.y)) - radius;
  const bottom = Math.max(...cells.map((cell) => cell.y)) + radius;
  return { left, top, width: right - left, height: bottom - top };
}

export const HEX_STEPS: readonly [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

// --- rings: sector 0 is centred at the top, angles run clockwise

export interface RingSize {
  sectors: number;
  thick?: number;
  corridor?: boolean;
}

export interface Band {
  inner: number;
  outer: number;
  sectors: number;
  corridor: boolean;
}

/** Radii of rings from the inside out, together as wide as `radius`. */
export function ringBands(rings: readonly RingSize[], radius: number): Band[] {
  const total = rings.reduce((sum, ring) => sum + (ring.thick ?? 1), 0);
  let inner = 0;
  return rings.map((ring) => {
    const outer = inner + (radius * (ring.thick ?? 1)) / total;
    const band = { inner, outer, sectors: ring.sectors, corridor: ring.corridor ?? false };
    inner = outer;
    return band;
  });
}

export interface Sector {
  from: number;
  to: number;
}

/** Angles of a sector, in degrees clockwise from the top. */
export function sectorAngles(sectors: number, sector: number, width = 1, turned = 0): Sector {
  const step = 360 / sectors;
  const from = (sector + turned - 0.5) * step;
  return { from, to: from + width * step };
}

export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100);
const at = (point: Point): string => `${fixed(point.x)} ${fixed(point.y)}`;

export function sectorPath(inner: number, outer: number, { from, to }: Sector): string {
  if (to - from >= 359.99) {
    const ring = (radius: number) =>
      `M${at(polar(radius, 0))}A${fixed(radius)} ${fixed(radius)} 0 1 1 ${at(polar(radius, 180))}A${fixed(radius)} ${fixed(radius)} 0 1 1 ${at(polar(radius, 360))}Z`;
    return inner > 0 ? ring(outer) + ring(inner) : ring(outer);
  }
  const large = to - from > 180 ? 1 : 0;
  const outwards = `M${at(polar(outer, from))}A${fixed(outer)} ${fixed(outer)} 0 ${large} 1 ${at(polar(outer, to))}`;
  if (inner <= 0) return `${outwards}L0 0Z`;
  return `${outwards}L${at(polar(inner, to))}A${fixed(inner)} ${fixed(inner)} 0 ${large} 0 ${at(polar(inner, from))}Z`;
}

export function arcPath(radius: number, { from, to }: Sector): string {
  if (to - from >= 359.99) return sectorPath(0, radius, { from: 0, to: 360 });
  const large = to - from > 180 ? 1 : 0;
  return `M${at(polar(radius, from))}A${fixed(radius)} ${fixed(radius)} 0 ${large} 1 ${at(polar(radius, to))}`;
}

export function sectorCentre(inner: number, outer: number, { from, to }: Sector): Point {
  return to - from >= 359.99 && inner <= 0 ? { x: 0, y: 0 } : polar((inner + outer) / 2, (from + to) / 2);
}

/** How wide upright words of some height may be in the middle of a sector without touching its walls. */
export function levelWidth({ inner, outer }: { inner: number; outer: number }, { from, to }: Sector, height: number): number {
  if (to - from >= 359.99) return Math.sqrt(4 * outer * outer - height * height);
  const arc = ((to - from) * Math.PI * (inner + outer)) / 360;
  const angle = ((from + to) * Math.PI) / 360;
  const [sine, cosine] = [Math.max(0.01, Math.abs(Math.sin(angle))), Math.max(0.01, Math.abs(Math.cos(angle)))];
  return Math.min((arc - height * sine) / cosine, (outer - inner - height * cosine) / sine);
}

/** The size of letters, in pixels, at which the longest word of a name fits; too small to read they never become. */
export function fittingLetters(name: string, width: number, most: number, least: number): number {
  const longest = Math.max(1, ...name.split(' ').map((word) => [...word].length));
  return Math.max(least, Math.min(most, width / (longest * LETTER)));
}

/** How wide a letter of a name is on average, in parts of its size. */
const LETTER = 0.46;

// --- pages of a phone

/** The page of each block: first fit in order, so that pages are few and none overflows where it can be helped. */
export function paged(heights: readonly number[], room: number, gap: number): number[] {
  const used: number[] = [];
  return heights.map((height) => {
    const page = used.findIndex((sum) => sum + gap + height <= room);
    if (page < 0) return used.push(height) - 1;
    used[page] = used[page]! + gap + height;
    return page;
  });
}
