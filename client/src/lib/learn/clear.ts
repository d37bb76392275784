/** What is said over the table hides neither the question nor its answers and, if there is room, nothing that can be chosen. */
import type { Attachment } from 'svelte/attachments';
import { HEADER, PHONE } from '$lib/layout/page';
import type { Box } from '$lib/scene/geometry';
import { whenChanged } from './changed';
import { bubbleSpot, hidden } from './place';
import { boxesOf } from './pointed';

/** A moment that is told, or a question over the table. */
const OVER = ':is(.stage, .overlay)[role="dialog"]';
const ASKED = '.prompt, .question, [data-option]';
const CHOOSABLE = '.glow[data-piece], .overlay button, .overlay [role="button"], .account .on, .account .lines li, .account .board';
const REST = '[data-piece], [data-sign], [data-tray], .seat';

/** Keep a node clear: a question slides in, cards fly, lines are added, and it makes way. Where it is not in the way, it stays. */
export function keptClear(isPhone: () => boolean): Attachment<HTMLElement> {
  return (node) => {
    node.dataset.clear = '';
    node.style.visibility = 'hidden'; // until it has its place
    const seen = (names: string): Box[] => {
      const top = document.querySelector(OVER) ?? document; // nothing of the table below is seen
      return boxesOf([...top.querySelectorAll<HTMLElement>(names)].filter((other) => !node.contains(other)));
    };
    const look = () => {
      const page = { left: 0, top: HEADER, width: innerWidth, height: innerHeight - HEADER - (isPhone() ? PHONE.tabs : 0) };
      const { x, y } = node.getBoundingClientRect();
      const own = { left: x, top: y, width: node.offsetWidth, height: node.offsetHeight };
      const matters = { kept: seen(ASKED), wished: seen(CHOOSABLE) };
      const { left, top } = bubbleSpot(own, null, { ...matters, rest: seen(REST) }, page);
      const stays = own.top + own.height <= page.top + page.height && hidden(own, matters) <= hidden({ ...own, left, top }, matters);
      if (!stays || node.style.visibility) Object.assign(node.style, { left: `${left}px`, top: `${top}px`, visibility: '' });
    };
    return whenChanged(look, '[data-clear]');
  };
}
