/** The option that is pointed at: by the pointer, by focus, or by a long press; on its button or on a thing that carries nothing else. */
import type { Attachment } from 'svelte/attachments';
import { LONG_PRESS, letGo } from './press';
import type { TableView } from './view.svelte';

const MARKED = '[data-option], [data-piece]';

/** The option of the thing that an event happened on, with what a click goes on to by itself, and the thing. */
export function optionAt(view: TableView, target: EventTarget | null): { options: readonly string[]; node: Element } | null {
  const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>(MARKED) : null;
  if (!node || !view.mine) return null;
  const { option, piece: id } = node.dataset;
  if (option) return { options: [option], node };
  const piece = view.pieces.get(id ?? '');
  const meant = piece && view.meant(piece);
  const options = meant ? view.offers(meant) : [];
  return options.length === 1 ? { options: meant?.then ? [...options, meant.then] : options, node } : null;
}

export function pointing(view: TableView): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    /** The thing that the pointer has moved to since the last press. */
    let rests: Element | null = null;
    const stop = () => clearTimeout(timer);
    const point = (target: EventTarget | null, atOnce = false) => {
      const found = optionAt(view, target);
      if (found) view.ahead.point(found.options, found.node.getBoundingClientRect(), atOnce);
      else view.ahead.leave();
      return found;
    };
    const on: Record<string, (event: never) => void> = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        rests = event.target instanceof Element ? event.target : null;
        point(event.target);
      },
      pointerleave: (event: PointerEvent) => {
        rests = null;
        if (event.pointerType === 'mouse') view.ahead.leave();
      },
      focusin: (event: FocusEvent) => event.target instanceof Element && event.target.matches(':focus-visible') && point(event.target),
      focusout: () => view.ahead.leave(),
      pointerdown: (event: PointerEvent) => {
        stop();
        rests = null;
        if (event.pointerType === 'mouse') return;
        view.ahead.leave();
        timer = window.setTimeout(() => {
          const found = point(event.target, true);
          // A thing that is held is looked at, and knows by itself that this is no click.
          if (found && !('piece' in (found.node as HTMLElement).dataset)) letGo();
        }, LONG_PRESS);
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: Event) => view.ahead.shown && event.preventDefault(),
    };
    for (const [name, listener] of Object.entries(on)) root.addEventListener(name, listener as EventListener);
    view.ahead.again = () => void (rests?.isConnected && point(rests));
    return () => {
      stop();
      view.ahead.again = () => undefined;
      for (const [name, listener] of Object.entries(on)) root.removeEventListener(name, listener as EventListener);
    };
  };
}
