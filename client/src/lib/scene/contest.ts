/** Sides that are compared on a common scale: what each has, what it has added, how far it could go. */
import type { Length, Mark } from '$lib/wire';
import type { Piece, Zone } from '$lib/model';

export type Sort = 'own' | 'bonus' | 'added';

/** One step of the scale that a side has reached. */
export interface Step {
  icon: string;
  sort: Sort;
}

export interface Side {
  seat: number;
  name: string;
  about: string;
  steps: Step[];
  total: number;
  /** How much more it could add. */
  reach: number;
  /** The sign of what is added. */
  sign: string;
}

/** The names and pictures that sides are made with. */
export interface Dress {
  name: (seat: number, label: string | undefined) => string;
  icon: (sign: string) => string;
}

const times = <T>(count: number, what: T): T[] => Array.from({ length: Math.max(0, count) }, () => what);

/** A side of a contest; `set` is what its dial shows before it is chosen, -1 if nothing is turned. */
export function sideOf(length: Length, pieces: readonly Piece[], set: number, dress: Dress): Side {
  const { seat, bonus, label, about = '', added, reach } = length;
  const own = pieces.filter((piece) => (piece.seat ?? -1) === seat);
  const sign = (reach ?? added)?.sign ?? '';
  const more = set >= 0 ? set : Number(added?.value ?? 0);
  const steps: Step[] = [
    ...own.map((piece) => ({ icon: piece.face?.icon ?? '', sort: 'own' as const })),
    ...times(bonus, { icon: '', sort: 'bonus' as const }),
    ...times(more, { icon: dress.icon(sign), sort: 'added' as const }),
  ];
  return { seat, name: dress.name(seat, label), about, steps, total: steps.length, reach: Number(reach?.value ?? 0), sign };
}

/** So far a side could get, by what everybody knows. */
export const mostOf = (side: Side): number =>
  side.steps.filter((step) => step.sort !== 'added').length + Math.max(side.reach, addedOf(side));
export const addedOf = (side: Side): number => side.steps.filter((step) => step.sort === 'added').length;

/** Steps that the scale has: room for the last threshold, and for everybody's best. */
export function scaleOf(sides: readonly Side[], marks: readonly Mark[]): number {
  return Math.max(...marks.map((mark) => mark.value), ...sides.map(mostOf), ...sides.map((side) => side.total), 4) + 1;
}

/** Rivals who could come as far as this. */
export const rivalsOf = (sides: readonly Side[], seat: number, total: number): Side[] =>
  sides.filter((side) => side.seat !== seat && mostOf(side) >= total);

/** The amount that a side has to add so that nobody can come as far; undefined if it cannot. */
export function safeFrom(sides: readonly Side[], own: Side): number | undefined {
  const needed = Math.max(0, ...sides.filter((side) => side.seat !== own.seat).map(mostOf)) + 1 - (own.total - addedOf(own));
  return needed <= own.reach ? Math.max(0, needed) : undefined;
}

export const isContest = (zone: Zone): boolean => zone.layout === 'contest';
export const isDial = (zone: Zone): boolean => zone.layout === 'dial';
