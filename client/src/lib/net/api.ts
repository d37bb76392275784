/** The HTTP side of the server. */
import { settings } from '$lib/settings.svelte';
import type { Answers, Chapter, GameList, LinkInfo, Report, RuleList, TokenInfo } from '$lib/wire';
import type { ApiError, ExampleInfo, GameEvent, GameInfo, GaugeInfo, Style, RuleText, Scene, TableInfo, Teaching } from '$lib/model';

export class Refused extends Error {
  readonly code: string;
  constructor(error: ApiError) {
    super(error.text);
    this.code = error.code;
  }
}

export interface ChairWish {
  kind: 'me' | 'open' | 'bot' | 'guest';
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  seats: number;
  variant: Record<string, unknown>;
  chairs: ChairWish[];
  seed?: string;
  hot_seat?: boolean;
  public?: boolean;
  pace?: string;
  clock?: { minutes: number };
  aid?: boolean;
  /** Seconds that somebody may be away before others decide for them. */
  grace?: number;
}

export interface ReplayFrame {
  step: number;
  steps: number;
  /** The number of the entry that led there. */
  n: number;
  scene: Scene;
  events: GameEvent[];
}

async function call<T>(path: string, body?: unknown, lang = settings.lang): Promise<T> {
  const glue = path.includes('?') ? '&' : '?';
  const reply = await fetch(`/api${path}${glue}lang=${lang}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data: unknown = reply.status === 204 ? {} : await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused((data as { error?: ApiError }).error ?? { code: String(reply.status), text: reply.statusText });
  return data as T;
}

/** The look of a game that has none of its own: the lobby's cloth. */
const PLAIN_LOOK: Style = {
  dark: { middle: '#33302e', edge: '#171615', accent: '#f0b45e', ink: '#2a1c00' },
  light: { middle: '#f3eee6', edge: '#dcd3c6', accent: '#7a4a00', ink: '#ffffff' },
  emblem: 'meeple',
};
const taught = new Map<string, Promise<Teaching>>();
const lists = new Map<string, Promise<GameList>>();

/** Games and what belongs to them, asked once for each language. */
function shelf(): Promise<GameList> {
  const known = lists.get(settings.lang);
  if (known) return known;
  const asked = call<GameList>('/games');
  lists.set(settings.lang, asked);
  asked.catch(() => lists.delete(settings.lang));
  return asked;
}

export const api = {
  games: (): Promise<GameInfo[]> => shelf().then(({ games }) => games.map((game) => ({ ...game, style: game.style ?? PLAIN_LOOK }))),
  botNames: () => shelf().then(({ bot_names }) => bot_names),
  rules: (game: string) => call<{ rules: RuleText[] }>(`/games/${encodeURIComponent(game)}/rules`).then(({ rules }) => rules),
  /** The player aid and the words of the coach, asked once for each game and language. */
  teaching(game: string): Promise<Teaching> {
    const key = `${settings.lang} ${game}`;
    const known = taught.get(key);
    if (known) return known;
    const asked = call<Teaching>(`/games/${encodeURIComponent(game)}/teaching`);
    taught.set(key, asked);
    asked.catch(() => taught.delete(key));
    return asked;
  },
  lesson: (game: string, lesson: string, step: number, name: string) =>
    call<{ table: TableInfo }>('/tables/lesson', { game, lesson, step, name }),
  /** The rules in the viewer's language, or in another. */
  book: (game: string, lang = settings.lang) => call<RuleList>(`/games/${encodeURIComponent(game)}/rules`, undefined, lang),
  example: (game: string, rule: string) => call<ExampleInfo>(`/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(rule)}`),
  /** A table of my own at a step of an example. */
  playExample: (game: string, rule: string, step: number) =>
    call<{ table: TableInfo }>(`/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(rule)}/table`, { step }),
  what: (game: string) => call<Answers>(`/games/${encodeURIComponent(game)}/what`),
  open: (wish: TableWish) => call<{ table: TableInfo; link: string }>('/tables', wish),
  tables: () => call<{ tables: TableInfo[] }>('/tables').then(({ tables }) => tables),
  mine: () => call<{ tables: TableInfo[] }>('/tables/mine').then(({ tables }) => tables),
  table: (id: string) => call<TableInfo>(`/tables/${encodeURIComponent(id)}`),
  /** How far the ways to win and to lose have come at a table. */
  gauges: (id: string) => call<{ gauges: GaugeInfo[] }>(`/tables/${encodeURIComponent(id)}/gauges`).then(({ gauges }) => gauges),
  act: (id: string, verb: string, body: Record<string, unknown> = {}) => call<TableInfo>(`/tables/${encodeURIComponent(id)}/${verb}`, body),
  /** A link for friends, or for another device of mine. */
  linkTo: (id: string, whom: 'invite' | 'device') => call<LinkInfo>(`/tables/${encodeURIComponent(id)}/${whom}`, {}),
  token: (id: string, seat: number) => call<TokenInfo>(`/tables/${encodeURIComponent(id)}/token`, { seat }).then(({ token }) => token),
  rematch: (id: string) => call<{ table: TableInfo }>(`/tables/${encodeURIComponent(id)}/rematch`, {}),
  link: (secret: string) => call<{ table: string }>('/link', { secret }),
  export: (id: string) => call<unknown>(`/tables/${encodeURIComponent(id)}/export`),
  /** An error in the rules, as a file: now, or after so many steps. */
  report: (id: string, text: string, step?: number) =>
    call<Report>(`/tables/${encodeURIComponent(id)}/report`, { text, ...(step === undefined ? {} : { step }) }),
  log: (id: string) => call<{ events: GameEvent[]; chapters: Chapter[] }>(`/tables/${encodeURIComponent(id)}/log?since=0`),
  replay: (id: string, step: number) => call<ReplayFrame>(`/tables/${encodeURIComponent(id)}/replay?step=${step}`),
};
