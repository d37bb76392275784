/** The tables that a lobby lists: asked for now and then, and after everything that is done to one of them. */
import { t } from '$lib/i18n/index.svelte';
import { api } from '$lib/net/api';
import { isOver } from '$lib/table/deeds';
import type { TableInfo } from '$lib/model';

const EVERY = 15_000;
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
