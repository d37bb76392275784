/** The things that the gallery can set in motion: maps that grow, rings that turn, dice that are rolled. */
import type { Piece, Scene, Zone } from '$lib/model';

const FIRST_TILES = 13;
const FACES = 6;

/** The scene after so many steps; undefined where nothing in it moves by itself. */
export function moved(scene: Scene, step: number): Scene | undefined {
  const zones = scene.zones.map((zone) => movedZone(zone, step));
  return zones.some((zone, i) => zone !== scene.zones[i]) ? { ...scene, zones } : undefined;
}

function movedZone(zone: Zone, step: number): Zone {
  const pieces = zone.pieces ?? [];
  if (zone.layout === 'rings')
    return { ...zone, turns: (zone.rings ?? []).map((ring, i) => (zone.turns?.[i] ?? 0) + turn(ring.corridor, step)) };
  if (zone.layout === 'hex') return { ...zone, pieces: grown(pieces, step) };
  return pieces.some((piece) => piece.pips) ? { ...zone, pieces: pieces.map((piece) => rolled(piece, step)) } : zone;
}

const turn = (corridor: boolean | undefined, step: number): number => (corridor ? step : 0);
const rolled = (piece: Piece, step: number): Piece => (piece.pips ? { ...piece, pips: ((piece.pips - 1 + step) % FACES) + 1 } : piece);

/** The first tiles with what stands on them, three more with every step, then from the beginning. */
function grown(pieces: readonly Piece[], step: number): Piece[] {
  const tiles = pieces.filter((piece) => !piece.on);
  const more = Math.ceil(Math.max(0, tiles.length - FIRST_TILES) / 3) + 1;
  const kept = new Set(tiles.slice(0, FIRST_TILES + 3 * ((more - 1 + step) % more)).map((piece) => piece.id));
  return pieces.filter((piece) => kept.has(piece.on || piece.id));
}
