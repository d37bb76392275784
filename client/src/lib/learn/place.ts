/** Where a bubble stands: beside what it speaks of, and never over it. */
import { overlap, type Box } from '$lib/scene/geometry';

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

/** The things on the page that matter to a bubble. */
export interface Ground {
  /** It must not hide these: what it speaks of, and what belongs to that. */
  kept: readonly Box[];
  /** Nor these, if it can be helped: the question and its answers, what can be chosen. */
  wished?: readonly Box[];
  /** Everything else, of which it covers as little as it can. */
  rest?: readonly Box[];
}

const KEPT = 1e6;
const WISHED = 1e3;
const covered = (box: Box, others: readonly Box[] = []) => others.reduce((sum, other) => sum + overlap(box, other), 0);

/** How much a bubble would hide there. */
export function hidden(box: Box, { kept, wished, rest }: Ground): number {
  return KEPT * covered(box, kept) + WISHED * covered(box, wished) + covered(box, rest);
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Steps across and down the page at which a bubble may stand aside. */
const STEPS = 6;

/** Right, below, left, above, in the middle or pushed along: the first place where it hides nothing that matters. Else aside, over the least. */
export function bubbleSpot(size: { width: number; height: number }, lit: Box | null, ground: Ground, page: Box): Spot {
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
    for (const along of [0, 1, -1]) {
      const [across, down] = [x - width / 2 + along * (width / 2 - ARROW), y - height / 2 + along * (height / 2 - ARROW)];
      found.push(
        { ...inside(lit.left + lit.width + GAP, down), side: 'right' },
        { ...inside(across, lit.top + lit.height + GAP), side: 'below' },
        { ...inside(lit.left - width - GAP, down), side: 'left' },
        { ...inside(across, lit.top - height - GAP), side: 'above' },
      );
    }
    const free = found.find((box) => hidden(box, { kept: ground.kept, wished: ground.wished ?? [] }) === 0);
    if (free) return withArrow(free, lit);
  }
  for (let across = STEPS; across >= 0; across--) {
    for (let down = STEPS; down >= 0; down--) {
      const [left, top] = [page.left + (page.width * across) / STEPS - width / 2, page.top + (page.height * down) / STEPS - height / 2];
      found.push({ ...inside(left, top), side: 'aside' });
    }
  }
  /** The distance of a place: of equally good ones the nearest is taken. */
  const far = (box: Box) => (lit ? Math.hypot(box.left + width / 2 - lit.left, box.top + height / 2 - lit.top) / 1e4 : 0);
  const costs = found.map((box) => hidden(box, ground) + far(box));
  const least = found[costs.indexOf(Math.min(...costs))]!;
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
