/** A table in play: the socket, what it says, and what the viewer sees and hears of it. */
import { t } from '$lib/i18n/index.svelte';
import { loadIcons } from '$lib/icons/registry.svelte';
import { api } from '$lib/net/api';
import { socketOf, TableSocket, type Wire } from '$lib/net/socket';
import { fly, movesOf, startsOf, type Move } from '$lib/scene/motion';
import type { Player } from '$lib/scene/look.svelte';
import { TableView } from '$lib/scene/view.svelte';
import { TurnNotice } from '$lib/notices';
import { PACES, Pacer, type Frame } from '$lib/story/pacer';
import { Story } from '$lib/story/story.svelte';
import { loadAnswers } from '$lib/rules/answers.svelte';
import { settings } from '$lib/settings.svelte';
import { sounds } from '$lib/sound';
import { nextFrame, painted } from '$lib/ui/frame';
import type { Chair, Down, GameEvent, GameInfo, Over, Scene, StateFrame, TableInfo } from '$lib/model';
import { Desk } from './desk.svelte';
import { spokenFor } from './own';

export function playerOf(chair: Chair, game?: GameInfo | null): Player {
  const level = game?.levels.find((entry) => entry.name === chair.level)?.title ?? chair.level;
  const detail = chair.kind === 'bot' ? [t('bot'), level].filter(Boolean).join(', ') : '';
  const { mine = false, present = true, coached = false } = chair;
  return { name: chair.name, detail, mine, present, coached, hushed: Boolean(chair.hushed) };
}

export class Session {
  readonly desk: Desk;
  readonly story: Story;
  private readonly pacer: Pacer<StateFrame>;
  view = $state.raw<TableView | null>(null);
  game = $state.raw<GameInfo | null>(null);
  you = $state.raw<number[]>([]);
  failed = $state('');
  private readonly socket: TableSocket;
  private readonly notice: TurnNotice;
  private waiting: StateFrame | null = null;
  /** The result, until all that led to it was seen. */
  private ending: Over | null = null;
  /** Nobody looks at it any longer: what still arrives is let go. */
  private left = false;
  /** The seat of mine that has to answer. */
  private turn = -1;

  constructor(
    readonly id: string,
    make: (since: number) => Wire = (since) => socketOf(id, settings.lang, since),
  ) {
    this.socket = new TableSocket(make, {
      heard: (message) => this.heard(message),
      link: (state) => (this.desk.link = state),
      gone: () => (this.failed = t('no-table')),
    });
    this.desk = new Desk((message) => this.socket.send(spokenFor(message, this.desk.seat)));
    this.notice = new TurnNotice(id);
    this.pacer = new Pacer<StateFrame>(
      (states) => this.present(states),
      (frame) => this.readFrame(frame),
      (seat) => this.you.includes(seat),
      () => this.turnPace,
    );
    this.story = new Story(
      () => this.pacer.pause(),
      () => {
        this.pacer.resume();
        this.finish();
      },
      () => this.view?.mine ?? false,
      () => this.desk.seat,
    );
    this.desk.story = this.story;
    this.desk.pacer = this.pacer;
  }

  /** Milliseconds for a turn of somebody else; nothing is held back while nobody looks. */
  private get turnPace(): number {
    if (document.hidden || this.desk.seat < 0) return 0;
    const chosen = settings.turns || this.desk.info?.pace || 'calm';
    return PACES[chosen === 'slow' ? 'calm' : chosen];
  }

  private readFrame({ scene, fresh, events }: StateFrame): Frame {
    const moment = settings.moments !== 'off' && events.some((event) => event.part);
    return { turn: scene?.turn ?? -1, fresh: Boolean(fresh) || !this.view || !scene, moment };
  }

  open(): () => void {
    this.socket.open();
    void api.games().catch(() => undefined); // asked for meanwhile; who needs it hears what is wrong
    const online = () => this.desk.link === 'lost' && this.socket.open();
    window.addEventListener('online', online);
    return () => {
      this.left = true;
      window.removeEventListener('online', online);
      this.socket.close();
      this.notice.withdraw();
      document.title = 'Deska';
    };
  }

  /** Words of the game come from the server: ask for them in the new language. */
  speak(lang: 'cs' | 'en'): void {
    this.desk.send({ type: 'lang', lang });
    if (this.game) void this.dressUp(this.game.id);
  }

  private heard(message: Down): void {
    if (message.type === 'state') {
      this.pacer.push(message);
      this.desk.held = this.pacer.waiting;
      return;
    }
    if (message.type === 'over') {
      this.ending = message;
      this.finish();
      return;
    }
    if (message.type === 'hello') this.you = message.you;
    if (message.type === 'hello' && this.game && this.desk.rules.length === 0) void this.dressUp(this.game.id);
    this.desk.take(message);
    if (message.type === 'hello' || message.type === 'table') this.seat(message.table);
    if (message.type === 'presence' && this.desk.info) this.seat(this.desk.info);
    if (message.type === 'preview' && message.seq === this.socket.last) this.view?.foresee(message);
    if (message.type === 'refused') {
      this.view?.refuse();
      this.pacer.stop();
      sounds.play('refused');
    }
  }

  /** Bring a turn of others, or a choice of my own, on view. */
  private present(states: StateFrame[]): Promise<void> | false {
    const scene = states.at(-1)!.scene;
    if (scene && this.view?.passes(scene)) return false;
    const fresh = states.some((state) => state.fresh);
    const back: Move[] = [];
    for (const state of states) {
      if (!state.fresh) back.push(...this.desk.takenBack(state.events));
      this.desk.take(state);
    }
    this.desk.held = this.pacer.waiting;
    const events = states.flatMap((state) => state.events);
    return this.show({ ...states.at(-1)!, events, fresh }, back);
  }

  /** The result comes after everything else was seen. */
  private finish(): void {
    if (!this.ending || this.pacer.waiting > 0 || this.story.moment) return;
    const over = this.ending;
    this.ending = null;
    this.desk.take(over);
    sounds.play(over.outcome.winners.includes(this.view?.scene.seat ?? -1) ? 'won' : 'lost');
  }

  private seat(info: TableInfo): void {
    this.you = info.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
    if (this.view) this.view.players = info.chairs.map((chair) => playerOf(chair, this.game));
    if (this.game?.id !== info.game) void this.dressUp(info.game);
  }

  private async dressUp(id: string): Promise<void> {
    try {
      const [games] = await Promise.all([api.games(), loadIcons(id)]);
      if (this.left) return;
      this.game = games.find((game) => game.id === id) ?? null;
      this.desk.game = this.game;
      this.failed = '';
      if (this.view && this.game) this.view.look = this.game.style;
      if (this.view) await this.lookUp(id);
      else if (this.waiting) void this.show(this.waiting);
    } catch (error) {
      // A table that is already drawn goes on; what is missing is asked for again when the socket is back.
      if (!this.view) this.failed = error instanceof Error ? error.message : t('failed');
    }
  }

  /** Rules and what is said about signs and pieces: asked for once the table stands, which needs neither. */
  private async lookUp(id: string): Promise<void> {
    void loadAnswers(id);
    this.desk.rules = await api.rules(id).catch(() => this.desk.rules);
  }

  private async show(state: StateFrame, back: readonly Move[] = []): Promise<void> {
    if (!this.game) {
      this.waiting = state;
      return;
    }
    this.waiting = null;
    // Who sat down after the page was opened still sees the table from outside.
    if (state.seat < 0 && this.you.length > 0) this.desk.send({ type: 'seat', seat: this.you[0]! });
    const turn = this.view?.scene.turn ?? -1;
    const moves = state.fresh ? [] : [...back, ...movesOf(state.events)];
    if (state.scene) await this.draw(state.scene, moves);
    await painted();
    if (this.left) return;
    if (state.scene) this.tell(state.scene, state.events, moves);
    this.story.hear(state.events, state.fresh ?? false, turn);
    this.finish();
  }

  /** Answer, and let the frames that follow come on view, also if I gave it on the stage of a moment. */
  private choose(option: string): boolean {
    this.pacer.resume();
    return this.desk.choose(option);
  }

  private async draw(scene: Scene, moves: readonly Move[]): Promise<void> {
    const [view, game] = [this.view, this.game!];
    const root = document.getElementById('app')!;
    const starts = view ? startsOf(root, moves) : [];
    if (view) view.show(scene);
    else this.begin(scene, game);
    // What has moved flies with the first picture of the new scene: then all places are known.
    await nextFrame();
    if (!view || this.left) return;
    fly(
      root,
      starts,
      moves,
      (id) => view.pieces.get(id)?.seat,
      (what) => view.mover(what),
    );
  }

  private begin(scene: Scene, game: GameInfo): void {
    const players = (this.desk.info?.chairs ?? []).map((chair) => playerOf(chair, game));
    this.view = new TableView(scene, game.style, players, (option) => this.choose(option));
    setTimeout(() => void this.lookUp(game.id));
    this.view.ahead.ask = (option, after) => this.desk.send({ type: 'foresee', seq: 0, option, after: [...after] });
  }

  private tell(scene: Scene, events: readonly GameEvent[], moves: readonly Move[]): void {
    const before = this.turn;
    this.turn = this.view?.mine ? scene.seat : this.desk.next;
    const begins = this.turn >= 0 && this.turn !== before;
    this.sound(events, begins, moves);
    this.announce(this.view!, begins, this.game?.title ?? '');
  }

  /** My turn: the title says so, and, while nobody sees the page, the browser. */
  private announce(view: TableView, begins: boolean, title: string): void {
    document.title = this.turn >= 0 ? `● ${t('your-turn')} – ${title}` : `${title} – Deska`;
    if (this.turn < 0) this.notice.withdraw();
    else if (begins) this.notice.tell(`${t('your-turn')} – ${title}`, view.plain(view.scene.prompt?.text));
  }

  private sound(events: readonly GameEvent[], begins: boolean, moves: readonly Move[]): void {
    const cards = moves.filter(({ what }) => this.view?.things.get(what)?.kind === 'card' || what === 'card');
    if (cards.length > 0) sounds.play(cards.length > 1 ? 'cards' : 'card');
    else if (events.length > 0) sounds.play('token', events[0]?.seat ?? 0);
    for (const cue of this.view?.cues() ?? []) sounds.play(cue);
    if (begins) sounds.play('turn');
  }

  /** On one device: who has to answer now, if it is not the one who is shown. */
  get next(): number {
    return this.desk.info?.hot_seat && !this.desk.over ? this.desk.next : -1;
  }
}
