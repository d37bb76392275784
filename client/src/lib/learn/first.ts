/** A first game: as the first lesson has shown it, with bots of the lowest level. */
import { offered } from '$lib/levels';
import type { GameInfo } from '$lib/model';

export function firstSeats(game: GameInfo): number {
  return Math.max(game.first_seats ?? 2, game.seats[0]);
}

export function firstLevel(game: GameInfo): string | undefined {
  return offered(game)[0]?.name;
}

export function firstRules(game: GameInfo): Record<string, unknown> {
  return { ...game.first_game };
}
