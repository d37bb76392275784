/** Where hints are on the table. */
import type { Amount, HintInfo, Scene } from '$lib/model';

/** So many options are advised; the others were set aside. */
export const ADVISED = 3;

/** For each hint the first piece that offers its option, with its rank; a piece with several has the best one. */
export function advised(hints: readonly HintInfo[], scene: Scene): Map<string, number> {
  const pieces = scene.zones.flatMap((zone) => zone.pieces ?? []);
  const found = new Map<string, number>();
  for (const hint of hints) {
    const piece = pieces.find(({ options }) => options?.includes(hint.option));
    if (piece && !found.has(piece.id)) found.set(piece.id, hint.rank);
  }
  return found;
}

/** How much an amount grows or shrinks; `3/5` counts as 3. */
export function difference({ before, after }: Amount): string {
  const by = parseInt(after) - parseInt(before);
  return by < 0 ? `−${-by}` : `+${by}`;
}
