import { api } from './api';

/** The table that a link leads to, or a code that somebody typed: a public table's id is enough. */
export async function tableOf(text: string): Promise<string> {
  const { pathname, hash } = new URL(text.trim(), location.origin);
  if (hash.length > 1) return (await api.link(hash.slice(1))).table;
  return (await api.table(pathname.split('/').filter(Boolean).at(-1) ?? '')).id;
}
