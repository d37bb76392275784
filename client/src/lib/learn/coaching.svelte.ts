/** When the coach speaks by itself: at the first decision of a kind, in the first games of a game; or always, or never. */
import { api } from '$lib/net/api';
import { settings } from '$lib/settings.svelte';
import type { CoachWords } from '$lib/model';
import type { Desk } from '$lib/table/desk.svelte';
import type { TableView } from '$lib/scene/view.svelte';
import { progress } from './progress.svelte';

export class Coaching {
  words = $state.raw<Record<string, CoachWords>>({});
  /** The kind of decision that is explained just now. */
  fresh = $state('');
  /** True while its tab is open: no note says the same once more. */
  shown = $state(false);
  private asked = '';

  constructor(
    private readonly desk: Desk,
    private readonly view: TableView,
  ) {}

  get kind(): string {
    const { prompt } = this.view.scene;
    return this.view.mine && prompt?.mine ? (prompt.kind ?? '') : '';
  }

  get said(): CoachWords | undefined {
    return this.words[this.kind];
  }

  /** True where the coach has something to say that this person has not heard. */
  get isNew(): boolean {
    return this.said !== undefined && !this.isKnown(this.kind);
  }

  /** True if these words were heard, be it at a question of another kind. */
  private isKnown(kind: string): boolean {
    const said = this.words[kind];
    return Object.entries(this.words).some(([other, { what }]) => what === said?.what && progress.knows(other));
  }

  async load(): Promise<void> {
    const game = this.desk.info?.game;
    const key = `${settings.lang} ${game}`;
    if (!game || this.asked === key) return;
    this.asked = key;
    try {
      this.words = (await api.teaching(game)).coach;
    } catch {
      this.asked = ''; // the next decision asks again; nobody waits for the coach
    }
  }

  /** A decision comes up: explain it if that is wanted. True if the coach begins to speak. */
  heed(): boolean {
    const { kind } = this;
    if (kind && kind === this.fresh) return false; // it is being explained: something else on the table has changed
    this.hush();
    if (!kind) return false;
    const { info, coached, lesson } = this.desk;
    if (!info || !coached || lesson || settings.coach === 'off' || !this.said) return false;
    const speaks = settings.coach === 'always' || (progress.isNew(info.game, info.id) && !this.isKnown(kind));
    if (speaks) this.fresh = kind;
    return speaks;
  }

  /** The decision has been explained: the next time it is not new. */
  hush(): void {
    if (this.fresh) progress.explained(this.fresh);
    this.fresh = '';
  }
}
