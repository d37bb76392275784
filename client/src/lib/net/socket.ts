/** A table's socket: comes back by itself, never answers twice, misses nothing. */
import type { Down, StateFrame, Up } from '$lib/model';
import { completed } from './merge';

export interface Wire {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Timers {
  set(act: () => void, delay: number): number;
  clear(timer: number): void;
}

export interface Listener {
  heard(message: Down): void;
  link(state: 'connecting' | 'open' | 'lost'): void;
  /** There is no such table, or not for this viewer. */
  gone?(): void;
}

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const GONE = [4401, 4403, 4404];
const BROWSER: Timers = { set: (act, delay) => window.setTimeout(act, delay), clear: (timer) => clearTimeout(timer) };

type Answer = Extract<Up, { type: 'choose' }>;

export class TableSocket {
  private wire: Wire | undefined;
  private seq = -1;
  /** The last state, with its whole scene: the next one may bring only what is different. */
  private state: StateFrame | null = null;
  /** An answer that no newer state has confirmed yet: sent again after a lost connection, which is harmless. */
  private answer: Answer | null = null;
  private tries = 0;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly make: (since: number) => Wire,
    private readonly listener: Listener,
    private readonly timers: Timers = BROWSER,
  ) {}

  get last(): number {
    return this.seq;
  }

  open(): void {
    this.listener.link(this.tries === 0 ? 'connecting' : 'lost');
    const wire = (this.wire = this.make(Math.max(0, this.seq)));
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.heard(JSON.parse(event.data) as Down);
    wire.onclose = (event) => this.closed(wire, event.code);
  }

  close(): void {
    this.ended = true;
    this.timers.clear(this.timer);
    this.wire?.close();
  }

  /** Send now, or, for an answer, as soon as the connection is back. The socket knows the present seq. */
  send(message: Up): void {
    const filled: Up = 'seq' in message && message.type !== 'since' ? { ...message, seq: Math.max(0, this.seq) } : message;
    if (filled.type === 'choose') {
      if (this.answer?.seq === filled.seq) return;
      this.answer = filled;
    }
    this.pass(filled);
  }

  private pass(message: Up): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  private opened(): void {
    this.tries = 0;
    this.listener.link('open');
    if (this.answer) this.pass(this.answer);
  }

  private heard(message: Down): void {
    if (this.ended) return;
    if (message.type === 'state') {
      this.heardState(message);
      return;
    }
    if (message.type === 'refused') {
      this.answer = null;
    }
    this.listener.heard(message);
  }

  private heardState(message: StateFrame): void {
    if (message.seq < this.seq) return;
    const state = completed(message, this.state);
    if (!state) {
      this.pass({ type: 'since', seq: Math.max(0, this.seq) });
      return;
    }
    if (this.answer && state.seq > this.answer.seq) this.answer = null;
    this.state = state;
    this.seq = state.seq;
    this.listener.heard(state);
  }

  private closed(wire: Wire, code: number): void {
    if (this.ended || wire !== this.wire) return;
    this.listener.link('lost');
    if (GONE.includes(code)) {
      this.listener.gone?.();
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = this.timers.set(() => this.open(), wait);
  }
}

/** The server tells what has happened since a step that the viewer knows. */
export function socketOf(table: string, lang: string, since: number): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?lang=${lang}&since=${since}`);
}
