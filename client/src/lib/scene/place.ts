/** The zone that a piece is drawn in, and where it stands. */
import { getContext, setContext } from 'svelte';
import { childrenIn } from '$lib/layout/table';
import type { Place } from '$lib/layout/solve';
import type { Piece, Zone } from '$lib/model';

const CONTEXT = Symbol('place');

interface Here {
  place: () => Place;
  zone: () => Zone;
}

/** The pieces on a piece. */
export type StandingOn = (piece: Piece) => readonly Piece[];

const NOTHING: readonly Piece[] = [];

export function standingOn(id: string, zone: Zone | undefined): readonly Piece[] {
  return (zone && childrenIn(zone).get(id)) ?? NOTHING;
}

export function providePlace(place: () => Place, zone: () => Zone): void {
  setContext<Here>(CONTEXT, { place, zone });
}

/** The scale of pieces here: 1 where no zone is laid out. */
export function scaleHere(): () => number {
  const here = getContext<Here | undefined>(CONTEXT);
  return () => here?.place().scale ?? 1;
}

/** The pieces on pieces of the zone here, which change with it alone. */
export function standingHere(): StandingOn {
  const here = getContext<Here | undefined>(CONTEXT);
  return (piece) => standingOn(piece.id, here?.zone());
}
