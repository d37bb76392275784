/** The deal of a table: what it promised when this browser first saw it, and whether that was kept. */
import type { Over, TableInfo } from '$lib/model';

const PLACE = 'deska.deals';
const MOST = 200;

/** Kept; kept as far as the page says, which saw the table too late; broken; or the browser cannot tell. */
export type Verdict = 'kept' | 'kept-unseen' | 'broken' | 'untold';

function promises(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** Keep what a table promises before it is over; what it says later changes nothing. */
export function remember({ id, state, commitment }: TableInfo): void {
  if (!commitment || state === 'over' || state === 'closed' || promised(id)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...promises(), [id, commitment]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing says so when it is asked to compare.
  }
}

export function promised(id: string): string {
  return promises().find(([table]) => table === id)?.[1] ?? '';
}

export async function check(id: string, { seed, nonce, commitment }: Pick<Over, 'seed' | 'nonce' | 'commitment'>): Promise<Verdict> {
  const before = promised(id);
  if (before && before !== commitment) return 'broken';
  // Only pages with https, or of the same machine, may count.
  if (!globalThis.crypto?.subtle) return 'untold';
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${nonce}`));
  const found = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== commitment) return 'broken';
  return before ? 'kept' : 'kept-unseen';
}
