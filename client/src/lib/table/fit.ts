import { flushSync } from 'svelte';

const LEAST = 0.55;
/** Below this, to know less of the others is the lesser evil. */
export const LEGIBLE = 0.75;
/** Where nothing helps, the hand stays small, the middle readable, and the middle scrolls. */
export const CROWDED = { centre: 0.78, rest: 0.62 };
/** Where there is room to spare, the middle may become so much larger than the rest. */
export const GROWN = 1.6;
/** What has grown leaves some air for outlines. */
const AIR = 0.94;
const SLACK = 1;
/** Close enough to the largest scale. */
const NEAR = 0.016;
/** So often the overflow of a page is believed. */
const GUESSES = 3;

/** How large pieces may become: as drawn at 1280, larger on wide screens. */
export function largest(width: number): number {
  return width >= 1600 ? Math.min(1.6, width / 1300) : width < 1180 ? 0.92 : 1;
}

/** Set the largest scale at which these parts of the page do not overflow; says whether there is one. */
export function fitScale(page: HTMLElement, parts: readonly string[], set: (scale: number) => void, most: number): boolean {
  return sought((scale) => excessAt(page, parts, set, scale), set, { least: LEAST, most, steep: steepness(page) });
}

/** Whether the whole page fits as it stands; where the middle has grown, its rows must have their room too. */
export function isFitting(page: HTMLElement, grown: boolean): boolean {
  flushSync();
  return excessOf(page, ['.mine', '.side', '.centre']) === 0 && (!grown || hasRoom(page));
}

/** How high all parts of the page are, what scrolls included. */
export function heightOf(page: HTMLElement): number {
  flushSync();
  const parts = page.querySelectorAll<HTMLElement>(':scope > .prompt, :scope > .side, :scope > :is(.mine, .centre) > .area');
  return [...parts].reduce((sum, part) => sum + part.offsetHeight, 0);
}

/** Let the middle grow beyond the rest, as long as it fits and no row in it is full; from there it only shrinks. */
export function growCentre(page: HTMLElement, set: (scale: number) => void, least: number, most: number): void {
  const excess = (scale: number): number => {
    const over = excessAt(page, ['.centre', '.mine'], set, scale);
    return over > 0 || hasRoom(page) ? over : Infinity;
  };
  if (excess(least) > 0) return;
  let found = most;
  sought(excess, (scale) => (found = scale), { least, most, steep: steepness(page), known: true });
  if (found < most) set(Math.max(least, found * AIR));
}

/** How much of its height grows with the scale, at a guess. */
const steepness = (page: HTMLElement): number => page.clientHeight * 0.6;

/** By how many pixels the parts overflow at a scale. */
function excessAt(page: HTMLElement, parts: readonly string[], set: (scale: number) => void, scale: number): number {
  set(scale);
  flushSync();
  return excessOf(page, parts);
}

function excessOf(page: HTMLElement, parts: readonly string[]): number {
  return Math.max(...parts.map((part) => overflow(page.querySelector<HTMLElement>(`:scope > ${part}`), page)));
}

/** No row of the middle is full, and none stands out of its tray. */
function hasRoom(page: HTMLElement): boolean {
  const boxes = [...page.querySelectorAll(':scope > .centre .box')];
  return page.querySelector(':scope > .centre .full') === null && boxes.every((box) => box.scrollWidth <= box.clientWidth);
}

/**
 * Find the largest scale without an excess and set it; says whether there is one. Every trial lays the page out, so there are few:
 * how much it overflows tells how far to go down, at a guess `steep` pixels for each 1. Where that does not help, the way is halved.
 */
export function sought(
  excess: (scale: number) => number,
  set: (scale: number) => void,
  { least, most, steep, known = false }: { least: number; most: number; steep: number; known?: boolean },
): boolean {
  let [low, high, over, slope] = [least, most, excess(most), steep];
  if (over <= 0) return true;
  for (let trial = 0; !known || high - low > NEAR; trial++) {
    const guess = trial < GUESSES && Number.isFinite(over) ? high - over / slope - NEAR / 4 : 0;
    const next = guess > low ? guess : known ? (low + high) / 2 : least;
    const found = excess(next);
    if (found <= 0) [low, known] = [next, true];
    else if (next <= least) return false;
    else {
      slope = Number.isFinite(over) ? Math.max((over - found) / (high - next), steep / 4) : steep;
      [high, over] = [next, found];
    }
  }
  set(low);
  return true;
}

/** By how many pixels it is higher than its place. Measured by boxes alone: pieces that fly or are lifted do not count. */
function overflow(part: HTMLElement | null, page: HTMLElement): number {
  if (!part) return 0;
  const below = part.getBoundingClientRect().bottom - page.getBoundingClientRect().bottom;
  const area = part.querySelector<HTMLElement>(':scope > .area');
  const columns = area ? [area, ...[...area.children].flatMap((line) => [...line.children] as HTMLElement[])] : [];
  const most = Math.max(below, ...columns.map((box) => stacked(box) - box.clientHeight));
  return most > SLACK ? most : 0;
}

function stacked(box: HTMLElement): number {
  const gap = parseFloat(getComputedStyle(box).rowGap) || 0;
  return [...box.children].reduce((sum, child) => sum + (child as HTMLElement).offsetHeight + gap, -gap);
}
