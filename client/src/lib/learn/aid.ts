/** How a player aid is laid out. */
import type { AidInfo } from '$lib/model';

/** Beside more signs than these nothing else finds room in their column. */
const MOST_SIGNS = 14;

export function isFull(aid: AidInfo): boolean {
  return aid.signs.reduce((sum, group) => sum + group.signs.length, 0) > MOST_SIGNS;
}
