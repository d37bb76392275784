import { flushSync } from 'svelte';

const LEAST = 0.55;
/** Where nothing helps, the hand stays small, the middle readable, and the middle scrolls. */
export const CROWDED = { centre: 0.78, rest: 0.62 };
const SLACK = 1;

/** How large pieces may become: as drawn at 1280, larger on wide screens. */
export function largest(width: number): number {
  return width >= 1600 ? Math.min(1.6, width / 1300) : width < 1180 ? 0.92 : 1;
}

/** Set the largest scale at which these parts of the page do not overflow, found by halving; says whether there is one. */
export function fitScale(page: HTMLElement, parts: readonly string[], set: (scale: number) => void, most: number): boolean {
  const fits = (scale: number): boolean => {
    set(scale);
    flushSync();
    return parts.every((part) => isWhole(page.querySelector<HTMLElement>(`:scope > ${part}`), page));
  };
  if (fits(most)) return true;
  if (!fits(LEAST)) return false;
  let [low, high] = [LEAST, most];
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
