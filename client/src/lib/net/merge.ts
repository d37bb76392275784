/** A state may bring only what is different since the one before it. */
import { kept } from '$lib/scene/kept';
import type { Scene, StateFrame, Zone } from '$lib/model';

/** The state with its whole scene, in which all that is the same as before is the same object; null if its change belongs to another scene than the one at hand. */
export function completed({ change, after, ...state }: StateFrame, known: StateFrame | null): StateFrame | null {
  if (!change) return state.scene ? { ...state, scene: kept(known?.scene, state.scene) } : state;
  if (!known?.scene || known.seq !== after) return null;
  const zones = new Map(known.scene.zones.map((zone) => [zone.id, zone]));
  const scene: Scene = { ...change, zones: change.zones.map((zone) => (typeof zone === 'string' ? zones.get(zone)! : (zone as Zone))) };
  return { ...state, scene: kept(known.scene, scene) };
}
