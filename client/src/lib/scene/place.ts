/** Where the zone stands that a piece is drawn in. */
import { getContext, setContext } from 'svelte';
import type { Place } from '$lib/layout/solve';

const CONTEXT = Symbol('place');

export function providePlace(place: () => Place): void {
  setContext(CONTEXT, place);
}

/** The scale of pieces here: 1 where no zone is laid out. */
export function scaleHere(): () => number {
  const place = getContext<(() => Place) | undefined>(CONTEXT);
  return () => place?.().scale ?? 1;
}
