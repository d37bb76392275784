/** How room is shared out: everyone gets the least, then those who matter more. */

export interface Claim {
  least: number;
  /** Before anyone gets its best, all get this much. */
  read?: number;
  best: number;
  /** 1 to 9; what is left goes to the heavier ones first. */
  weight: number;
}

/**
 * Each gets its least, then what it needs to be read; what is left is poured out by weight until all have their best. What is left then
 * stays with the caller.
 * Where there is too little even for that, all give way in proportion.
 */
export function shared(room: number, claims: readonly Claim[]): number[] {
  const least = sum(claims.map((claim) => claim.least));
  if (least > room) return claims.map((claim) => (claim.least * Math.max(0, room)) / least);
  const sizes = claims.map((claim) => claim.least);
  const left = poured(
    room - least,
    claims.map((claim) => ({ ...claim, best: claim.read ?? claim.least })),
    sizes,
  );
  poured(left, claims, sizes);
  return sizes;
}

/** Fills `sizes` up, heavier claims first; returns what is left. */
function poured(room: number, claims: readonly Claim[], sizes: number[]): number {
  let left = room;
  for (let open = wanting(claims, sizes); left > EPSILON && open.length > 0; open = wanting(claims, sizes)) {
    const weights = sum(open.map((i) => strength(claims[i]!)));
    const given = open.map((i) => Math.min(claims[i]!.best - sizes[i]!, (left * strength(claims[i]!)) / weights));
    open.forEach((i, k) => (sizes[i] = sizes[i]! + given[k]!));
    left -= sum(given);
  }
  return left;
}

const EPSILON = 0.01;

/** How fast one fills up: heavier ones first, equal ones to the same degree. */
const strength = ({ weight, least, best }: Claim): number => weight ** 3 * (best - least);

function wanting(claims: readonly Claim[], sizes: readonly number[]): number[] {
  return claims.map((_, i) => i).filter((i) => claims[i]!.best - sizes[i]! > EPSILON);
}

/** Like `shared`; what is left then goes to all, in the shares that were asked for. */
export function apportioned(room: number, claims: readonly (Claim & { grow: number })[]): number[] {
  const sizes = shared(room, claims);
  const left = Math.max(0, room - sum(sizes));
  const grows = sum(claims.map((claim) => claim.grow));
  return sizes.map((size, i) => size + (left * claims[i]!.grow) / grows);
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
