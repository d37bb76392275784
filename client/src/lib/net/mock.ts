/** A server for development and tests: it keeps the rules of the wire and knows no game. */
import type { Down, GameEvent, Scene, TableInfo, Up } from '$lib/model';
import type { Wire } from './socket';

export interface MockTable {
  info: TableInfo;
  scenes: Scene[];
  /** The events on the way to each scene. */
  events?: GameEvent[][];
}

/** A table that goes on to its next scene with every accepted answer. */
export class MockServer {
  seq = 0;
  readonly accepted: string[] = [];
  private readonly wires = new Set<MockWire>();

  constructor(private readonly table: MockTable) {}

  connect(since = 0): MockWire {
    const wire = new MockWire(this);
    this.wires.add(wire);
    queueMicrotask(() => {
      if (wire.readyState !== 0) return;
      wire.readyState = 1;
      wire.onopen?.(new Event('open'));
      this.tell(wire, { type: 'hello', you: [this.present.seat], table: this.table.info, seq: this.seq, seen: 0 });
      this.tell(wire, this.state(since));
    });
    return wire;
  }

  drop(): void {
    for (const wire of [...this.wires]) wire.close();
  }

  leave(wire: MockWire): void {
    this.wires.delete(wire);
  }

  take(wire: MockWire, message: Up): void {
    if (message.type === 'since') this.tell(wire, this.state(message.seq));
    if (message.type === 'chat')
      for (const other of this.wires) this.tell(other, { type: 'chat', n: 1, seat: -1, from: 'Deska', text: message.text, at: '' });
    if (message.type !== 'choose') return;
    if (message.seq !== this.seq) {
      this.tell(wire, { type: 'refused', code: 'stale', text: 'stale', seq: this.seq });
      this.tell(wire, this.state(this.seq));
      return;
    }
    if (!this.present.prompt?.options?.some((option) => option.name === message.option)) {
      this.tell(wire, { type: 'refused', code: 'illegal', text: message.option, seq: this.seq });
      return;
    }
    this.accepted.push(message.option);
    this.seq += 1;
    for (const other of this.wires) this.tell(other, this.state(this.seq - 1));
  }

  private get present(): Scene {
    return this.table.scenes[this.seq % this.table.scenes.length]!;
  }

  private state(since: number): Down {
    const events = (this.table.events ?? []).slice(since, this.seq).flat();
    return {
      type: 'state',
      seq: this.seq,
      seat: this.present.seat,
      scene: this.present,
      events,
      undo: { free: false, ask: false, restart: false },
    };
  }

  private tell(wire: MockWire, message: Down): void {
    queueMicrotask(() => wire.readyState === 1 && wire.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })));
  }
}

export class MockWire implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(private readonly server: MockServer) {}

  send(data: string): void {
    this.server.take(this, JSON.parse(data) as Up);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.server.leave(this);
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code: 1006 })));
  }
}
