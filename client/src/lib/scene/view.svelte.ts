/** One table as it is shown: the scene, its look, and what the viewer is about to do. */
import type { Picture } from './motion';
import { isDial, sideOf, type Side } from './contest';
import { getContext, setContext } from 'svelte';
import { t } from '$lib/i18n/index.svelte';
import { pageOf, type Page, type Viewport } from '$lib/layout/page';
import { buttonsOf } from '$lib/layout/sheet';
import { dressOf, piecesOf, tableOf, type Table } from '$lib/layout/table';
import { kept } from './kept';
import { standingOn, type StandingOn } from './place';
import { iconRef } from '$lib/icons/registry.svelte';
import { settings } from '$lib/settings.svelte';
import type { CardFrame, Face, Style, Option, Piece, Preview, Scene, SignLook, Tint, Zone } from '$lib/model';
import { Ahead } from './ahead.svelte';
import { assignKeys, primaryOf, type Keys } from './keys';
import { buildOn } from './build';
import { clicked, foundBelow, narrowed } from './options';
import { cuesBetween } from './cues';
import { plainText } from './rich';
import { isInSight } from './sight';
import type { Cue } from '$lib/sound';

const CONTEXT = Symbol('table');
const PLAIN: Tint = { light: '#7c6a55', deep: '#3b3026', hatching: 'plain' };
export const HATCHINGS = ['upright', 'level', 'dots', 'falling', 'rising', 'plain'];

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

export interface Menu {
  piece: Piece;
  options: Option[];
  at: DOMRect;
}

/** What a log can show of a thing that it names. */
export type Thing = Pick<Piece, 'kind' | 'face' | 'seat'>;

export type Choose = (option: string) => void;

/** `row/elf-green.2` is an `elf-green`. */
function nameIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/\.\d+$/, '');
}

export class TableView {
  scene = $state.raw<Scene>()!;
  look = $state.raw<Style>()!;
  players = $state.raw<Player[]>([]);
  /** Options of the piece that was picked; the next click says which. */
  picked = $state.raw<{ piece: Piece; options: string[] } | null>(null);
  menu = $state.raw<Menu | null>(null);
  inspected = $state.raw<{ piece: Piece; zone: Zone; at: DOMRect } | null>(null);
  pinned = $state(false);
  /** What is looked at finds no place of its own. */
  aside = $state(false);
  /** A place that a log line points to. */
  shown = $state('');
  openSeat = $state(-1);
  /** Numbers of rules that are read over the table, the last one on top. */
  rulesRead = $state.raw<string[]>([]);
  viewport = $state.raw<Viewport>({ width: innerWidth, height: innerHeight });
  keysUsed = $state(false);
  /** Things by their names, as they were last seen: a log speaks of what no longer lies there. */
  things = $state.raw<Map<string, Thing>>(new Map());
  /** What the option that is pointed at would bring. */
  readonly ahead = new Ahead();
  choose: Choose;
  /** Picks that are built up; they count once they are confirmed. A lesson takes them one by one. */
  built = $state.raw<string[]>([]);
  builds = true;
  /** The scene as it came, while another one shows what is built up. */
  private asked = $state.raw<Scene | null>(null);
  private shownBefore: Scene | null = null;
  /** Options that are meant next, each if it is offered then. */
  private follows: string[] = [];

  pieces = $derived(piecesOf(this.scene));

  zoneOf = $derived.by(() => {
    const found = new Map<string, Zone>();
    for (const zone of this.scene.zones) for (const piece of zone.pieces ?? []) found.set(piece.id, zone);
    return found;
  });

  /** Zones in which something can be chosen. */
  offering = $derived(
    new Set(this.scene.zones.filter((zone) => zone.pieces?.some((piece) => this.isChoosable(piece))).map((zone) => zone.id)),
  );

  private seats = $derived(this.players.length);
  private phone = $derived(this.viewport.width < 600);
  dress = $derived(dressOf(this.look, this.seats, settings.textSize / 100, this.phone));
  private pageBefore: Page | undefined;
  page = $derived.by(() => (this.pageBefore = kept(this.pageBefore, pageOf(this.scene, this.viewport, this.dress))));

  /** The dial of the question, the number that the viewer has turned it to (-1: not yet), and the one that it shows. */
  dial = $derived(this.scene.zones.find((zone) => isDial(zone) && zone.pieces?.some((piece) => piece.options?.length)));
  turned = $state(-1);
  dialled = $derived.by(() => {
    const chosen = this.dial?.pieces?.findIndex((piece) => piece.states?.includes('chosen')) ?? -1;
    return this.turned >= 0 ? this.turned : Math.max(0, chosen);
  });

  options = $derived(new Map((this.scene.prompt?.options ?? []).map((option) => [option.name, option])));
  /** The labels of all options of the question, also while picks narrow them down. */
  labels = $derived(new Map(((this.asked ?? this.scene).prompt?.options ?? []).map((option) => [option.name, option.label])));
  /** I am asked. Every piece wants to know: it is told only when that changes. */
  mine = $state(false);
  buttons = $derived(buttonsOf(this.scene));
  primary = $derived(
    primaryOf(
      this.buttons.map((option) => option.name),
      this.options.size > this.buttons.length,
    ),
  );
  showsKeys = $derived(settings.keyCaps === 'always' || (settings.keyCaps === 'used' && this.keysUsed));

  /** Zones on the page in reading order: my own first, then the middle. */
  reading = $derived.by(() => {
    const rank = (zone: Zone) => ['overlay', 'mine', 'centre', 'side'].indexOf(zone.area);
    const areas = this.scene.zones.filter((zone) => rank(zone) >= 0);
    return areas.sort((one, other) => rank(one) - rank(other) || (one.line ?? 0) - (other.line ?? 0));
  });

  keys: Keys = $derived.by(() => {
    const inHand = (zone: Zone) => Number(zone.layout === 'fan');
    const zones = [...this.reading].sort((one, other) => (one.area === other.area ? inHand(other) - inHand(one) : 0));
    const choosable = zones.flatMap((zone) => zone.pieces ?? []).filter((piece) => this.isChoosable(piece));
    const buttons = this.buttons.map(({ name, label }) => ({ name, label, primary: name === this.primary }));
    return assignKeys(
      choosable.map((piece) => piece.id),
      buttons,
      settings.lang === 'cs' ? 'qwertz' : 'qwerty',
    );
  });

  constructor(scene: Scene, look: Style, players: Player[], choose: Choose) {
    this.put(scene);
    this.look = look;
    this.players = players;
    this.choose = choose;
    this.remember();
  }

  private put(scene: Scene): void {
    this.scene = scene;
    this.mine = scene.prompt?.mine ?? false;
  }

  private remember(): void {
    const fresh: [string, Thing][] = [];
    for (const { id, kind, face } of this.pieces.values()) {
      if (!face) continue;
      for (const name of [nameIn(id), face.name]) if (name && this.things.get(name)?.face !== face) fresh.push([name, { kind, face }]);
    }
    if (fresh.length > 0) this.things = new Map([...this.things, ...fresh]);
  }

  // --- what there is

  name(seat: number): string {
    return this.players[seat]?.name ?? `${seat + 1}`;
  }

  /** "You", or, where several seats are mine, the one of them that is shown while the game goes on; all others by their names. */
  called(seat: number): string {
    const alone = this.players.filter((player) => player.mine).length === 1;
    const acts = seat === this.scene.seat && !this.scene.ended;
    return this.players[seat]?.mine && (alone || acts) ? t('you') : this.name(seat);
  }

  /** One letter, or two where two people share the first. */
  initial(seat: number): string {
    const name = this.name(seat);
    const letter = [...name][0] ?? '';
    const shared = this.players.some((player, other) => other !== seat && [...player.name][0] === letter);
    return shared ? [...name].slice(0, 2).join('') : letter.toUpperCase();
  }

  /** The window has this size. */
  resize({ width, height }: Viewport): void {
    if (width !== this.viewport.width || height !== this.viewport.height) this.viewport = { width, height };
  }

  /** What the sizes of a zone depend on. */
  tableOf(zone: Zone): Table {
    return tableOf(zone, this.dress);
  }

  /** What stands on a piece, wherever it is. */
  standingOn(id: string): readonly Piece[] {
    return standingOn(id, this.zoneOf.get(id));
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

  offers(piece: Piece): string[] {
    if (!this.mine || (this.picked && this.picked.piece.id === piece.id)) return [];
    return narrowed(piece, this.picked?.options ?? null);
  }

  isChoosable(piece: Piece): boolean {
    return this.offers(piece).length > 0;
  }

  /** What a screen reader says: the verb first where it can be chosen. */
  spoken(piece: Piece, standing: StandingOn = (thing) => this.standingOn(thing.id)): string {
    const face = piece.face;
    const words: string[] = [face ? this.plain(face.name) || this.sign(face.template)?.name || '' : t('hidden-card')];
    if (face?.code && face.code !== face.name) words.push(face.code);
    if ((piece.seat ?? -1) >= 0) words.push(this.name(piece.seat!));
    if (piece.pips) words.push(String(piece.pips));
    for (const fact of [...(face?.cost ?? []), ...(face?.values ?? []), ...(piece.badges ?? [])]) words.push(this.factWords(fact));
    if (piece.count) words.push(t('count', { count: piece.count }));
    if (piece.note) words.push(this.plain(piece.note));
    if (piece.states?.includes('chosen')) words.push(t('chosen'));
    if (piece.dimmed && this.mine) words.push(`${t('cannot-be-chosen')}: ${this.plain(piece.dimmed.text)}`);
    for (const child of standing(piece)) words.push(this.spoken(child, standing));
    const text = words.filter(Boolean).join(', ');
    const offers = this.offers(piece);
    const verb = offers.length === 1 ? this.options.get(offers[0]!)?.label : undefined;
    return offers.length === 0 ? text : `${verb ?? t('choose')}: ${text}`;
  }

  factWords(fact: { sign?: string; value?: string; label?: string }): string {
    if (fact.label) return this.plain(fact.label);
    const name = fact.sign ? (this.sign(fact.sign)?.name ?? fact.sign) : '';
    return [name, fact.value].filter(Boolean).join(': '); // no plural forms are needed: "gems: 1"
  }

  // --- what the viewer does

  /** What stands on something does not hide it: a click goes through to the nearest thing below that can be chosen, or picked again. */
  meant(piece: Piece): Piece {
    return foundBelow(piece, this.pieces, (thing) => this.isChoosable(thing) || this.picked?.piece.id === thing.id);
  }

  /** A click on a piece. */
  press(piece: Piece, at: DOMRect): boolean {
    if (this.picked?.piece.id === piece.id) {
      this.cancel();
      return true;
    }
    const meant = this.meant(piece);
    if (meant !== piece) return this.press(meant, at);
    if (this.turns(piece)) return true;
    // What cannot be seen is no target: the options are listed instead.
    const around = [...this.pieces.values()].filter((other) => other.options && isInSight(other.id));
    const click = this.mine ? clicked(piece, around, this.picked?.options ?? null) : { act: 'nothing' as const };
    this.menu = null;
    if (click.act === 'choose') {
      this.follows = piece.then ? [piece.then] : [];
      this.decide(click.option);
    } else if (click.act === 'targets') this.picked = { piece, options: click.options };
    else if (click.act === 'menu') this.menu = { piece, at, options: click.options.map((name) => this.options.get(name)!).filter(Boolean) };
    return click.act !== 'nothing';
  }

  /** A dial is turned by a click; what it already shows is chosen by one. */
  private turns(piece: Piece): boolean {
    const number = this.dial?.pieces?.indexOf(piece) ?? -1;
    if (number < 0 || number === this.turned || !this.isChoosable(piece)) return false;
    this.turned = number;
    return true;
  }

  /** The sides of a contest; what my dial shows counts for mine. */
  sidesOf(zone: Zone): Side[] {
    const dress = {
      name: (seat: number, label: string | undefined) => (seat >= 0 ? this.called(seat) : this.plain(label)),
      icon: (sign: string) => this.sign(sign)?.icon ?? '',
    };
    const set = (seat: number) => (this.dial && seat === this.scene.seat ? this.dialled : -1);
    return (zone.lengths ?? []).map((length) => sideOf(length, zone.pieces ?? [], set(length.seat), dress));
  }

  decide(option: string): void {
    if (this.builds && this.scene.prompt?.picks?.includes(option)) {
      this.build([...this.built, option]);
      return;
    }
    this.cancel();
    this.ahead.leave();
    this.choose(option);
  }

  /** Build up these picks; nothing is chosen by that. */
  build(built: string[]): void {
    this.picked = this.menu = null;
    this.asked ??= this.scene;
    this.built = built;
    this.ahead.build(built);
    this.narrow();
    if (built.length === 0) this.asked = null;
  }

  /** A preview has come; it also says which picks may follow. */
  foresee(preview: Preview): void {
    this.ahead.take(preview);
    this.narrow();
  }

  private narrow(): void {
    if (!this.asked) return;
    const offers = this.ahead.of(this.built)?.offers ?? this.asked.prompt?.picks ?? [];
    this.put(this.built.length > 0 ? kept(this.scene, buildOn(this.asked, this.built, offers)) : this.asked);
  }

  /** What is built up counts: its picks are chosen one after the other. */
  confirm(): void {
    const [first, ...rest] = this.built;
    if (first === undefined) return;
    this.cancel();
    this.follows = rest;
    this.choose(first);
  }

  cancel(): boolean {
    const open = this.picked !== null || this.menu !== null || this.openSeat >= 0 || this.built.length > 0;
    if (this.built.length > 0) this.build([]);
    this.picked = null;
    this.menu = null;
    this.openSeat = -1;
    return open;
  }

  /** Read a rule over the table. */
  read(rule: string): void {
    if (this.rulesRead.at(-1) !== rule) this.rulesRead = [...this.rulesRead, rule];
  }

  inspect(piece: Piece, at: DOMRect): void {
    const zone = this.zoneOf.get(piece.id);
    if (zone) this.inspected = { piece, zone, at };
  }

  leave(piece: Piece): void {
    if (!this.pinned && this.inspected?.piece.id === piece.id) this.inspected = null;
  }

  /** Sounds of what the last scene changed besides moves: dice, losses, gains, what turns. */
  cues(): Cue[] {
    return cuesBetween(this.shownBefore, this.scene);
  }

  /** A new scene; what was begun on the old one is forgotten unless the same things are still asked. */
  show(scene: Scene): void {
    this.shownBefore = this.scene;
    this.asked = null;
    if (this.built.length > 0) this.built = [];
    this.put(scene);
    this.remember();
    this.picked = null;
    this.menu = null;
    this.turned = -1;
    this.ahead.forget();
    const seen = this.inspected && this.pieces.get(this.inspected.piece.id);
    this.inspected = seen ? { ...this.inspected!, piece: seen, zone: this.zoneOf.get(seen.id)! } : null;
    const [next, ...rest] = this.follows;
    this.follows = [];
    if (next === undefined || !this.mine || !this.options.has(next)) return;
    this.follows = rest;
    this.choose(next);
  }

  /** A choice was refused: what was to follow it is not meant any more. */
  refuse(): void {
    this.follows = [];
  }
}

export function provideTable(view: TableView): TableView {
  return setContext(CONTEXT, view);
}

/** The table around, if there is one: rules are named at tables and elsewhere. */
export function findTable(): TableView | undefined {
  return getContext<TableView | undefined>(CONTEXT);
}

export function tableView(): TableView {
  return getContext<TableView>(CONTEXT);
}
