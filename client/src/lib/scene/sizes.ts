import type { CardSize, Kind } from '$lib/model';

/** Widths of cards and of smaller pieces by the size of their zone, in pixels at scale 1. */
export const CARD: Record<CardSize, number> = { xs: 54, s: 70, m: 88, l: 104, xl: 176, xxl: 232 };
const SMALL: Record<Exclude<Kind, 'card' | 'tile'>, Record<CardSize, number>> = {
  token: { xs: 26, s: 30, m: 34, l: 42, xl: 96, xxl: 120 },
  figure: { xs: 34, s: 40, m: 46, l: 54, xl: 110, xxl: 140 },
  die: { xs: 26, s: 30, m: 40, l: 52, xl: 96, xxl: 120 },
  marker: { xs: 18, s: 20, m: 22, l: 28, xl: 80, xxl: 100 },
};
const TILE: Record<CardSize, number> = { xs: 34, s: 52, m: 84, l: 110, xl: 200, xxl: 260 };

export function pieceSize(kind: Kind, size: CardSize = 'm', scale = 1): number {
  const base = kind === 'card' ? CARD[size] : kind === 'tile' ? TILE[size] : SMALL[kind][size];
  return Math.round(base * scale * 10) / 10;
}
