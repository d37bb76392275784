/** The home of what is looked at: always one of the same corners, over nothing that can be chosen. */
import { overlap, type Box } from '$lib/scene/geometry';
import { HEADER, type Viewport } from './page';

export const INSPECTOR = { width: 320, height: 228 };
/** With what a choice would bring. */
const AHEAD = 92;
const EDGE = 8;

/** From the foot of the rail, else another corner of the table; none where each would cover the thing itself or what can be chosen.
 * What is said just now is covered only where there is no other corner. */
export function inspectorAt(
  { height }: Viewport,
  rail: Box,
  thing: Box,
  glowing: readonly Box[],
  chooses = false,
  spoken: readonly Box[] = [],
): Box | null {
  const size = { ...INSPECTOR, height: INSPECTOR.height + (chooses ? AHEAD : 0) };
  const right = rail.left - INSPECTOR.width - EDGE;
  const foot = height - size.height - EDGE;
  const corners = [
    [right, foot],
    [EDGE, foot],
    [right, HEADER + EDGE],
    [EDGE, HEADER + EDGE],
  ].map(([left, top]) => ({ left: left!, top: top!, ...size }));
  const free = (...boxes: Box[]) => corners.find((corner) => !boxes.some((box) => overlap(corner, box) > 0));
  return free(thing, ...glowing, ...spoken) ?? free(thing, ...glowing) ?? null;
}
