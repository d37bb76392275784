/** The look of a table, and what things and people are called there. */
import { iconRef } from '$lib/icons/registry.svelte';
import type { CardFrame, Face, Piece, SignLook, Style, Tint } from '$lib/model';
import type { Picture } from './motion';
import { plainText } from './rich';

const PLAIN: Tint = { light: '#7c6a55', deep: '#3b3026', hatching: 'plain' };

export interface Player {
  name: string;
  detail?: string;
  mine?: boolean;
  present?: boolean;
  /** Uses the coach where other people play too. */
  coached?: boolean;
  /** Does not want to be asked for reactions; all see that. */
  hushed?: boolean;
}

/** The picture that a log can show of a thing that it names. */
export type Thing = Pick<Piece, 'kind' | 'face' | 'seat'>;

/** `row/elf-green.2` is an `elf-green`. */
function nameIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/\.\d+$/, '');
}

export class Look {
  look = $state.raw<Style>()!;
  players = $state.raw<Player[]>([]);
  /** Things by their names, as they were last seen: a log speaks of what no longer lies there. */
  things = $state.raw<Map<string, Thing>>(new Map());

  constructor(look: Style, players: Player[]) {
    this.look = look;
    this.players = players;
  }

  /** Note what things look like. */
  protected remember(pieces: Iterable<Piece>): void {
    const fresh: [string, Thing][] = [];
    for (const { id, kind, face } of pieces) {
      if (!face) continue;
      for (const name of [nameIn(id), face.name]) if (name && this.things.get(name)?.face !== face) fresh.push([name, { kind, face }]);
    }
    if (fresh.length > 0) this.things = new Map([...this.things, ...fresh]);
  }

  name(seat: number): string {
    return this.players[seat]?.name ?? `${seat + 1}`;
  }

  /** One letter, or two where two people share the first. */
  initial(seat: number): string {
    const name = this.name(seat);
    const letter = [...name][0] ?? '';
    const shared = this.players.some((player, other) => other !== seat && [...player.name][0] === letter);
    return shared ? [...name].slice(0, 2).join('') : letter.toUpperCase();
  }

  frame(face: Face | undefined): CardFrame {
    return this.look.frames?.[face?.template ?? ''] ?? { outline: 'plain' };
  }

  tint(face: Face | undefined): Tint {
    const own = this.look.tints?.[face?.tint ?? ''];
    if (own) return own;
    const frame = this.frame(face);
    return frame.light ? { light: frame.light, deep: frame.deep ?? frame.light, hatching: 'plain' } : PLAIN;
  }

  sign(name: string): SignLook | undefined {
    return this.look.signs?.[name];
  }

  /** 1 for a change that is good, -1 for one that is bad, 0 for neither: a sign says what more of it means. A bare count means nothing. */
  welcome(by: number, sign: string | undefined, more = ''): number {
    const means = more || (sign ? (this.sign(sign)?.more ?? 'good') : 'neither');
    return means === 'good' ? Math.sign(by) : means === 'bad' ? -Math.sign(by) : 0;
  }

  /** Where the icon of a named thing or sign is drawn. */
  picture(what: string): string | undefined {
    const icon = this.things.get(what)?.face?.icon ?? this.sign(what)?.icon;
    return icon ? iconRef(icon) : undefined;
  }

  /** The same for what moves. */
  mover(what: string): Picture | undefined {
    const ref = this.picture(what);
    return ref ? { ref, card: this.things.get(what)?.kind === 'card' } : undefined;
  }

  plain(text: string | undefined): string {
    return text ? plainText(text, (sign) => this.sign(sign)?.name ?? sign) : '';
  }

  factWords(fact: { sign?: string; value?: string; label?: string }): string {
    if (fact.label) return this.plain(fact.label);
    const name = fact.sign ? (this.sign(fact.sign)?.name ?? fact.sign) : '';
    return [name, fact.value].filter(Boolean).join(': '); // no plural forms are needed: "gems: 1"
  }

  /** What facts are, without their figures: those stand beside their signs. */
  factNames(facts: readonly { sign?: string; label?: string }[]): string {
    return facts.map(({ sign, label }) => this.factWords({ sign, label })).join(', ');
  }
}
