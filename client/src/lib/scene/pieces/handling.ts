import type { Attachment } from 'svelte/attachments';
import type { Piece } from '$lib/model';
import { isBoard } from '../arrange';
import { LONG_PRESS, letGo } from '../press';
import type { TableView } from '../view.svelte';

/** Pixels that a finger may move in a long press. */
const STILL = 8;

/** Everything can be looked at: by pointer, focus or a long press; a click chooses what can be chosen, and shows the rest. */
export function handling(view: TableView, piece: () => Piece): Attachment<HTMLElement | SVGElement> {
  return (node) => attach(node, view, piece);
}

/** A room or hex itself, not what stands there. */
function isPlace(view: TableView, piece: Piece): boolean {
  const zone = view.zoneOf.get(piece.id);
  return zone !== undefined && isBoard(zone) && !piece.on;
}

function attach(node: HTMLElement | SVGElement, view: TableView, piece: () => Piece): () => void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let held = false;
  let touched = false;
  const box = () => node.getBoundingClientRect();
  const stop = () => clearTimeout(timer);
  /** The piece that was looked at here: once the node is gone, its piece must not be asked for any more. */
  let seen: Piece | undefined;
  const look = (thing = piece()) => view.inspect((seen = thing), box());
  // A node that is taken away loses focus in the middle of drawing, when nothing may change.
  const leave = () => queueMicrotask(() => seen && view.leave(seen));

  const on: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => {
      // What was clicked on stays, so that the pointer can go to its links.
      if (event.pointerType === 'mouse' && !(view.pinned && view.inspected)) look();
    },
    pointerleave: (event: PointerEvent) => {
      stop();
      if (event.pointerType === 'mouse') leave();
    },
    pointerdown: (event: PointerEvent) => {
      held = false;
      touched = event.pointerType !== 'mouse';
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        held = true;
        letGo();
        view.pinned = true;
        look();
      }, LONG_PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event: Event) => {
      if (held) event.preventDefault();
    },
    focusin: () => {
      if (node.matches(':focus-visible, :has(:focus-visible)')) look();
    },
    focusout: () => node.matches(':hover') || leave(), // what the pointer rests on is still looked at
    click: (event: MouseEvent) => {
      event.stopPropagation();
      if (held) return;
      // On a map a finger covers its place: a touch shows it first, with a button for what it can do.
      const meant = view.meant(piece());
      const shows = touched && isPlace(view, meant);
      view.pinned = false;
      if (!shows && view.press(meant, box())) return;
      view.pinned = true; // until something else is touched
      look(meant);
    },
  };
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener as EventListener);
  return () => {
    stop();
    if (node.matches(':hover')) leave(); // the pointer cannot leave what is gone
    for (const [name, listener] of Object.entries(on)) node.removeEventListener(name, listener as EventListener);
  };
}
