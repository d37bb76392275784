/** All that a viewer is told about a table besides the scene, and how they answer. */
import { movesOf, type Move } from '$lib/scene/motion';
import type { Coaching } from '$lib/learn/coaching.svelte';
import { nextSeat, ownSeats } from './own';
import { remember } from './proof';
import type { Pacer } from '$lib/story/pacer';
import type { Story } from '$lib/story/story.svelte';
import type {
  Clock,
  Down,
  GameEvent,
  GameInfo,
  HintInfo,
  LessonFrame,
  Over,
  RuleText,
  StateFrame,
  TableInfo,
  TurnTile,
  Undo,
  Up,
} from '$lib/model';

export interface LogLine extends GameEvent {
  number: number;
  /** True for the line at which a replay stands. */
  now?: boolean;
}

export interface ChatLine {
  n?: number;
  from: string;
  seat?: number;
  text: string;
  at: string;
}

export type Proposal = Extract<Down, { type: 'proposal' }>;
export const TABS = ['lesson', 'coach', 'log', 'chat', 'rules', 'notes'] as const;
export type Tab = (typeof TABS)[number];

const NO_UNDO: Undo = { free: false, ask: false, restart: false };
const MOST_LINES = 600;

/** Strike through the lines that were taken back: all lines after the place that an undo goes back to. */
export function struck(lines: LogLine[], events: readonly GameEvent[]): LogLine[] {
  const back = events.filter((event) => event.kind === 'undo').map((event) => event.back ?? 0);
  if (back.length === 0) return lines;
  const place = Math.min(...back);
  return lines.map((line) => (line.kind !== 'undo' && (line.n ?? 0) > place ? { ...line, strike: true } : line));
}

/** A table with those who are there now. */
function withPresence(info: TableInfo, { present, watching }: Extract<Down, { type: 'presence' }>): TableInfo {
  const chairs = info.chairs.map((chair) => (chair.kind === 'open' ? chair : { ...chair, present: present.includes(chair.seat) }));
  return { ...info, chairs, watching };
}

export class Desk {
  info = $state.raw<TableInfo>();
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  note = $state('');
  rules = $state.raw<RuleText[]>([]);
  undo = $state.raw<Undo>(NO_UNDO);
  clocks = $state.raw<Clock[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  refused = $state('');
  /** The rule behind the last refusal. */
  refusedRule = $state('');
  over = $state.raw<Over | null>(null);
  /** The state that is drawn: tests and measurements wait for it. */
  seq = $state(-1);
  /** The seat that is shown, and all that are waited for. */
  seat = $state(-1);
  asked = $state.raw<number[]>([]);
  link = $state<'connecting' | 'open' | 'lost'>('connecting');
  hints = $state.raw<HintInfo[]>([]);
  /** The advised option that is looked at on the table, before it is chosen. */
  tried = $state('');
  /** A hint was asked for, and is being thought of. */
  hinting = $state(false);
  tab = $state<Tab>('log');
  /** Only looked at again: nobody can be talked to. */
  past = $state(false);
  /** Pictures without a table are seen as by somebody who sits there. */
  sits = $derived(this.info?.chairs.some((chair) => chair.mine) ?? true);
  /** The coach may be asked at this table. */
  coached = $derived(!this.past && !this.over && this.info?.state === 'playing' && Boolean(this.info.coach) && this.sits);
  own = $derived(ownSeats(this.info));
  /** True if a person who plays several seats chooses which one is shown; where a device is passed around, it goes by turns. */
  switches = $derived(this.own.length > 1 && !this.info?.hot_seat && !this.past && !this.over);
  next = $derived(nextSeat(this.own, this.asked, this.seat));
  speaks = $derived(this.sits || (this.info?.host ?? false));
  /** A step of a lesson, if one is taught at this table. */
  lesson = $state.raw<LessonFrame | null>(null);
  game = $state.raw<GameInfo | null>(null);
  coaching = $state.raw<Coaching>();
  tabs = $derived(TABS.filter((tab) => this.offersTab(tab)));
  unread = $state<Record<Tab, number>>({ lesson: 0, coach: 0, log: 0, chat: 0, rules: 0, notes: 0 });
  send: (message: Up) => void;
  /** The story and the pace of others' turns; pictures without a table have neither. */
  story = $state.raw<Story>();
  pacer = $state.raw<Pacer<StateFrame>>();
  /** The turns of others since my own last one; the same as they were before I chose something, to be seen again; how many wait to be shown. */
  since = $state.raw<TurnTile[]>([]);
  before = $state.raw<TurnTile[]>([]);
  recalls = $state(false);
  held = $state(0);
  /** Those of them that are on view. */
  turns = $derived(this.recalls ? this.before : this.since);
  private lines = 0;

  constructor(send: (message: Up) => void) {
    this.send = send;
  }

  private offersTab(tab: Tab): boolean {
    if (tab === 'lesson') return this.lesson !== null;
    if (tab === 'coach') return this.coached && this.lesson === null;
    if (tab === 'log' || tab === 'rules') return true;
    return !this.past && this.lesson === null && (tab === 'chat' || this.sits);
  }

  /** A choice of the viewer. What a lesson does not wait for is answered at once, and not made. */
  choose(option: string): boolean {
    const reply = this.lesson?.reply[option];
    if (reply) this.refused = reply;
    else this.send({ type: 'choose', seq: 0, option });
    return !reply;
  }

  private learn(lesson: LessonFrame | null): void {
    if (lesson && !this.lesson) this.tab = 'lesson';
    if (!lesson && this.lesson) this.tab = 'log';
    this.lesson = lesson;
  }

  askForHints(): void {
    this.hinting = true;
    this.send({ type: 'hint' });
  }

  forgetHints(): void {
    this.hints = [];
    this.tried = '';
    this.hinting = false;
  }

  hear(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    const lines = events.map((event) => ({ ...event, number: ++this.lines }));
    this.log = struck([...this.log, ...lines], events).slice(-MOST_LINES);
    if (this.tab !== 'log') this.unread.log += events.length;
  }

  /** The ways back of what is about to be struck, the last first. */
  takenBack(events: readonly GameEvent[]): Move[] {
    const undone = struck(this.log, events).filter((line, i) => line.strike && !this.log[i]?.strike);
    return movesOf(undone)
      .map(({ what, from, to, seat }) => ({ what, from: to, to: from, seat, hasty: true }))
      .reverse();
  }

  take(message: Down): void {
    switch (message.type) {
      case 'hello':
      case 'table':
        this.info = message.table;
        remember(message.table);
        break;
      case 'presence':
        if (this.info) this.info = withPresence(this.info, message);
        break;
      case 'state':
        this.seq = message.seq;
        this.seat = message.seat;
        this.learn(message.lesson ?? null);
        this.asked = message.asked ?? [];
        if (message.fresh) this.log = [];
        this.hear(message.events);
        this.clocks = message.clocks ?? [];
        this.undo = message.undo ?? NO_UNDO;
        this.since = message.since ?? [];
        if (this.since.length > 0) this.before = this.since;
        this.refused = '';
        this.forgetHints();
        break;
      case 'chat':
        // Who comes back hears the last lines again.
        if (message.n && this.chat.some((line) => line.n === message.n)) break;
        this.chat = [...this.chat, message];
        if (this.tab !== 'chat') this.unread.chat += 1;
        break;
      case 'note':
        this.note = message.text;
        break;
      case 'proposal':
        this.proposal = message.open ? message : null;
        break;
      case 'refused':
        this.refused = message.text;
        this.refusedRule = message.rule ?? '';
        this.hinting = false;
        break;
      case 'hint':
        if (!this.hinting) break; // nobody waits for better ones any more
        this.hints = message.hints;
        this.hinting = message.more;
        break;
      case 'over':
        this.over = message;
        break;
    }
  }

  show(seat: number): void {
    this.send({ type: 'seat', seat });
  }

  turnTo(tab: Tab): void {
    this.tab = tab;
    this.unread[tab] = 0;
  }
}
