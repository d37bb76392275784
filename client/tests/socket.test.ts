import { describe, expect, it } from 'vitest';
import { MockServer } from '$lib/net/mock';
import { TableSocket, type Timers } from '$lib/net/socket';
import type { Down, Scene, TableInfo, Up } from '$lib/model';

const info = { id: 't', game: 'g', title: 'G', state: 'playing', host: true, chairs: [] as TableInfo['chairs'] } as TableInfo;
const scene = (text: string): Scene => ({
  game: 'g',
  lang: 'en',
  seat: 0,
  turn: 0,
  ended: '',
  zones: [],
  prompt: { mine: true, text, options: [{ name: 'go', label: 'Go', button: true }] },
});

class Clock implements Timers {
  readonly waits: number[] = [];
  private next: (() => void) | null = null;
  set(act: () => void, delay: number): number {
    this.waits.push(delay);
    this.next = act;
    return 1;
  }
  clear(): void {
    this.next = null;
  }
  ring(): void {
    const act = this.next;
    this.next = null;
    act?.();
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

function table() {
  const server = new MockServer({
    info,
    scenes: [scene('one'), scene('two'), scene('three')],
    events: [[{ text: 'first' }], [{ text: 'second' }]],
  });
  const heard: Down[] = [];
  const links: string[] = [];
  const clock = new Clock();
  const socket = new TableSocket(
    (since) => server.connect(since),
    { heard: (message) => heard.push(message), link: (state) => links.push(state) },
    clock,
  );
  const states = () => heard.filter((message) => message.type === 'state');
  return { server, socket, heard, links, clock, states };
}

describe('the socket', () => {
  it('says hello, shows the state and goes on with an answer', async () => {
    const { server, socket, heard, states } = table();
    socket.open();
    await settle();
    expect(heard.map((message) => message.type)).toEqual(['hello', 'state']);
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    await settle();
    expect(server.accepted).toEqual(['go']);
    expect(states().at(-1)).toMatchObject({ seq: 1, events: [{ text: 'first' }] });
  });

  it('never answers the same question twice', async () => {
    const { server, socket } = table();
    socket.open();
    await settle();
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    await settle();
    expect(server.accepted).toEqual(['go']);
  });

  it('comes back, hears what it missed and sends its answer again', async () => {
    const { server, socket, links, clock, states } = table();
    socket.open();
    await settle();
    server.drop();
    await settle();
    expect(links.at(-1)).toBe('lost');
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    expect(server.accepted).toEqual([]);
    clock.ring();
    await settle();
    expect(links.at(-1)).toBe('open');
    expect(server.accepted).toEqual(['go']);
    expect(states().at(-1)).toMatchObject({ seq: 1 });
  });

  it('drops an answer that is out of date instead of giving it to another question', async () => {
    const { server, socket, heard } = table();
    socket.open();
    await settle();
    server.seq = 1;
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    await settle();
    expect(server.accepted).toEqual([]);
    expect(heard.some((message) => message.type === 'refused')).toBe(true);
    expect(socket.last).toBe(1);
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    await settle();
    expect(server.accepted).toEqual(['go']);
  });

  it('ignores a state older than the one it shows', async () => {
    const { server, socket, states } = table();
    socket.open();
    await settle();
    socket.send({ type: 'choose', seq: 0, option: 'go' });
    await settle();
    const shown = states().length;
    server.seq = 0;
    socket.send({ type: 'since', seq: 0 } satisfies Up);
    await settle();
    expect(states()).toHaveLength(shown);
    expect(socket.last).toBe(1);
  });

  it('waits longer and longer, but never longer than eight seconds', async () => {
    const { socket, clock, server } = table();
    socket.open();
    await settle();
    const connect = server.connect.bind(server);
    server.connect = (since) => {
      const wire = connect(since);
      wire.close();
      return wire;
    };
    server.drop();
    for (let i = 0; i < 7; i++) {
      await settle();
      clock.ring();
    }
    expect(clock.waits.slice(0, 3)).toEqual([500, 1000, 2000]);
    expect(Math.max(...clock.waits)).toBe(8000);
  });

  it('does not come back once it is closed', async () => {
    const { socket, clock } = table();
    socket.open();
    await settle();
    socket.close();
    await settle();
    expect(clock.waits).toEqual([]);
  });
});
