/** The meaning of a click on a piece: one option is chosen, several become targets or a small menu. */
import type { Piece, Scene } from '$lib/model';

export type Click =
  { act: 'choose'; option: string } | { act: 'targets'; options: string[] } | { act: 'menu'; options: string[] } | { act: 'nothing' };

/** Options that are still meant once a piece has been picked. */
export function narrowed(piece: Piece, picked: readonly string[] | null): string[] {
  const options = piece.options ?? [];
  return picked ? options.filter((option) => picked.includes(option)) : options;
}

export function clicked(piece: Piece, all: Iterable<Piece>, picked: readonly string[] | null): Click {
  const options = narrowed(piece, picked);
  if (options.length === 0) return { act: 'nothing' };
  if (options.length === 1) return { act: 'choose', option: options[0]! };
  return haveTargets(piece, options, all) ? { act: 'targets', options } : { act: 'menu', options };
}

/** Every option leads to another piece, and no such piece has two of them. */
function haveTargets(piece: Piece, options: readonly string[], all: Iterable<Piece>): boolean {
  const reached = new Set<string>();
  for (const other of all) {
    if (other.id === piece.id || sameOffer(other, piece)) continue;
    const shared = (other.options ?? []).filter((option) => options.includes(option));
    if (shared.length > 1) return false;
    shared.forEach((option) => reached.add(option));
  }
  return reached.size === options.length;
}

/** Equal pieces carry the same options; they are no targets of each other. */
function sameOffer(one: Piece, other: Piece): boolean {
  const options = one.options ?? [];
  return options.length === (other.options ?? []).length && options.every((option) => other.options?.includes(option));
}

/** A scene to look at: the question stays, beside whoever was asked, but nothing can be chosen. */
export function still(scene: Scene): Scene {
  const { prompt } = scene;
  const asked = prompt?.mine ? [{ seat: scene.seat, text: prompt.text ?? '' }] : prompt?.waiting;
  return {
    ...scene,
    prompt: prompt && { ...prompt, mine: false, options: [], ...(asked && { waiting: asked }) },
    zones: scene.zones.map((zone) => ({ ...zone, pieces: (zone.pieces ?? []).map(untouchable) })),
  };
}

function untouchable(piece: Piece): Piece {
  const left = { ...piece };
  delete left.options;
  delete left.dimmed;
  return left;
}

/** The piece itself or the nearest one that it stands on for which it is true; the piece itself if there is none. */
export function foundBelow(piece: Piece, pieces: ReadonlyMap<string, Piece>, isTrue: (piece: Piece) => boolean): Piece {
  for (let thing: Piece | undefined = piece; thing; thing = pieces.get(thing.on ?? '')) if (isTrue(thing)) return thing;
  return piece;
}
