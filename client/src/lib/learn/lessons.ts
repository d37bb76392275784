/** Going to a lesson, a table of one's own from the step where one has stopped; and from there to a first game. */
import { api, type ChairWish } from '$lib/net/api';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameInfo } from '$lib/model';
import { firstLevel, firstRules, firstSeats } from './first';
import { progress } from './progress.svelte';

export async function learn(game: GameInfo, lesson: string, anew = false): Promise<void> {
  const done = progress.isDone(game, lesson) || anew ? 0 : progress.steps(game.id, lesson);
  const { table } = await api.lesson(game.id, lesson, done, settings.name);
  router.go(`/table/${table.id}`);
}

/** Sit down at a first game. */
export async function playFirst(game: GameInfo): Promise<void> {
  const level = firstLevel(game);
  const seats = firstSeats(game);
  const bots = Array.from({ length: seats - 1 }, (): ChairWish => ({ kind: 'bot', ...(level ? { level } : {}) }));
  const me: ChairWish = { kind: 'me', ...(settings.name ? { name: settings.name } : {}) };
  const { table } = await api.open({ game: game.id, seats, variant: firstRules(game), chairs: [me, ...bots] });
  router.go(`/table/${table.id}`);
}
