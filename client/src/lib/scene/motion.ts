/** Pieces move from place to place as the events say; nothing is guessed from two scenes. */
import { pace } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/model';
import { CLICK_COMES } from './press';
import type { TableView } from './view.svelte';

const WAY = 250;
const APART = 60;
const TOGETHER = 500;
const MOST_WIDTH = 84;
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** Where a thing stands, and what is seen there. */
interface Spot {
  box: DOMRect;
  card: Element | null;
  /** The element of a thing that is no card: a token, a figure, a die. */
  thing?: Element | null;
}
type Starts = readonly (Spot | undefined)[];
type SeatOf = (id: string) => number | undefined;
/** Where the picture of a named thing is drawn, and whether it is a card; nothing for what has no picture. */
type PictureOf = (what: string) => Picture | undefined;
export interface Picture {
  ref: string;
  card: boolean;
}

export interface Move {
  what: string;
  from: string;
  to: string;
  seat?: number | undefined;
  /** True for a move that is taken back: it goes at double speed. */
  hasty?: boolean;
}

/** Everything that stands on the page: pieces by id, zones and seats by theirs. */
function nodesOf(root: ParentNode): Map<string, HTMLElement> {
  const nodes = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-zone]')) nodes.set(node.dataset['zone']!, node);
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) nodes.set(node.dataset['piece']!, node);
  return nodes;
}

/** Where a thing stands now; only what moves is measured. */
function spotOf(node: HTMLElement): Spot {
  if (node.dataset['piece'] === undefined) return cardOf(node);
  const body = node.querySelector(':scope > .body') ?? node;
  const card = node.querySelector(':scope > .body > .card');
  return { box: body.getBoundingClientRect(), card, thing: card ? null : body.firstElementChild };
}

/** Where each thing starts from that is about to move; nothing where that is not on the page. */
export function startsOf(root: ParentNode, moves: readonly Move[]): Starts {
  if (moves.length === 0) return [];
  const nodes = nodesOf(root);
  const left = new Set(nodes.keys());
  return moves.map(({ what, from, seat }) => {
    const node = nodes.get(taken(left, from, placed(left, what, from, seat)));
    return node && spotOf(node);
  });
}

/** Where a thing in a zone would lie: on its first piece, or a card's size in its middle. */
function cardOf(zone: HTMLElement): Spot {
  const first = zone.querySelector<HTMLElement>('[data-piece] > .body');
  const box = (first ?? zone).getBoundingClientRect();
  const width = Math.min(box.width, MOST_WIDTH);
  const height = Math.min(box.height, (MOST_WIDTH * 88) / 63);
  const at = new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  return { box: at, card: zone.querySelector('.body > .back') };
}

const isHidden = ({ card }: Spot): boolean => card?.classList.contains('back') ?? false;

/** The id under which a named thing stands in a place: itself, a copy of it (its owner's, else the last), the place, or whose place it is. */
export function placed(ids: Iterable<string>, what: string, place: string, seat?: number, seatOf?: SeatOf): string | undefined {
  const known = new Set(ids);
  if (known.has(`${place}/${what}`)) return `${place}/${what}`;
  const copies = [...known].filter((id) => id.startsWith(`${place}/${what}.`));
  if (copies.length > 0) return copies.find((id) => seat !== undefined && seatOf?.(id) === seat) ?? copies.at(-1);
  const owner = `seat:${/:(\d+)$/.exec(place)?.[1] ?? ''}`;
  return [place, owner, what].find((id) => known.has(id));
}

/** Several copies fly one by one: a piece is taken from those of its place, a place stays. */
function taken(ids: Set<string>, place: string, id = ''): string {
  if (id.startsWith(`${place}/`)) ids.delete(id);
  return id;
}

/** The ways of all things that moved. What moved on from where it had just come flies once. */
export function movesOf(events: readonly GameEvent[]): Move[] {
  const moves: Move[] = [];
  for (const { move, moved, seat } of events) {
    const [first, from, to] = move ?? ['', '', ''];
    for (const what of move ? (moved ?? [first]) : []) {
      const before = from === to ? undefined : moves.findLast((other) => other.what === what && other.to === from);
      if (before && !moved) before.to = to;
      else moves.push({ what, from, to, seat });
    }
  }
  return moves;
}

function delayOf(i: number, count: number): number {
  return i * Math.min(APART, (TOGETHER - WAY) / Math.max(1, count - 1));
}

/** Let what the events name fly from where it stood to where it stands. Never blocks: a click counts, and ends it at once. */
export function fly(root: HTMLElement, starts: Starts, moves: readonly Move[], seatOf: SeatOf, pictureOf: PictureOf): void {
  const factor = pace();
  if (moves.length === 0) return;
  const nodes = nodesOf(root);
  if (factor === 0) {
    for (const { what, to, seat } of moves) fade(nodes.get(placed(nodes.keys(), what, to, seat, seatOf) ?? ''));
    return;
  }
  const come = new Set(nodes.keys());
  const goals = moves.map(({ what, to, seat }) => nodes.get(taken(come, to, placed(come, what, to, seat, seatOf))));
  // All places are measured before anything moves: measuring in between would lay out the page again and again.
  const spots = goals.map((goal, i) => (goal && starts[i] ? spotOf(goal) : undefined));
  moves.forEach(({ what, hasty }, i) => {
    const [start, goal, spot] = [starts[i], goals[i], spots[i]];
    if (!start || !goal || !spot) return;
    const timing = { delay: delayOf(i, moves.length) * factor, duration: (hasty ? WAY / 2 : WAY) * factor };
    travel(goal, start, spot, timing, pictureOf(what));
  });
}

function elementOf(root: ParentNode, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root.querySelector<HTMLElement>(`[data-piece="${name}"]`) ?? root.querySelector<HTMLElement>(`[data-zone="${name}"]`);
}

function fade(node: HTMLElement | undefined): void {
  if (node?.dataset['piece']) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
}

interface Timing {
  delay: number;
  duration: number;
}

function travel(node: HTMLElement, start: Spot, goal: Spot, timing: Timing, picture: Picture | undefined): void {
  const isPiece = node.dataset['piece'] !== undefined;
  const mover = isPiece ? node : ghost(start, picture);
  if (!mover) return;
  const [from, to] = isPiece ? [start.box, goal.box] : [goal.box, start.box];
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (Math.hypot(dx, dy) < 2 && isPiece) return;
  const scale = isPiece ? Math.min(3, Math.max(0.3, from.width / Math.max(1, to.width))) : 0.4;
  const rise = Math.hypot(dx, dy) * 0.06;
  const turn = isPiece && isHidden(start) && !isHidden(goal) ? uncover(node, start, goal.box.width, timing) : '';
  const far = { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-2deg)`, zIndex: 30 };
  const middle = { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2}) rotate(2deg) ${turn}`, zIndex: 30 };
  const near = { transform: 'none', zIndex: 30 };
  const motion = mover.animate(isPiece ? [far, middle, near] : [near, middle, far], {
    ...timing,
    easing: EASING,
    fill: isPiece ? 'backwards' : 'both',
  });
  hurried(motion, () => !isPiece && mover.remove());
}

/** A press holds what moves, so that the click is for what is seen there; with the click all jumps to the present. */
function hurried(motion: Animation, then: () => void): void {
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  const jump = () => motion.finish();
  const letGo = () => setTimeout(jump, CLICK_COMES);
  addEventListener('pointerdown', () => motion.pause(), heard);
  addEventListener('pointerup', letGo, heard);
  addEventListener('pointercancel', letGo, heard);
  addEventListener('click', jump, heard);
  motion.finished.finally(() => {
    over.abort();
    then();
  });
}

/** A card that lay face down turns over in the middle of its way: until then its back lies on it. */
function uncover(node: HTMLElement, start: Spot, width: number, timing: Timing): string {
  const cover = document.createElement('div');
  cover.className = 'cover';
  cover.append(...copyOf(start, width));
  node.append(cover);
  const motion = cover.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], {
    ...timing,
    fill: 'both',
  });
  hurried(motion, () => cover.remove());
  return 'scaleX(0.04)';
}

/** The card of a spot once more, in another width; nothing where there is none. */
function copyOf({ card }: Spot, width: number): HTMLElement[] {
  if (!card) return [];
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.remove('pile');
  copy.style.setProperty('--w', `${width}px`);
  return [copy];
}

/** A piece that flies to a seat or a closed place is not there when it arrives: a copy of it flies, or its picture; nothing where there is neither. */
function ghost({ box, card: cover, thing }: Spot, picture: Picture | undefined): HTMLElement | null {
  const { x, y, width, height } = box;
  // From a place where cards lie something else may come.
  const start = { box, thing, card: picture && !picture.card && isHidden({ box, card: cover }) ? null : cover };
  const seen = start.card ? copyOf(start, width) : start.thing ? [start.thing.cloneNode(true)] : picture ? [drawn(picture.ref)] : [];
  if (seen.length === 0) return null;
  const node = document.createElement('div');
  node.className = start.card ? 'ghost' : start.thing ? 'ghost thing' : 'ghost token';
  node.append(...seen);
  const side = start.card || start.thing ? [width, height] : [TOKEN, TOKEN];
  Object.assign(node.style, {
    left: `${x + (width - side[0]!) / 2}px`,
    top: `${y + (height - side[1]!) / 2}px`,
    width: `${side[0]}px`,
    height: `${side[1]}px`,
  });
  node.style.setProperty('--w', `${side[0]}px`);
  document.body.append(node);
  return node;
}

const TOKEN = 36;
const SVG = 'http://www.w3.org/2000/svg';

function drawn(picture: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'ic');
  svg.setAttribute('viewBox', '0 0 512 512');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', picture);
  svg.append(use);
  return svg;
}

/** Show the place that a log line speaks of. */
export function reveal(view: TableView, what: string, place: string): void {
  const id = placed([...view.pieces.keys(), ...view.scene.zones.map((zone) => zone.id)], what, place);
  const seat = /:(\d+)$/.exec(place);
  const zone = view.scene.zones.find((entry) => entry.id === id) ?? view.zoneOf.get(id ?? '');
  if (seat && !id) view.openSeat = Number(seat[1]);
  else if (zone?.area.startsWith('seat:')) view.openSeat = Number(zone.area.slice(5));
  view.shown = id ?? '';
  if (id) elementOf(document, id)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  setTimeout(() => (view.shown = ''), 1600);
}
