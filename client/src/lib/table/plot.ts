/** Measures of the plot of points over time. */

/** The end of the scale: the next round number that four steps lead to. */
export function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].map((step) => Math.max(4, step * power)).find((top) => top >= most) ?? most;
}

/** Level, then up: points are made in one moment. */
export function stepPath(points: readonly (readonly [number, number])[], x: (at: number) => number, y: (value: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points.map(([at, value], i) => (i === 0 ? `M${round(x(at))} ${round(y(value))}` : `H${round(x(at))}V${round(y(value))}`)).join('');
}

/** The labels that can be written around their middles without touching the one written before. */
export function legible(labels: readonly { middle: number; width: number }[], gap: number): boolean[] {
  let free = -Infinity;
  return labels.map(({ middle, width }) => {
    if (middle - width / 2 < free) return false;
    free = middle + width / 2 + gap;
    return true;
  });
}

/** Heights of labels, moved so that none covers another. */
export function apart(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((one, other) => one.height - other.height);
  order.forEach((label, n) => {
    label.height = Math.max(label.height, n === 0 ? top : order[n - 1]!.height + least);
  });
  for (let n = order.length - 1; n >= 0; n--) {
    const limit = n === order.length - 1 ? bottom : order[n + 1]!.height - least;
    order[n]!.height = Math.min(order[n]!.height, limit);
  }
  const placed: number[] = [];
  for (const { height, i } of order) placed[i] = height;
  return placed;
}
