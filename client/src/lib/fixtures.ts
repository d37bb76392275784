/** Stored scenes, for the gallery and for development without a server. */
import type { Clock, GameEvent, Style, Over, Preview, RuleText, Scene, TableInfo, Undo } from '$lib/model';
import type { Player } from '$lib/scene/look.svelte';

export interface Fixture {
  title: string;
  players: Player[];
  look: Style;
  scene: Scene;
  log?: GameEvent[];
  undo?: Undo;
  clocks?: Clock[];
  rules?: RuleText[];
  over?: Over;
  info?: TableInfo;
  /** The previews of options, by their names. */
  previews?: Record<string, Preview>;
}

const modules = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' });

export const fixtures: Record<string, () => Promise<Fixture>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]),
);
