import { describe, expect, it } from 'vitest';
import { completed } from '$lib/net/merge';
import { TableSocket, type Wire } from '$lib/net/socket';
import type { Down, Scene, StateFrame, Up, Zone } from '$lib/model';

const zone = (id: string, title: string): Zone => ({ id, area: 'centre', layout: 'row', title });
const rest = { game: 'g', lang: 'en', seat: 0, turn: 0, ended: '', prompt: null };
const scene = (...zones: Zone[]): Scene => ({ ...rest, zones });
const state = (seq: number, more: Partial<StateFrame>): StateFrame => ({ type: 'state', seq, seat: 0, events: [], ...more });
const first = state(4, { scene: scene(zone('row', 'Row'), zone('hand', 'Hand'), zone('deck', 'Deck')) });
const change = { ...rest, turn: 1, zones: ['deck', zone('row', 'Other row'), zone('new', 'New')] };

describe('a state that brings only what is different', () => {
  it('keeps the zones that it names, in its own order, and lets the others go', () => {
    const whole = completed(state(5, { after: 4, change }), first);
    expect(whole).toEqual(state(5, { scene: { ...scene(zone('deck', 'Deck'), zone('row', 'Other row'), zone('new', 'New')), turn: 1 } }));
    expect(whole!.scene!.zones[0]).toBe(first.scene!.zones[2]);
  });

  it('belongs to one scene and to no other', () => {
    expect(completed(state(6, { after: 5, change }), first)).toBeNull();
    expect(completed(state(5, { after: 4, change }), state(4, {}))).toBeNull();
    expect(completed(state(5, { after: 4, change }), null)).toBeNull();
  });

  it('may be whole, or have no scene at all', () => {
    expect(completed(first, null)).toEqual(first);
    expect(completed(state(5, {}), first)).toEqual(state(5, {}));
  });
});

describe('a socket that hears differences', () => {
  function opened() {
    const sent: Up[] = [];
    const heard: Down[] = [];
    const wire: Wire = {
      readyState: 1,
      send: (data) => sent.push(JSON.parse(data) as Up),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    const socket = new TableSocket(() => wire, { heard: (message) => heard.push(message), link: () => undefined });
    socket.open();
    const tell = (message: Down) => wire.onmessage!(new MessageEvent('message', { data: JSON.stringify(message) }));
    return { socket, sent, heard, tell };
  }

  it('shows whole scenes, one made from the other', () => {
    const { heard, tell } = opened();
    tell(first);
    tell(state(5, { after: 4, change }));
    tell(state(6, { after: 5, change: { ...rest, zones: ['new', 'deck'] } }));
    const last = heard.at(-1) as StateFrame;
    expect(last).toEqual(state(6, { scene: scene(zone('new', 'New'), zone('deck', 'Deck')) }));
  });

  it('asks for the whole scene where a difference does not fit, and goes on from there', () => {
    const { socket, sent, heard, tell } = opened();
    tell(first);
    tell(state(7, { after: 6, change }));
    expect(sent).toEqual([{ type: 'since', seq: 4 }]);
    expect(heard).toHaveLength(1);
    expect(socket.last).toBe(4);
    tell(state(7, { scene: scene(zone('row', 'Row'), zone('deck', 'Deck')) }));
    tell(state(8, { after: 7, change: { ...rest, zones: ['deck'] } }));
    expect(heard.at(-1)).toEqual(state(8, { scene: scene(zone('deck', 'Deck')) }));
  });
});
