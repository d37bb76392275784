import { flushSync } from 'svelte';

const LEAST = 0.55;
/** Where nothing helps, the hand stays small, the middle readable, and the middle scrolls. */
export const CROWDED = { centre: 0.78, rest: 0.62 };
/** Where there is room to spare, the middle may become so much larger than the rest. */
export const GROWN = 1.6;
/** What has grown leaves some air for outlines. */
const AIR = 0.94;
const SLACK = 1;

/** How large pieces may become: as drawn at 1280, larger on wide screens. */
export function largest(width: number): number {
  return width >= 1600 ? Math.min(1.6, width / 1300) : width < 1180 ? 0.92 : 1;
}

/** Set the largest scale at which these parts of the page do not overflow, found by halving; says whether there is one. */
export function fitScale(page: HTMLElement, parts: readonly string[], set: (scale: number) => void, most: number): boolean {
  return halved((scale) => isWholeAt(page, parts, set, scale), set, LEAST, most);
}

/** Whether the whole page fits as it stands; where the middle has grown, its rows must have their room too. */
export function isFitting(page: HTMLElement, grown: boolean): boolean {
  flushSync();
  return areWhole(page, ['.mine', '.side', '.centre']) && (!grown || hasRoom(page));
}

/** Let the middle grow beyond the rest, as long as it fits and no row in it is full; from there it only shrinks. */
export function growCentre(page: HTMLElement, set: (scale: number) => void, least: number, most: number): void {
  const fits = (scale: number): boolean => isWholeAt(page, ['.centre', '.mine'], set, scale) && hasRoom(page);
  let found = most;
  const grows = halved(fits, (scale) => (found = scale), least, most);
  if (!grows || found < most) set(Math.max(least, grows ? found * AIR : least));
}

function isWholeAt(page: HTMLElement, parts: readonly string[], set: (scale: number) => void, scale: number): boolean {
  set(scale);
  flushSync();
  return areWhole(page, parts);
}

function areWhole(page: HTMLElement, parts: readonly string[]): boolean {
  return parts.every((part) => isWhole(page.querySelector<HTMLElement>(`:scope > ${part}`), page));
}

/** No row of the middle is full, and none stands out of its tray. */
function hasRoom(page: HTMLElement): boolean {
  const boxes = [...page.querySelectorAll(':scope > .centre .box')];
  return page.querySelector(':scope > .centre .full') === null && boxes.every((box) => box.scrollWidth <= box.clientWidth);
}

function halved(fits: (scale: number) => boolean, set: (scale: number) => void, least: number, most: number): boolean {
  if (fits(most)) return true;
  if (!fits(least)) return false;
  let [low, high] = [least, most];
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  set(low);
  return true;
}

/** Nothing in it is higher than its place. Measured by boxes alone: pieces that fly or are lifted do not count. */
function isWhole(part: HTMLElement | null, page: HTMLElement): boolean {
  if (!part) return true;
  if (part.getBoundingClientRect().bottom > page.getBoundingClientRect().bottom + SLACK) return false;
  const area = part.querySelector<HTMLElement>(':scope > .area');
  if (!area) return true;
  const columns = [...area.children].flatMap((line) => [...line.children] as HTMLElement[]);
  return [area, ...columns].every((box) => stacked(box) <= box.clientHeight + SLACK);
}

function stacked(box: HTMLElement): number {
  const gap = parseFloat(getComputedStyle(box).rowGap) || 0;
  return [...box.children].reduce((sum, child) => sum + (child as HTMLElement).offsetHeight + gap, -gap);
}
