/** Panels: facts, bars and words of one thing. */
import type { Bar, CardSize, Fact, Piece, Zone } from '$lib/model';
import { pieceSize } from '$lib/scene/sizes';
import { RATIO } from './printed';
import { sum } from './share';
import { broadness, type Table } from './table';
import { lineCount, textWidth } from './text';

const GAP = 8;
const SMALL = 12.5;
const WORDS = 13;
export const MEDAL = 78;
const AMOUNTS = { x: 14, y: 6 };
const SIGN = 34;
const DIGIT = 10;

interface Item {
  width: number;
  height: number;
}

/** How high things are that stand in lines, as many as each holds. */
function flowed(items: readonly Item[], room: number, gap: { x: number; y: number }): number {
  let [height, used, high] = [0, 0, 0];
  for (const item of items) {
    if (used > 0 && used + gap.x + item.width > room) [height, used, high] = [height + high + gap.y, 0, 0];
    used += (used > 0 ? gap.x : 0) + item.width;
    high = Math.max(high, item.height);
  }
  return height + high;
}

export function paragraphs(lines: readonly string[] | undefined, width: number, letters: number, size = WORDS): number {
  return sum((lines ?? []).map((line) => lineCount(line, Math.max(40, width), size * letters) * size * letters * 1.4));
}

function boxOf(piece: Piece, zone: Zone, scale: number, table: Table): Item {
  const size = pieceSize(piece.kind, (zone.size as CardSize) ?? 'm', scale);
  const caption = piece.caption ? 7 + Math.min(150, textWidth(piece.caption, SMALL)) : 0;
  if (piece.kind === 'card') return { width: size + caption, height: size * RATIO };
  if (piece.kind === 'tile') {
    const facts = [...(piece.face?.strip ?? []), ...(piece.face?.values ?? [])];
    const sign = Math.min(22, Math.max(14, size * 0.32)) + 2;
    const signs = sum(facts.map((fact) => (fact.sign ? sign : 0) + textWidth(fact.value ?? '', SMALL)));
    return { width: Math.max(size, signs + 5) + caption, height: Math.max(30, size * 0.5) };
  }
  const broad = broadness(piece, table);
  return { width: size * broad + caption, height: size * Math.max(1, broad) };
}

const boxesWidth = (bar: Bar): number => Math.max(textWidth(bar.label ?? '', SMALL), bar.most * 11 + 34) + 24;
const barHeight = (bar: Bar): number => (bar.form === 'pips' ? 24 : 22);

export interface PanelParts {
  piles: Piece[];
  kinds: Piece[][];
}

/** On coloured ground cards stand at the right, beside the words; other things in a line for each kind. */
export function panelParts(zone: Zone, pieces: readonly Piece[], table: Table): PanelParts {
  const tinted = table.isTinted(zone.tint);
  const piles = pieces.filter((piece) => piece.kind === 'card' && (piece.spot === 'right' || tinted));
  const inner = pieces.filter((piece) => !piles.includes(piece));
  const kinds = [...new Set(inner.map((piece) => piece.kind))].map((kind) => inner.filter((piece) => piece.kind === kind));
  return { piles, kinds };
}

/** Amounts stand beside the title where they find room there, and nothing else stands below it. */
export function amountsInHead(zone: Zone, pieces: readonly Piece[], width: number, table: Table): boolean {
  if (table.isTinted(zone.tint) || zone.area === 'overlay') return false;
  const signed = (zone.facts ?? []).filter((fact) => fact.sign).length;
  if (signed <= 2) return true;
  const { letters } = table;
  const words =
    textWidth(zone.title ?? '', 15.5 * letters, 'display') + textWidth(`${zone.about ?? ''}${zone.fact ?? ''}`, SMALL * letters);
  return pieces.length === 0 && words + signed * 56 * letters + 40 <= width;
}

export function panelHeight(zone: Zone, pieces: readonly Piece[], width: number, scale: number, table: Table): number {
  const { letters } = table;
  const tinted = table.isTinted(zone.tint);
  const overlay = zone.area === 'overlay';
  const { piles, kinds } = panelParts(zone, pieces, table);
  const pileSize = pieceSize('card', 'xs', scale);
  const beside = piles.length > 0 ? piles.length * (pileSize + GAP) : 0;
  const inner = Math.max(60, width - (overlay ? 32 : 0));
  const signed = (zone.facts ?? []).filter((fact) => fact.sign);
  const ledger = (zone.facts ?? []).filter((fact) => fact.label && !fact.sign);
  const inHead = amountsInHead(zone, pieces, inner, table);
  const titleSize = (tinted ? 27 : overlay ? 21 : 15.5) * letters;
  const aside = textWidth(zone.fact ?? '', SMALL * letters) + (inHead ? signed.length * 48 : 0) + (overlay ? 90 : 0);
  const named = textWidth(zone.title ?? '', titleSize, 'display');
  const about = textWidth(zone.about ?? '', SMALL * letters);
  const headRoom = Math.max(80, inner - aside - (tinted ? beside : 0));
  const headLines = overlay ? 1 : Math.max(1, Math.ceil((named + (about > 0 ? about + 10 : 0)) / headRoom));
  const blocks: number[] = [zone.title ? Math.max(22, titleSize * 1.05) + (headLines - 1) * 20 + (overlay ? 22 : 0) : 0];
  const wordRoom = tinted ? Math.min(inner * 0.74, inner - beside) : inner;
  if (zone.emblem && !tinted && !overlay) blocks.push(MEDAL * scale);
  if (zone.lines?.length) blocks.push(paragraphs(zone.lines, wordRoom, letters));
  const boxes = (zone.bars ?? []).filter((bar) => bar.form === 'boxes');
  if (boxes.length > 0) {
    const items = boxes.map((bar) => ({ width: boxesWidth(bar), height: 34 * letters }));
    blocks.push(flowed(items, tinted ? inner - beside : inner, { x: 8, y: 4 }));
  }
  blocks.push(...smallParts(zone, kinds, inHead ? [] : signed, inner, scale, table));
  if (ledger.length > 0) blocks.push(ledger.length * 26);
  const bars = (zone.bars ?? []).filter((bar) => bar.form !== 'boxes');
  if (bars.length > 0) blocks.push(sum(bars.map(barHeight)) + (bars.length - 1) * GAP);
  const total = sum(blocks) + (blocks.filter((block) => block > 0).length - 1) * GAP + (overlay ? 34 : 0);
  const pile = piles.length > 0 ? pileSize * RATIO + (piles.some((piece) => piece.caption) ? 22 : 4) : 0;
  const barsBelow = sum(bars.map(barHeight)) + (bars.length > 0 ? GAP : 0);
  return Math.max(total, pile + (tinted ? barsBelow : 0));
}

/** A sign with its digits; on coloured ground with a word too. */
function amountBox(fact: Fact, zone: Zone, table: Table): Item {
  const digits = Math.max(1, fact.value?.length ?? 0);
  return { width: SIGN + DIGIT * digits * table.letters + (table.isTinted(zone.tint) ? 60 : 0), height: 27 };
}

/** Amounts and small things of different kinds share lines; in an overlay each kind has its own. */
function smallParts(zone: Zone, kinds: readonly Piece[][], signed: readonly Fact[], inner: number, scale: number, table: Table): number[] {
  const lines = kinds.map((kind) => kind.map((piece) => boxOf(piece, zone, scale, table)));
  const resources = signed.map((fact) => amountBox(fact, zone, table));
  const amounts = resources.length;
  const gap = { x: GAP, y: GAP };
  if (zone.area === 'overlay') {
    return [...(amounts > 0 ? [flowed(resources, inner, AMOUNTS)] : []), ...lines.map((line) => flowed(line, inner, gap))];
  }
  const groups = [...(amounts > 0 ? [{ items: resources, gap: AMOUNTS }] : []), ...lines.map((items) => ({ items, gap }))];
  const items = groups.map((group) => ({
    width: Math.min(inner, sum(group.items.map((item) => item.width)) + (group.items.length - 1) * group.gap.x),
    height: flowed(group.items, inner, group.gap),
  }));
  return items.length > 0 ? [flowed(items, inner, { x: 16, y: 8 })] : [];
}
