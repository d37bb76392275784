/** Choices of several clicks: picks are built up in sight, and count once they are confirmed. */
import type { Piece, Scene } from '$lib/model';

/** The scene while picks are built up: what may follow is offered, and what is picked looks chosen. */
export function buildOn(scene: Scene, built: readonly string[], offers: readonly string[]): Scene {
  const taken = takenIn(scene, built);
  const { prompt } = scene;
  return {
    ...scene,
    prompt: prompt && { ...prompt, options: (prompt.options ?? []).filter((option) => offers.includes(option.name)) },
    zones: scene.zones.map((zone) => ({ ...zone, pieces: (zone.pieces ?? []).map((piece) => dressed(piece, taken, offers)) })),
  };
}

/** The things that are picked; of several that carry a pick the next one. True for those that cannot be picked again. */
function takenIn(scene: Scene, built: readonly string[]): ReadonlyMap<string, boolean> {
  const pieces = scene.zones.flatMap((zone) => zone.pieces ?? []);
  const taken = new Map<string, boolean>();
  for (const pick of built) {
    const carriers = pieces.filter((piece) => piece.options?.includes(pick));
    const next = carriers.find((piece) => !taken.has(piece.id));
    if (next) taken.set(next.id, carriers.length > 1);
  }
  return taken;
}

function dressed(piece: Piece, taken: ReadonlyMap<string, boolean>, offers: readonly string[]): Piece {
  if (!piece.options) return piece;
  const options = taken.get(piece.id) ? [] : piece.options.filter((option) => offers.includes(option));
  const left: Piece = { ...piece, options };
  if (taken.has(piece.id)) left.states = [...(piece.states ?? []), 'chosen'];
  if (options.length === 0) delete left.options;
  return left;
}

export interface Part {
  name: string;
  count: number;
}

/** Equal picks together, in the order in which they were first picked. */
export function partsOf(built: readonly string[]): Part[] {
  const counts = new Map<string, number>();
  for (const name of built) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Without the last of these picks. */
export function without(built: readonly string[], name: string): string[] {
  const last = built.lastIndexOf(name);
  return built.filter((_, place) => place !== last);
}
