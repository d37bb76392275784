/** Parts that are the same as before stay the same objects, so that nothing drawn from them has to be drawn again. */

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The new value, with every part of the old one that is equal; the old one itself where all of it is. */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const found = Array.isArray(after) ? keptList(before as unknown[], after) : keptFields(before as Plain, after as Plain);
  return found as T;
}

function keptFields(before: Plain, after: Plain): Plain {
  const names = Object.keys(after);
  const made: Plain = {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = (made[name] = kept(before[name], after[name]));
    same &&= value === before[name] && name in before;
  }
  return same ? before : made;
}

const idOf = (value: unknown): unknown => (isObject(value) ? (value as { id?: unknown }).id : undefined);

/** Things with an id are found wherever they stood, all others in their place. */
function keptList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map<unknown, unknown>();
  for (const value of before) if (idOf(value) !== undefined) known.set(idOf(value), value);
  const made = after.map((value, i) => kept(idOf(value) === undefined ? before[i] : known.get(idOf(value)), value));
  return made.length === before.length && made.every((value, i) => value === before[i]) ? before : made;
}
