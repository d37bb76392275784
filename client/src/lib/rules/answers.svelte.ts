/** What is this? Answers of games in sentences, asked for once for each game and language. */
import { api } from '$lib/net/api';
import { settings } from '$lib/settings.svelte';
import type { Piece, Zone } from '$lib/model';
import type { Answer, Answers } from '$lib/wire';

const NONE: Answers = { signs: {}, pieces: {}, zones: {}, phases: {} };
const known = $state<Record<string, Answers | undefined>>({});
const keyOf = (game: string): string => `${settings.lang} ${game}`;

export async function loadAnswers(game: string): Promise<void> {
  const key = keyOf(game);
  if (known[key]) return;
  known[key] = NONE;
  try {
    known[key] = await api.what(game);
  } catch {
    known[key] = undefined; // the next table of the game asks again
  }
}

const answersOf = (game: string): Answers => known[keyOf(game)] ?? NONE;

/** A zone of one of several seats is called like the others of its kind. */
export const aboutZone = (game: string, zone: Pick<Zone, 'id'>): Answer | undefined => answersOf(game).zones[zone.id.split(':')[0]!];

/** A piece answers by its frame; face down, by the frame whose back it shows. */
export const aboutPiece = (game: string, piece: Piece): Answer | undefined =>
  answersOf(game).pieces[piece.face?.template ?? piece.back ?? ''];

export const aboutPhase = (game: string, phase: string): Answer | undefined => answersOf(game).phases[phase];

export const aboutSign = (game: string, sign: string): Answer | undefined => answersOf(game).signs[sign];
