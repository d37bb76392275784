import type { GameInfo } from '$lib/model';

/** The middle one of what a game offers: a bot that a newcomer can beat. */
export function levelOf(game: GameInfo): string | undefined {
  return (game.levels[Math.floor(game.levels.length / 2)] ?? game.levels[0])?.name;
}
