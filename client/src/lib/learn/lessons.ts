/** Going to a lesson: a table of one's own, from the step where one has stopped. */
import { api } from '$lib/net/api';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameInfo } from '$lib/model';
import { progress } from './progress.svelte';

export async function learn(game: GameInfo, lesson: string, anew = false): Promise<void> {
  const done = progress.isDone(game, lesson) || anew ? 0 : progress.steps(game.id, lesson);
  const { table } = await api.lesson(game.id, lesson, done, settings.name);
  router.go(`/table/${table.id}`);
}
