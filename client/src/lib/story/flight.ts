/** Points fly from where they are paid to whoever gets them. */
import type { Attachment } from 'svelte/attachments';
import { pace } from '$lib/settings.svelte';

const MOST = 8;
const WAY = 420;
const APART = 70;
const BEGINS = 1250;

export function flown({ count, seat }: { sign: string; count: number; seat: number }): Attachment<HTMLElement> {
  return (node) => {
    const factor = pace();
    if (factor === 0 || count <= 0 || seat < 0) return;
    const tokens: HTMLElement[] = [];
    const timer = setTimeout(() => {
      const goal = document.querySelector(`[data-total="${seat}"] .total`);
      const sign = node.firstElementChild;
      if (!goal || !sign) return;
      const [from, to] = [sign.getBoundingClientRect(), goal.getBoundingClientRect()];
      for (let i = 0; i < Math.min(MOST, count); i++) tokens.push(token(sign, from, to, i, factor));
    }, BEGINS * factor);
    return () => {
      clearTimeout(timer);
      for (const token of tokens) token.remove();
    };
  };
}

function token(sign: Element, from: DOMRect, to: DOMRect, i: number, factor: number): HTMLElement {
  const node = document.createElement('div');
  node.append(sign.cloneNode(true));
  node.className = 'flown';
  Object.assign(node.style, { left: `${from.x}px`, top: `${from.y}px` });
  document.body.append(node);
  const [dx, dy] = [to.x - from.x, to.y + to.height / 2 - from.y - from.height / 2];
  const arc = -30 - (i % 3) * 8;
  const way = [
    { transform: 'scale(0.6)', opacity: 0 },
    { transform: `translate(${dx * 0.15}px, ${dy * 0.1 + arc * 0.4}px) scale(0.6)`, opacity: 1, offset: 0.15 },
    { transform: `translate(${dx * 0.55}px, ${dy * 0.5 + arc}px) scale(0.55)`, opacity: 1, offset: 0.6 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0 },
  ];
  const motion = node.animate(way, { duration: WAY * factor, delay: i * APART * factor, easing: 'ease-in-out', fill: 'both' });
  void motion.finished.then(
    () => node.remove(),
    () => node.remove(),
  );
  return node;
}
