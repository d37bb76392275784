import { own, packs } from 'virtual:icons';
import type { OwnIcon } from './own';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
/** Grows with every pack: what draws an icon looks again. */
let packsKnown = $state(0);
const loading = new Map<string, Promise<void>>();
let sheet: SVGSVGElement | undefined;

/** One hidden sheet of symbols; pieces refer to them, so that an icon stands in the page once. */
function sheetOf(): SVGSVGElement {
  if (!sheet) {
    sheet = document.createElementNS(SVG, 'svg');
    sheet.setAttribute('aria-hidden', 'true');
    sheet.setAttribute('width', '0');
    sheet.setAttribute('height', '0');
    sheet.style.position = 'absolute';
    document.body.prepend(sheet);
  }
  return sheet;
}

function add(pack: Record<string, string>): void {
  const fresh = Object.entries(pack).filter(([name]) => !known.has(name));
  const symbols = fresh.map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  const part = document.createElementNS(SVG, 'g');
  part.innerHTML = symbols.join('');
  sheetOf().append(part);
  for (const [name] of fresh) known.add(name);
  packsKnown += 1;
}

export function loadOwnIcons(): void {
  add(own);
}

/** Where an icon is drawn; one that no pack brings is drawn as a plain one. */
export function iconRef(name: string, instead: OwnIcon = 'plain-circle'): string {
  void packsKnown;
  return `#i-${known.has(name) ? name : instead}`;
}

/** The icons of a game; a game without a pack has none. */
export function loadIcons(pack: string): Promise<void> {
  const load = packs[pack];
  if (!load) return Promise.resolve();
  const begun = loading.get(pack);
  if (begun) return begun;
  const done = load().then((module) => add(module.default));
  loading.set(pack, done);
  done.catch(() => loading.delete(pack)); // the next who needs it asks again
  return done;
}
