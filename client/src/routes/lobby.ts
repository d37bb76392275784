/** The wishes that a lobby asks for, in three clicks. */
import { t } from '$lib/i18n/index.svelte';
import { firstLevel, firstRules, firstSeats } from '$lib/learn/first';
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

export interface Wish {
  title: string;
  value: string;
  usual: boolean;
  /** It belongs to the rules of the game, not to the table. */
  rule?: boolean;
}

/** True if a table is set up for somebody's first game. */
export function isFirst(game: GameInfo, chairs: readonly ChairWish[], { variant }: Extras): boolean {
  const rules = Object.entries(firstRules(game));
  const bots = chairs.filter(({ kind }) => kind === 'bot');
  return (
    chairs.length === firstSeats(game) &&
    bots.every(({ level }) => level === firstLevel(game)) &&
    rules.length === Object.keys(variant).length &&
    rules.every(([name, value]) => variant[name] === value)
  );
}

/** All that a table is opened with, in words. */
export function wishesOf(game: GameInfo, extras: Extras): Wish[] {
  const rules = game.variants.map(({ name, title, values, several, default: usual }): Wish => {
    const chosen = [extras.variant[name] ?? []].flat() as string[];
    const said = chosen.map((value) => values.find((entry) => entry.name === value)?.title ?? value).join(', ');
    const first = values.find((entry) => entry.name === usual) ?? values[0];
    if (several) return { title, value: said || t('by-chance'), usual: chosen.length === 0, rule: true };
    return { title, value: said || (first?.title ?? ''), usual: chosen.length === 0 || chosen[0] === first?.name, rule: true };
  });
  const table: Wish[] = [
    { title: t('bots-move'), value: t(`pace-${extras.pace}`), usual: extras.pace === 'calm' },
    {
      title: t('clock-label'),
      value: extras.minutes ? t('minutes', { count: extras.minutes }) : t('clock-none'),
      usual: extras.minutes === 0,
    },
  ];
  const also = [extras.public && 'public-table', extras.aid && 'memory-aid', extras.byTurns && 'by-turns'] as const;
  for (const word of also) if (word) table.push({ title: '', value: t(word), usual: false });
  if (extras.seed) table.push({ title: t('deal'), value: extras.seed, usual: false });
  return [...rules, ...table];
}

/** Rules that are as usual, in one word. */
export function briefly(wishes: readonly Wish[]): Wish[] {
  const told = wishes.filter((wish) => !wish.rule || !wish.usual);
  const rules = wishes.some((wish) => wish.rule && !wish.usual) ? [] : [{ title: '', value: t('usual-rules'), usual: true }];
  return [...rules, ...told];
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
