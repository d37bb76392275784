/** What a lobby asks for, in three clicks. */
import type { ChairWish, TableWish } from '$lib/net/api';
import type { GameInfo } from '$lib/model';

export type Company = 'bots' | 'friends' | 'device';

/** Four at the table where the game allows it. */
export function usualSeats(game: GameInfo): number {
  return Math.min(Math.max(4, game.seats[0]), game.seats[1]);
}

export function chairsFor(
  company: Company,
  seats: number,
  name: string,
  level: string | undefined,
  guest: (number: number) => string,
  bots: readonly string[],
): ChairWish[] {
  const others = Array.from({ length: seats - 1 }, (_, i): ChairWish => {
    if (company === 'bots') return { kind: 'bot', ...(bots[i] ? { name: bots[i] } : {}), ...(level ? { level } : {}) };
    return company === 'friends' ? { kind: 'open' } : { kind: 'guest', name: guest(i + 2) };
  });
  return [{ kind: 'me', ...(name ? { name } : {}) }, ...others];
}

export interface Extras {
  variant: Record<string, unknown>;
  public: boolean;
  seed: string;
  pace: 'none' | 'quick' | 'calm' | 'slow';
  /** On each clock; 0 for none. */
  minutes: number;
  aid: boolean;
  byTurns: boolean;
}

const A_DAY = 24 * 3600;

export function wishFor(game: GameInfo, chairs: ChairWish[], company: Company, extras: Extras): TableWish {
  return {
    game: game.id,
    seats: chairs.length,
    variant: extras.variant,
    chairs,
    ...(extras.seed ? { seed: extras.seed } : {}),
    ...(extras.public ? { public: true } : {}),
    pace: extras.pace,
    ...(extras.minutes ? { clock: { minutes: extras.minutes } } : {}),
    ...(extras.aid ? { aid: true } : {}),
    ...(extras.byTurns ? { grace: A_DAY } : {}),
    ...(company === 'device' ? { hot_seat: true } : {}),
  };
}
