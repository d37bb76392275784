/** Where a bubble stands: beside what it speaks of, and never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'right' | 'below' | 'left' | 'above' | 'aside';

export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** Where the arrow points, along the edge of the bubble. */
  arrow: number;
}

/** Between the bubble and what it speaks of, and to the edges of the page. */
const GAP = 25;
const EDGE = 10;
const ARROW = 26;

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const covered = (box: Box, kept: readonly Box[]) => kept.reduce((sum, other) => sum + overlap(box, other), 0);
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Right, below, left, above: the first side where it covers nothing that is to be seen. Without one, where it covers least. */
export function bubbleSpot(size: { width: number; height: number }, lit: Box | null, kept: readonly Box[], page: Box): Spot {
  const { width, height } = size;
  const inside = (left: number, top: number) => ({
    left: between(page.left + EDGE, left, page.left + page.width - width - EDGE),
    top: between(page.top + EDGE, top, page.top + page.height - height - EDGE),
    width,
    height,
  });
  const found: (Box & { side: Side })[] = [];
  if (lit) {
    const [x, y] = [lit.left + lit.width / 2, lit.top + lit.height / 2];
    found.push(
      { ...inside(lit.left + lit.width + GAP, y - height / 2), side: 'right' },
      { ...inside(x - width / 2, lit.top + lit.height + GAP), side: 'below' },
      { ...inside(lit.left - width - GAP, y - height / 2), side: 'left' },
      { ...inside(x - width / 2, lit.top - height - GAP), side: 'above' },
    );
    const free = found.find((box) => covered(box, kept) === 0);
    if (free) return withArrow(free, lit);
  }
  const [right, bottom] = [page.left + page.width, page.top + page.height];
  for (const left of [right, page.left, page.left + (page.width - width) / 2]) {
    for (const top of [bottom, page.top, page.top + (page.height - height) / 2]) found.push({ ...inside(left, top), side: 'aside' });
  }
  const least = found.reduce((best, box) => (covered(box, kept) < covered(best, kept) ? box : best));
  return least.side !== 'aside' && lit ? withArrow(least, lit) : { left: least.left, top: least.top, side: 'aside', arrow: 0 };
}

function withArrow(box: Box & { side: Side }, lit: Box): Spot {
  const upright = box.side === 'right' || box.side === 'left';
  const aim = upright ? lit.top + lit.height / 2 - box.top : lit.left + lit.width / 2 - box.left;
  return { left: box.left, top: box.top, side: box.side, arrow: between(ARROW, aim, (upright ? box.height : box.width) - ARROW) };
}

/** Boxes that touch each other become one: a hole in a hole would be no hole. */
export function merged(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let i = found.length - 1; i >= 0; i--) {
      if (overlap(found[i]!, whole) > 0) {
        whole = around([found[i]!, whole])!;
        found.splice(i, 1);
        i = found.length; // it may touch others now
      }
    }
    found.push(whole);
  }
  return found;
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The veil over a page with holes, as a path that is filled by the even-odd rule. */
export function veil(width: number, height: number, holes: readonly Box[], radius = 11): string {
  const hole = ({ left, top, width: w, height: h }: Box) => {
    const r = Math.min(radius, w / 2, h / 2);
    return `M${left + r} ${top}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  };
  return `M0 0H${width}V${height}H0z${holes.map(hole).join('')}`;
}
