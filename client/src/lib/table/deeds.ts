/** The ends that a person can put to a table: give up, get up, close it, forget it. */
import type { Word } from '$lib/i18n/index.svelte';
import type { TableInfo } from '$lib/model';

export const isOver = ({ state }: TableInfo): boolean => state === 'over' || state === 'closed';

type Act = (verb: string, body?: Record<string, unknown>) => Promise<unknown>;

/** The deeds that can be done to a table: the name of each, and what comes of it. */
export const DEEDS = {
  resign: ['deed-resign', 'deed-resign-help'],
  leave: ['deed-leave', 'deed-leave-help'],
  close: ['deed-close', 'deed-close-help'],
  forget: ['deed-forget', 'deed-forget-help'],
} as const satisfies Record<string, readonly [Word, Word]>;
export type Deed = keyof typeof DEEDS;

/** The deeds that can be done to a table, at it or from afar. A person who plays with bots alone gives up; with others at the table, a bot goes on. */
export function deedsOf(table: TableInfo): Deed[] {
  const mine = table.chairs.filter((chair) => chair.mine);
  if (isOver(table) || (mine.length === 0 && !table.host)) return ['forget'];
  const others = table.chairs.some((chair) => chair.kind === 'person' && !chair.mine);
  const deeds: Deed[] = [];
  if (mine.length > 0 && others) deeds.push('leave');
  if (table.host) deeds.push(others || table.state === 'waiting' ? 'close' : 'resign');
  return deeds;
}

/** Do it. Who gives up or closes a table is done with it, and no longer wants it in the list. */
export async function carryOut(table: TableInfo, deed: Deed, act: Act): Promise<void> {
  if (deed === 'leave') for (const chair of table.chairs) if (chair.mine) await act('leave', { seat: chair.seat });
  if (deed === 'resign' || deed === 'close') await act('close');
  if (deed === 'forget' || (deed === 'close' && table.state === 'waiting')) await act('forget');
}
