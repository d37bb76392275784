/** On a phone: which answers are written out in a list, because a thumb finds no target of its own for them. */
import type { Option, Scene, Zone } from '$lib/model';

/** Cards of a longer hand lie so close that a thumb would hit two. */
const APART = 7;
/** With so few answers each one is a button, wherever else it lies. */
const FEW = 3;

/** More buttons than these, or longer ones, find no room in one line. */
const BESIDE = 2;
const LONG = 34;

export interface Sheet {
  listed: Option[];
  /** The list stands open in the place of the hand, which nothing is asked about. */
  stands: boolean;
}

const NONE: Sheet = { listed: [], stands: false };

/** The zone that stays in sight: the hand, or the one that lies last before me. */
export function handOf(zones: readonly Zone[]): Zone | undefined {
  const own = zones.filter((zone) => zone.area === 'mine');
  return own.find((zone) => zone.layout === 'fan') ?? own.at(-1);
}

/** The answers that are people, with their seats: each is carried by a figure of that person, and by nothing else. */
export function peopleOf(scene: Scene): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, seat = -1, options = [] } of scene.zones.flatMap((zone) => zone.pieces ?? []))
    for (const name of options)
      found.set(name, kind === 'figure' && options.length === 1 && (found.get(name) ?? seat) === seat ? seat : -1);
  const people = [...found].filter(([, seat]) => seat >= 0);
  // Several figures of one person are things of theirs.
  return new Set(people.map(([, seat]) => seat)).size === people.length ? new Map(people) : new Map<string, number>();
}

/** Answers that are buttons: what lies nowhere, or under an overlay, and people, whose figures are small; a question with few answers has a
 * button for each as soon as one has. */
export function buttonsOf(scene: Scene): Option[] {
  const options = scene.prompt?.options ?? [];
  const over = scene.zones.filter((zone) => zone.area === 'overlay');
  const seen = new Set(over.flatMap((zone) => zone.pieces ?? []).flatMap((piece) => piece.options ?? []));
  const people = peopleOf(scene);
  const buttons = options.filter((option) => option.button || people.has(option.name) || (over.length > 0 && !seen.has(option.name)));
  return buttons.length > 0 && options.length <= FEW ? options : buttons;
}

export function sheetOf(scene: Scene, inOverlay: boolean): Sheet {
  if (!scene.prompt?.mine) return NONE;
  const buttons = new Set(buttonsOf(scene));
  const hand = inOverlay ? undefined : handOf(scene.zones);
  const held = new Set(hand?.pieces?.flatMap((piece) => piece.options ?? []));
  const close = (hand?.pieces?.length ?? 0) > APART;
  const listed = (scene.prompt.options ?? []).filter((option) => !buttons.has(option) && (close || !held.has(option.name)));
  const wide = buttons.size > BESIDE || [...buttons].some((option) => option.label.length > LONG);
  // A reaction is written out with the text of what it uses.
  return { listed, stands: held.size === 0 && (listed.length > 0 || wide || (scene.prompt.reaction ?? false)) };
}
