/** Marks on things that have just changed: a figure washes, a struck panel moves once, a die tumbles. */
import type { Attachment } from 'svelte/attachments';
import { pace } from '$lib/settings.svelte';
import { nextFrame, painted } from '$lib/ui/frame';

const known = new WeakMap<Element, unknown>();

/** Runs with the value before and the present one, once it has changed. */
function onChange<T>(node: Element, value: T, run: (before: T) => void): void {
  const before = known.get(node) as T | undefined;
  known.set(node, value);
  if (before !== undefined && before !== value) run(before);
}

function numberOf(text: string | number | undefined): number {
  return typeof text === 'number' ? text : parseInt(text ?? '', 10);
}

/** A figure that grew or fell: a short wash, and by how much. `welcome` says whether such a change is good, bad or neither. */
export function stepped(value: string | number | undefined, welcome: (by: number) => number): Attachment<HTMLElement> {
  return (node) =>
    onChange(node, numberOf(value), (before) => {
      const by = numberOf(value) - before;
      if (Number.isFinite(by) && by !== 0) wash(node, by, welcome(by));
    });
}

interface Wash {
  node: HTMLElement;
  by: number;
  good: number;
}
let washes: Wash[] = [];

/** Figures wash once their scene is on view, so that it need not wait for that. */
function wash(node: HTMLElement, by: number, good: number): void {
  washes.push({ node, by, good });
  if (washes.length === 1) void nextFrame().then(painted).then(washAll);
}

/** All are measured before anything is added: measuring in between would lay out the page again and again. */
function washAll(): void {
  const due = washes.filter(({ node }) => node.isConnected);
  washes = [];
  const factor = pace();
  const boxes = due.map(({ node }) => (factor === 0 ? null : node.getBoundingClientRect()));
  due.forEach((each, i) => show(each, boxes[i] ?? null, factor));
}

function show({ node, by, good }: Wash, box: DOMRect | null, factor: number): void {
  const colour = good > 0 ? 'var(--good)' : good < 0 ? 'var(--bad)' : 'var(--acc)';
  node.animate([{ color: colour }, { color: colour, offset: 0.6 }, {}], { duration: 900 * (factor || 1) });
  if (!box || box.width === 0) return;
  const tag = document.createElement('span');
  tag.className = good > 0 ? 'step good' : good < 0 ? 'step bad' : 'step';
  tag.textContent = by > 0 ? `+${by}` : `−${-by}`;
  Object.assign(tag.style, { left: `${box.x + box.width / 2}px`, top: `${box.y}px` });
  document.body.append(tag);
  tag
    .animate(
      [
        { transform: 'translate(-50%, 0)', opacity: 0 },
        { transform: 'translate(-50%, -70%)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -90%)', opacity: 1, offset: 0.75 },
        { transform: 'translate(-50%, -130%)', opacity: 0 },
      ],
      { duration: 1100 * factor, easing: 'ease-out' },
    )
    .finished.finally(() => tag.remove());
}

/** A bar that falls: whom it belongs to has been struck. */
export function struck(value: number): Attachment<HTMLElement> {
  return (node) =>
    onChange(node, value, (before) => {
      const factor = pace();
      if (value >= before || factor === 0) return;
      const frames = [0, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
      (node.closest('.box') ?? node).animate(frames, { duration: 180 * factor, easing: 'ease-out' });
    });
}

/** A die that shows something else has been rolled: it tumbles, then lies still. */
export function rolled(shows: string): Attachment<HTMLElement> {
  return (node) =>
    onChange(node, shows, () => {
      const factor = pace();
      if (factor === 0) return;
      node.animate([{ transform: 'rotate(-220deg) scale(1.25)' }, { transform: 'none' }], {
        duration: 500 * factor,
        easing: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
      });
    });
}
