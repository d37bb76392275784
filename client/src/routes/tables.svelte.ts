/** The tables that a lobby lists: asked for now and then, and after everything that is done to one of them. */
import { t, type Word } from '$lib/i18n/index.svelte';
import { api } from '$lib/net/api';
import type { TableInfo } from '$lib/model';

const EVERY = 15_000;
const isOver = ({ state }: TableInfo): boolean => state === 'over' || state === 'closed';
const ended = (table: TableInfo): string => table.result?.ended ?? table.created;

export class Tables {
  private mine = $state.raw<TableInfo[]>([]);
  private all = $state.raw<TableInfo[]>([]);
  /** The last failure, in words. */
  failed = $state('');
  /** Mine to move first. */
  running = $derived(this.mine.filter((table) => !isOver(table)).toSorted((a, b) => Number(b.my_turn) - Number(a.my_turn)));
  finished = $derived(this.mine.filter(isOver).toSorted((a, b) => ended(b).localeCompare(ended(a))));
  open = $derived(this.all.filter((table) => !this.mine.some(({ id }) => id === table.id)));

  /** Asks until the answer is called. */
  watch(): () => void {
    void this.ask();
    const timer = setInterval(() => void this.ask(), EVERY);
    return () => clearInterval(timer);
  }

  async ask(): Promise<void> {
    const [mine, all] = await Promise.allSettled([api.mine(), api.tables()]);
    if (mine.status === 'fulfilled') this.mine = mine.value;
    if (all.status === 'fulfilled') this.all = all.value;
  }

  async act(table: TableInfo, verb: string, body: Record<string, unknown> = {}): Promise<void> {
    this.failed = '';
    try {
      await api.act(table.id, verb, body);
    } catch (reason) {
      this.failed = reason instanceof Error ? reason.message : t('failed');
    }
    await this.ask();
  }
}

/** The deeds that can be done to a table: the name of each, and what comes of it. */
export const DEEDS = {
  resign: ['deed-resign', 'deed-resign-help'],
  leave: ['deed-leave', 'deed-leave-help'],
  close: ['deed-close', 'deed-close-help'],
  forget: ['deed-forget', 'deed-forget-help'],
} as const satisfies Record<string, readonly [Word, Word]>;
export type Deed = keyof typeof DEEDS;

/** The deeds that can be done to a table from afar. A person who plays with bots alone gives up; with others at the table, a bot goes on. */
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
export async function carryOut(tables: Tables, table: TableInfo, deed: Deed): Promise<void> {
  if (deed === 'leave') for (const chair of table.chairs) if (chair.mine) await tables.act(table, 'leave', { seat: chair.seat });
  if (deed === 'resign' || deed === 'close') await tables.act(table, 'close');
  if (deed === 'forget' || (deed === 'close' && table.state === 'waiting')) await tables.act(table, 'forget');
}
