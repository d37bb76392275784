/** The sounds of a new scene, besides those of things that moved. */
import type { Scene } from '$lib/model';
import type { Cue } from '$lib/sound';

const total = (scene: Scene): number => scene.zones.flatMap((zone) => zone.bars ?? []).reduce((sum, bar) => sum + bar.value, 0);
const score = (scene: Scene): number => parseInt(scene.seats?.find((line) => line.seat === scene.seat)?.score?.value ?? '', 10);
const dice = (scene: Scene): string =>
  scene.zones
    .flatMap((zone) => zone.pieces ?? [])
    .filter((piece) => piece.kind === 'die')
    .map((piece) => `${piece.id}${piece.pips ?? ''}${piece.face?.icon ?? ''}`)
    .join();
const turns = (scene: Scene): string => scene.zones.map((zone) => zone.turns?.join() ?? '').join(';');

/** At most two, the most telling first. */
export function cuesBetween(before: Scene | null, after: Scene): Cue[] {
  if (!before || before.seat !== after.seat) return [];
  const cues: Cue[] = [];
  if (after.overlay && !before.overlay) cues.push('page');
  if (dice(after) && dice(after) !== dice(before)) cues.push('die');
  if (turns(after) !== turns(before)) cues.push('ratchet');
  if (total(after) < total(before)) cues.push('enemy');
  if (score(after) > score(before)) cues.push('gain');
  if (score(after) < score(before)) cues.push('loss');
  return cues.slice(0, 2);
}
