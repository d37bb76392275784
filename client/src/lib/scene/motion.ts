/** Pieces move from place to place as the events say; nothing is guessed from two scenes. */
import { pace } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/model';
import type { TableView } from './view.svelte';

const WAY = 250;
const APART = 60;
const TOGETHER = 500;
const MOST_WIDTH = 84;
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
type Boxes = Map<string, DOMRect>;

/** Where everything stands now: pieces by id, zones and seats by theirs. */
export function boxesOf(root: ParentNode): Boxes {
  const boxes: Boxes = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-zone]')) boxes.set(node.dataset['zone']!, cardOf(node));
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) boxes.set(node.dataset['piece']!, node.getBoundingClientRect());
  return boxes;
}

/** Where a thing in a zone would lie: on its first piece, or a card's size in its middle. */
function cardOf(zone: HTMLElement): DOMRect {
  const first = zone.querySelector<HTMLElement>('[data-piece]');
  const box = (first ?? zone).getBoundingClientRect();
  const width = Math.min(box.width, MOST_WIDTH);
  const height = Math.min(box.height, (MOST_WIDTH * 88) / 63);
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The id under which a named thing stands in a place: itself, `place/name`, a copy of it, or the place. */
export function placed(ids: Iterable<string>, what: string, place: string): string | undefined {
  const known = new Set(ids);
  for (const id of [`${place}/${what}`, `${place}/${what}.1`]) if (known.has(id)) return id;
  const copies = [...known].filter((id) => id.startsWith(`${place}/${what}.`));
  if (copies.length > 0) return copies.at(-1);
  return known.has(place) ? place : known.has(what) ? what : undefined;
}

function delayOf(i: number, count: number): number {
  return i * Math.min(APART, (TOGETHER - WAY) / Math.max(1, count - 1));
}

/** Let what the events name fly from where it stood to where it stands. Never blocks: a click ends it at once. */
export function fly(root: HTMLElement, before: Boxes, events: readonly GameEvent[]): void {
  const factor = pace();
  const moves = events.filter((event) => event.move && !event.heading);
  if (moves.length === 0) return;
  const after = boxesOf(root);
  if (factor === 0) {
    moves.forEach(({ move }) => fade(root, placed(after.keys(), move![0], move![2])));
    return;
  }
  moves.forEach(({ move, strike }, i) => {
    const [what, from, to] = move!;
    const start = before.get(placed(before.keys(), what, from) ?? '');
    const goal = placed(after.keys(), what, to);
    if (!start || !goal) return;
    travel(root, goal, start, after.get(goal)!, { delay: delayOf(i, moves.length) * factor, duration: (strike ? WAY / 2 : WAY) * factor });
  });
}

function elementOf(root: ParentNode, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root.querySelector<HTMLElement>(`[data-piece="${name}"]`) ?? root.querySelector<HTMLElement>(`[data-zone="${name}"]`);
}

function fade(root: ParentNode, id: string | undefined): void {
  if (id) elementOf(root, id)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
}

function travel(root: HTMLElement, id: string, start: DOMRect, goal: DOMRect, timing: { delay: number; duration: number }): void {
  const node = elementOf(root, id);
  if (!node) return;
  const isPiece = node.dataset['piece'] === id;
  const mover = isPiece ? node : ghost(start);
  const [from, to] = isPiece ? [start, goal] : [goal, start];
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.min(3, Math.max(0.3, from.width / Math.max(1, to.width)));
  const rise = Math.hypot(dx, dy) * 0.06;
  const far = { transform: `translate(${dx}px, ${dy}px) scale(${isPiece ? scale : 0.4}) rotate(-2deg)`, zIndex: 30 };
  const middle = { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2}) rotate(2deg)`, zIndex: 30 };
  const near = { transform: 'none', zIndex: 30 };
  const motion = mover.animate(isPiece ? [far, middle, near] : [near, middle, far], {
    ...timing,
    easing: EASING,
    fill: isPiece ? 'backwards' : 'both',
  });
  const hurry = () => motion.finish();
  window.addEventListener('pointerdown', hurry, { once: true });
  motion.finished.finally(() => {
    window.removeEventListener('pointerdown', hurry);
    if (!isPiece) mover.remove();
  });
}

/** What flies to a seat or a closed place is not there when it arrives: its shadow flies. */
function ghost(start: DOMRect): HTMLElement {
  const node = document.createElement('div');
  node.className = 'ghost';
  Object.assign(node.style, { left: `${start.x}px`, top: `${start.y}px`, width: `${start.width}px`, height: `${start.height}px` });
  document.body.append(node);
  return node;
}

/** Show the place that a log line speaks of. */
export function reveal(view: TableView, place: string): void {
  const seat = /^(?:seat|hand|bands|area):(\d+)/.exec(place);
  const id = placed([...view.pieces.keys(), ...view.scene.zones.map((zone) => zone.id)], place, place);
  const zone = view.scene.zones.find((entry) => entry.id === id) ?? view.zoneOf.get(id ?? '');
  if (seat && !id) view.openSeat = Number(seat[1]);
  else if (zone?.area.startsWith('seat:')) view.openSeat = Number(zone.area.slice(5));
  view.shown = id ?? '';
  if (id) elementOf(document, id)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  setTimeout(() => (view.shown = ''), 1600);
}

/** Dice tumble, then lie still. */
export function tumble(node: HTMLElement): void {
  const factor = pace();
  if (factor === 0) return;
  node.animate([{ transform: 'rotate(-220deg) scale(1.25)' }, { transform: 'none' }], {
    duration: 500 * factor,
    easing: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
  });
}
