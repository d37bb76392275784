/** The pages besides the lobby, by the first word of their paths. Each is loaded when it is first needed. */
import type { Component } from 'svelte';

export type Page = Component<{ id: string; step: number }>;

interface Entry {
  load: () => Promise<Page>;
  /** The path goes on: the page is about one thing. */
  named?: boolean;
}

const page = (load: () => Promise<{ default: Component<never> }>, named = false): Entry => {
  let known: Promise<Page> | undefined;
  const loaded = () => load().then((module) => module.default as unknown as Page);
  return {
    named,
    load: () => {
      known ??= loaded();
      known.catch(() => (known = undefined)); // the next visit asks again
      return known;
    },
  };
};

export const pages: Record<string, Entry> = {
  table: page(() => import('./Table.svelte'), true),
  replay: page(() => import('./Replay.svelte'), true),
  join: page(() => import('./Join.svelte')),
  gallery: page(() => import('./Gallery.svelte')),
  rules: page(() => import('./Rules.svelte')),
  credits: page(() => import('./Credits.svelte')),
};
