/** Arrow keys walk within a zone: to the nearest piece in that direction. */

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot that lies in the direction; -1 where there is none. */
export function nearest(spots: readonly Spot[], from: number, [dx, dy]: readonly [number, number]): number {
  const start = spots[from];
  if (!start) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const across = Math.abs((spot.x - start.x) * dy) + Math.abs((spot.y - start.y) * dx);
    if (i === from || along <= 1) return;
    const way = along + 2 * across;
    if (way < least) [best, least] = [i, way];
  });
  return best;
}

export function arrows(node: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof Element)) return;
    const stops = [...node.querySelectorAll<HTMLElement | SVGElement>('[tabindex="0"], [tabindex="-1"][role="group"], button')];
    const spots = stops.map((stop) => {
      const box = stop.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const next = nearest(spots, stops.indexOf(event.target as HTMLElement), step);
    if (next < 0) return;
    event.preventDefault();
    stops[next]!.focus();
  };
  node.addEventListener('keydown', walk);
  return () => node.removeEventListener('keydown', walk);
}
