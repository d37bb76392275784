/** Everybody who is compared at the end: the seats, and after the last of them rivals, opponents that the rules play. */
import type { TableView } from '$lib/scene/view.svelte';

export function rivalOf(view: TableView, rivals: readonly string[], member: number): string | undefined {
  return rivals[member - view.players.length];
}

/** The class that brings a member's colour. */
export function colourOf(view: TableView, member: number): string {
  return member < view.players.length ? `seat-${member}` : 'rival';
}
