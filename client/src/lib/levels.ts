import type { GameInfo } from '$lib/model';

/** The levels that can be chosen, the best one last; older tables may have others. */
export function offered(game: GameInfo): GameInfo['levels'] {
  return game.levels.filter((level) => level.rank > 0);
}

/** The second one of what a game offers: a bot that answers at once and that a newcomer can beat. */
export function levelOf(game: GameInfo): string | undefined {
  const [first, second] = offered(game);
  return (second ?? first)?.name;
}
