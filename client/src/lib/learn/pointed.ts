/** The things that a step of a lesson points at, as they stand on the page. */
import type { LessonFrame, Scene } from '$lib/model';
import type { Box } from '$lib/scene/geometry';

/**
 * Pieces and zones that are lit: those that are named, and those on which the wanted choice is made. Of these, the one with the
 * fewest other choices comes first: it is the goal, where other pieces only lead to it.
 */
export function litIds(lesson: LessonFrame, scene: Scene, picked: readonly string[] | null): string[] {
  const wanted = new Set(picked ? lesson.wanted.filter((option) => picked.includes(option)) : lesson.wanted);
  const carriers = scene.zones
    .flatMap((zone) => zone.pieces ?? [])
    .filter((piece) => piece.options?.some((option) => wanted.has(option)))
    .sort((one, other) => one.options!.length - other.options!.length)
    .map((piece) => piece.id);
  const named = lesson.at.filter((id) => !carriers.includes(id));
  return [...named, ...carriers];
}

export function nodeOf(id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return document.querySelector<HTMLElement>(`[data-piece="${name}"]`) ?? document.querySelector<HTMLElement>(`[data-zone="${name}"]`);
}

/** Buttons of the wanted options; if they are in a list that is closed, the question itself. */
export function wantedButtons(lesson: LessonFrame, scene: Scene): HTMLElement[] {
  const wanted = (scene.prompt?.options ?? []).filter((option) => lesson.wanted.includes(option.name));
  const found = wanted.flatMap(({ name, button }) => written(name, button));
  if (found.length > 0 || !wanted.some((option) => option.button)) return found;
  const question = document.querySelector<HTMLElement>('.prompt');
  return question ? [question] : [];
}

/** An option in words. What has a piece too is looked for over the table alone: there its words are the larger goal. */
function written(name: string, button: boolean): HTMLElement[] {
  const option = `[data-option="${CSS.escape(name)}"]`;
  return [...document.querySelectorAll<HTMLElement>(button ? option : `.overlay ${option}`)];
}

const HANDLE = 'button, [role="button"], [tabindex="0"]';

/** What of some things can be reached by keyboard: what can be chosen comes before what can only be asked about. */
export function handles(nodes: readonly HTMLElement[]): HTMLElement | undefined {
  const own = nodes.filter((node) => !node.matches('[data-zone]')); // a whole tray has too many
  const found = own.flatMap((node) => (node.matches(HANDLE) ? [node] : [...node.querySelectorAll<HTMLElement>(HANDLE)]));
  return found.find((node) => node.matches('button, [role="button"]')) ?? found[0];
}

/** Boxes of what can be seen of some nodes. */
export function boxesOf(nodes: readonly (HTMLElement | null)[]): Box[] {
  return nodes.flatMap((node) => {
    const box = node?.getBoundingClientRect();
    if (!box || box.width === 0) return [];
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
  });
}
