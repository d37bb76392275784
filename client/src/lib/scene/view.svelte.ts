/** One table as it is shown: the scene, its look, and what the viewer is about to do. */
import { isDial, sideOf, type Side } from './contest';
import { getContext, setContext } from 'svelte';
import { t } from '$lib/i18n/index.svelte';
import { pageOf, type Page, type Viewport } from '$lib/layout/page';
import { buttonsOf, peopleOf } from '$lib/layout/sheet';
import { dressOf, piecesOf, tableOf, type Table } from '$lib/layout/table';
import { kept } from './kept';
import { standingOn, type StandingOn } from './place';
import { settings } from '$lib/settings.svelte';
import type { Option, Piece, Preview, Scene, Style, Zone } from '$lib/model';
import { Ahead } from './ahead.svelte';
import { assignKeys, primaryOf, type Keys } from './keys';
import { buildOn } from './build';
import { clicked, foundBelow, narrowed } from './options';
import { cuesBetween } from './cues';
import { Look, type Player } from './look.svelte';
import { leaveFocus } from './press';
import { isInSight } from './sight';
import type { Cue } from '$lib/sound';

const CONTEXT = Symbol('table');
export const HATCHINGS = ['upright', 'level', 'dots', 'falling', 'rising', 'plain'];

export interface Menu {
  piece: Piece;
  options: Option[];
  at: DOMRect;
}

/** False if nothing was sent, and so nothing new will come. */
export type Choose = (option: string) => boolean;

export class TableView extends Look {
  scene = $state.raw<Scene>()!;
  /** Options of the piece that was picked; the next click says which. */
  picked = $state.raw<{ piece: Piece; options: string[] } | null>(null);
  menu = $state.raw<Menu | null>(null);
  inspected = $state.raw<{ piece: Piece; zone: Zone; at: DOMRect } | null>(null);
  pinned = $state(false);
  /** True if the inspected piece finds no place of its own. */
  aside = $state(false);
  /** A place that a log line points to. */
  shown = $state('');
  openSeat = $state(-1);
  /** Numbers of rules that are read over the table, the last one on top. */
  rulesRead = $state.raw<string[]>([]);
  viewport = $state.raw<Viewport>({ width: innerWidth, height: innerHeight });
  keysUsed = $state(false);
  /** The preview of the option that is pointed at. */
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
  /** Answers that are people, with their seats. */
  people = $derived(peopleOf(this.scene));
  primary = $derived(
    primaryOf(
      this.buttons.map((option) => option.name),
      this.options.size > this.buttons.length,
      this.buttons.filter((option) => option.early).map((option) => option.name),
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
    super(look, players);
    this.put(scene);
    this.choose = choose;
    this.remember(this.pieces.values());
  }

  private put(scene: Scene): void {
    this.scene = scene;
    this.mine = scene.prompt?.mine ?? false;
  }

  // --- what there is

  /** By the name that log, previews and scenes use too; my seat, or that of mine which is shown while the game goes on, with "(you)". */
  called(seat: number): string {
    const alone = this.players.filter((player) => player.mine).length === 1;
    const acts = seat === this.scene.seat && !this.scene.ended;
    const name = this.name(seat);
    return this.players[seat]?.mine && (alone || acts) ? t('name-you', { name }) : name;
  }

  /** The window has this size. */
  resize({ width, height }: Viewport): void {
    if (width !== this.viewport.width || height !== this.viewport.height) this.viewport = { width, height };
  }

  /** The circumstances on which the sizes of a zone depend. */
  tableOf(zone: Zone): Table {
    return tableOf(zone, this.dress);
  }

  /** The pieces on a piece, wherever it is. */
  standingOn(id: string): readonly Piece[] {
    return standingOn(id, this.zoneOf.get(id));
  }

  offers(piece: Piece): string[] {
    if (!this.mine || (this.picked && this.picked.piece.id === piece.id)) return [];
    return narrowed(piece, this.picked?.options ?? null);
  }

  isChoosable(piece: Piece): boolean {
    return this.offers(piece).length > 0;
  }

  /** True if one press on a piece chooses: another one that could be picked instead says nothing yet. */
  decides(id: string): boolean {
    const piece = this.pieces.get(id);
    return piece !== undefined && this.offers(piece).length === 1;
  }

  /** The words for a screen reader: the verb first where it can be chosen. */
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

  // --- what the viewer does

  /** The piece that a click means. A piece does not hide the one that it stands on: the click goes through to the nearest thing below that can be chosen, or picked again. */
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
    const click = this.mine ? clicked(piece, this.targets(), this.picked?.options ?? null) : { act: 'nothing' as const };
    this.menu = null;
    if (click.act === 'choose') {
      this.follows = piece.then ? [piece.then] : [];
      this.decide(click.option);
    } else if (click.act === 'targets') this.picked = { piece, options: click.options };
    else if (click.act === 'menu') this.menu = { piece, at, options: click.options.map((name) => this.options.get(name)!).filter(Boolean) };
    return click.act !== 'nothing';
  }

  /** A piece that cannot be seen is no target: the options are listed instead. To look for all takes time, and most clicks need none. */
  private *targets(): Generator<Piece> {
    for (const piece of this.pieces.values()) if (piece.options && isInSight(piece.id)) yield piece;
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
    leaveFocus();
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

  /** Confirm the picks that are built up: they are chosen one after the other. */
  confirm(): void {
    const [first, ...rest] = this.built;
    if (first === undefined) return;
    this.cancel();
    this.follows = rest;
    this.choose(first);
    leaveFocus();
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

  /** Somebody has pressed beside everything: what was opened closes. */
  turnAway(): void {
    this.menu = null;
    if (this.pinned) this.inspected = null;
    this.pinned = false;
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
    this.remember(this.pieces.values());
    this.picked = null;
    this.menu = null;
    this.turned = -1;
    this.ahead.forget();
    const seen = this.inspected && this.pieces.get(this.inspected.piece.id);
    this.inspected = seen ? { ...this.inspected!, piece: seen, zone: this.zoneOf.get(seen.id)! } : null;
    this.follows = [];
  }

  /** True if a scene asks for what is meant next: that is chosen at once, and the scene itself need not be drawn. */
  passes({ prompt }: Scene): boolean {
    const [next, ...rest] = this.follows;
    if (next === undefined || !prompt?.mine || !prompt.options?.some((option) => option.name === next)) return false;
    this.follows = rest;
    return this.choose(next);
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
