/** Where the moves of a turn lead, in words and on the page. */
import { isBoard } from '$lib/scene/arrange';
import { placed } from '$lib/scene/motion';
import type { TableView } from '$lib/scene/view.svelte';
import type { TurnTile } from '$lib/model';

type Move = TurnTile['moves'][number];

const PRIVATE = /^(hand|deck|discard|resources|stock)\b/;

/** The piece or zone that a move names; the thing itself where it stands there, of several the seat's own. */
function foundOf(view: TableView, what: string, place: string, seat: number): string {
  const ids = [...view.pieces.keys(), ...view.scene.zones.map((zone) => zone.id)];
  return placed(ids, what, place, seat, (id) => view.pieces.get(id)?.seat) ?? '';
}

/** The name of a place; nothing for places without one. */
export function placeName(view: TableView, place: string): string {
  const piece = view.pieces.get(place);
  if (piece?.face?.name) return view.plain(piece.face.name);
  const zone = view.scene.zones.find((entry) => entry.id === place);
  return zone?.title ? view.plain(zone.title) : '';
}

/** True if a place lies in the middle, where all play. */
function isShared(view: TableView, place: string): boolean {
  const zone = view.zoneOf.get(place) ?? view.scene.zones.find((entry) => entry.id === place);
  return zone?.area === 'centre' || zone?.area === 'side';
}

/** The move that tells most of a turn: the first of a figure or token of the seat's own to a named place of the middle. */
export function mainMove(view: TableView, { moves, seat }: Pick<TurnTile, 'moves' | 'seat'>): Move | undefined {
  const isOwn = ([what, from]: Move) => from.endsWith(`:${seat}`) && view.things.get(what)?.kind !== 'card';
  return moves.find((move) => isOwn(move) && !PRIVATE.test(move[2]) && placeName(view, move[2]) && isShared(view, move[2]));
}

export interface Way {
  from: DOMRect | undefined;
  to: DOMRect;
  /** It comes from a seat, which is no place of the table. */
  enters: boolean;
  /** The board on which it ends. */
  board: DOMRect | undefined;
}

const MOST = 4;

/** Where the moves of a turn are on the page now; what is not in sight has no way. */
export function waysOf(view: TableView, { moves, seat }: TurnTile): Way[] {
  const boardOf = (what: string, place: string): DOMRect | undefined => {
    const zone = view.zoneOf.get(foundOf(view, what, place, seat));
    return zone && isBoard(zone) ? boxAt(zone.id) : undefined;
  };
  const boxOf = (what: string, place: string): DOMRect | undefined => {
    const id = foundOf(view, what, place, seat);
    return id ? boxAt(id) : undefined;
  };
  const boxAt = (id: string): DOMRect | undefined => {
    const node = document.querySelector(`[data-piece="${CSS.escape(id)}"], [data-zone="${CSS.escape(id)}"]`);
    const box = node?.getBoundingClientRect();
    return box && box.width > 0 ? box : undefined;
  };
  const own = document.querySelector(`[data-zone="seat:${seat}"]`)?.getBoundingClientRect();
  const ways: Way[] = [];
  for (const [what, from, to] of moves) {
    const goal = boxOf(what, to);
    if (!goal) continue;
    const start = boxOf('', from);
    ways.push({ from: start ?? own, to: goal, enters: !start, board: boardOf(what, to) });
  }
  return ways.slice(-MOST);
}
