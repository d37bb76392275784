/** Made from wire.schema.json by `npm run wire`. */

export interface AidCount {
  count: number;
  title: string;
}

export interface AidInfo {
  box: (AidCount)[];
  forgotten: (AidLine)[];
  goal: string;
  lose: (AidLine)[];
  signs: (AidSigns)[];
  things: (AidThings)[];
  turn: (AidLine)[];
  win: (AidLine)[];
}

export interface AidLine {
  name: string;
  rules: (string)[];
  signs: (string)[];
  text: string;
  title: string;
}

export interface AidSign {
  code: string;
  name: string;
  sign: string;
}

export interface AidSigns {
  signs: (AidSign)[];
  title: string;
}

export interface AidThing {
  name: string;
  sign: string;
  text: string;
}

export interface AidThings {
  things: (AidThing)[];
  title: string;
}

export interface AllowCoach {
  on: boolean;
}

export interface Amount {
  after: string;
  before: string;
  label?: string;
  sign?: string;
}

export interface Answer {
  rule: string;
  text: string;
}

export interface Answers {
  phases: Record<string, Answer>;
  pieces: Record<string, Answer>;
  signs: Record<string, Answer>;
  zones: Record<string, Answer>;
}

export interface AtStep {
  step?: number;
}

export interface Bar {
  form?: string;
  label?: string;
  more?: string;
  most: number;
  sign?: string;
  value: number;
}

export interface BotAnswer {
  option: string;
  seq: number;
}

export interface BotDecision {
  args: Record<string, unknown>;
  kind: string;
  options: (string)[];
}

export interface BotView {
  decision: BotDecision | null;
  game: string;
  outcome?: OutcomeInfo | null;
  remembered: Record<string, unknown>;
  seat: number;
  seq: number;
  state: string;
  table: string;
  visible: Record<string, unknown>;
}

export interface CardFrame {
  back?: string;
  deep?: string;
  light?: string;
  outline: "full" | "plain" | "chevron" | "notched" | "arch" | "teeth" | "shield" | "hourglass" | "lens" | "hexagon" | "dome" | "door" | "clipped" | "realm" | "slot" | "dial" | "pill" | "disc" | "stone" | "house";
}

export interface ChairInfo {
  coached?: boolean;
  hushed?: "" | "turn" | "always";
  kind: "person" | "bot" | "open";
  level?: string;
  mine?: boolean;
  name: string;
  present?: boolean;
  seat: number;
  stand_in?: string;
  webhook?: string | null;
}

export interface ChairWish {
  kind: "me" | "open" | "bot" | "guest";
  level?: string;
  name?: string;
}

export interface Chapter {
  kind: "part" | "turn" | "moment";
  seat?: number;
  step: number;
  title: string;
}

export interface ChatFrame {
  at: string;
  from: string;
  n: number;
  seat: number;
  text: string;
  type: "chat";
}

export interface Choose {
  option: string;
  seat?: number | null;
  seq: number;
  type: "choose";
}

export interface Chosen {
  title: string;
  value: string;
}

export interface ClockInfo {
  increment?: number;
  minutes: number;
}

export interface Cloth {
  accent: string;
  edge: string;
  ink: string;
  middle: string;
}

export interface CoachWords {
  look: string;
  what: string;
}

export interface Coming {
  piece: Piece;
  was?: string;
  zone: string;
}

export interface Dimmed {
  rule?: string;
  text: string;
}

export type Down = Hello | State | TableFrame | Presence | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | PreviewFrame | Over;

export interface Entered {
  kind: "invite" | "device";
  seats: (number)[];
  table: string;
}

export interface ErrorBody {
  error: ErrorInfo;
}

export interface ErrorInfo {
  code: string;
  text: string;
}

export interface EventFrame {
  back?: number;
  detail?: boolean;
  heading?: boolean;
  kind: "choice" | "effect" | "table" | "undo";
  move?: [string, string, string] | null;
  moved?: (string)[];
  n: number;
  part?: Part | null;
  rule?: string;
  seat?: number;
  silent?: boolean;
  strike?: boolean;
  text: string;
  turn?: boolean;
}

export interface ExampleInfo {
  id: string;
  players: (string)[];
  seat: number;
  steps: (ExampleStep)[];
}

export interface ExampleStep {
  chosen: string;
  scene: Scene;
  seat: number;
  told: (string)[];
}

export interface Face {
  brief?: (Fact)[];
  code?: string;
  cost?: (Fact)[];
  icon?: string;
  name?: string;
  origin?: string;
  strip?: (Fact)[];
  template: string;
  text?: (string)[];
  tint?: string;
  type?: string;
  values?: (Fact)[];
}

export interface Fact {
  label?: string;
  sign?: string;
  state?: string;
  value?: string;
}

export interface Foresee {
  after?: (string)[];
  option: string;
  seat?: number | null;
  seq: number;
  type: "foresee";
}

export interface Furnish {
  kind: "open" | "bot";
  level?: string;
  seat: number;
}

export interface GameInfo {
  cooperative: boolean;
  credits: string;
  first_game?: Record<string, unknown>;
  first_seats?: number;
  id: string;
  lessons: (LessonInfo)[];
  levels: (LevelInfo)[];
  minutes: number;
  reactions: boolean;
  seats: [number, number];
  style: Style | null;
  tagline: string;
  title: string;
  variants: (VariantInfo)[];
}

export interface GameList {
  bot_names: (string)[];
  games: (GameInfo)[];
}

export interface GaugeInfo {
  line: string;
  now: number;
  of: number;
  words: string;
}

export interface GaugeList {
  gauges: (GaugeInfo)[];
}

export interface Health {
  status: "ok";
  tables: number;
  version: string;
}

export interface Hello {
  seen: number;
  seq: number;
  table: TableInfo;
  type: "hello";
  you: (number)[];
}

export interface Hint {
  seat?: number | null;
  type: "hint";
}

export interface HintFrame {
  hints: (HintInfo)[];
  more: boolean;
  option: string;
  text: string;
  type: "hint";
}

export interface HintInfo {
  chance: number | null;
  cost: (Amount)[];
  gain: (Amount)[];
  games: number;
  option: string;
  rank: number;
  spread: number;
  text: string;
  usual: number | null;
  why: (string)[];
}

export interface Hush {
  seat?: number | null;
  type: "hush";
  until: "" | "turn" | "always";
}

export interface Import {
  game: Record<string, unknown>;
  name?: string;
}

export interface Invite {
  renew?: boolean;
}

export interface Join {
  name: string;
  seat: number;
}

export interface Length {
  about?: string;
  added?: Fact;
  bonus: number;
  label?: string;
  reach?: Fact;
  seat: number;
}

export interface LessonAnswer {
  name: string;
  text: string;
}

export interface LessonFrame {
  answers: (LessonAnswer)[];
  at: (string)[];
  hint: string;
  id: string;
  kind: "look" | "do" | "solve" | "ask" | "play" | "over";
  linked: (Linked)[];
  of: number;
  reply: Record<string, string>;
  rules: (string)[];
  step: number;
  text: string;
  title: string;
  wanted: (string)[];
}

export interface LessonInfo {
  id: string;
  minutes: number;
  steps: number;
  title: string;
}

export interface LessonOrder {
  act: "next" | "back" | "skip" | "answer" | "leave";
  answer?: string;
  step: number;
  type: "lesson";
}

export interface LevelInfo {
  about: string;
  name: string;
  rank: number;
  title: string;
}

export interface Line {
  member: number;
  points: ([number, number])[];
}

export interface LinkInfo {
  link: string;
  qr: string;
}

export interface Linked {
  piece: string;
  word: string;
}

export interface LogList {
  chapters: (Chapter)[];
  events: (EventFrame)[];
}

export interface Mark {
  facts?: (Fact)[];
  value: number;
}

export interface Moment {
  step: number;
  text: string;
  title: string;
}

export interface NewLesson {
  game: string;
  lesson: string;
  name?: string;
  step?: number;
}

export interface NewTable {
  aid?: boolean;
  chairs?: (ChairWish)[];
  clock?: ClockInfo | null;
  game: string;
  grace?: number;
  hot_seat?: boolean;
  name?: string;
  pace?: "none" | "quick" | "calm" | "slow";
  public?: boolean;
  seats: number;
  seed?: string;
  variant?: Record<string, string | (string)[] | null>;
}

export interface Note {
  seat?: number | null;
  text: string;
  type: "note";
}

export interface NoteFrame {
  seat: number;
  text: string;
  type: "note";
}

export interface OfSeat {
  seat: number;
}

export interface Opened {
  link: string;
  table: TableInfo;
}

export interface OptionInfo {
  button: boolean;
  early?: boolean;
  label: string;
  name: string;
}

export interface OutcomeInfo {
  reason: string;
  scores: (number)[];
  winners: (number)[];
}

export interface Over {
  about: string;
  breakdown: (Source)[];
  commitment: string;
  digest: string;
  history: (Line)[];
  moments: (Moment)[];
  nonce: string;
  outcome: OutcomeInfo;
  rivals: (string)[];
  seed: string;
  spans: (Span)[];
  standings: (Standing)[];
  statistics: (Statistic)[];
  story: (string)[];
  title: string;
  together: boolean;
  type: "over";
}

export interface Part {
  brief?: boolean;
  facts?: (Fact)[];
  moment?: string;
  reason?: string;
  rows?: (Row)[];
  step?: string;
  steps?: (string)[];
  subject?: string;
  thing?: Piece;
}

export interface Phase {
  label: string;
  name?: string;
  state?: string;
}

export interface Piece {
  at?: (number)[];
  back?: string;
  badges?: (Fact)[];
  caption?: string;
  count?: number;
  dimmed?: Dimmed;
  edges?: (string)[];
  face?: Face;
  group?: number;
  id: string;
  kind: "card" | "tile" | "token" | "figure" | "die" | "marker";
  note?: string;
  on?: string;
  options?: (string)[];
  pips?: number;
  seat?: number;
  spot?: string;
  states?: ("chosen" | "target" | "exhausted" | "warning" | "past" | "now" | "used" | "leads" | "open")[];
  then?: string;
  turned?: number;
}

export interface PieceChange {
  amounts: (Amount)[];
  piece: string;
  states?: ("exhausted" | "used" | "past")[];
}

export interface Presence {
  present: (number)[];
  type: "presence";
  watching: number;
}

export interface PreviewFrame {
  after?: (string)[];
  come: (Coming)[];
  gone: (string)[];
  offers?: (string)[];
  option: string;
  pieces: (PieceChange)[];
  seats: (SeatChange)[];
  seq: number;
  text: string;
  then: "chance" | "learned" | "secret" | "other" | "mine" | "over";
  told: (string)[];
  type: "preview";
  zones: (ZoneChange)[];
}

export interface Prompt {
  kind?: string;
  mine: boolean;
  options?: (OptionInfo)[];
  picks?: (string)[];
  reaction?: boolean;
  rules?: (string)[];
  source?: string;
  text?: string;
  title?: string;
  waiting?: (Waiting)[];
}

export interface ProposalFrame {
  by: string;
  id: string;
  kind: "undo" | "takeover";
  open: boolean;
  seat: number;
  text: string;
  type: "proposal";
  voters: (number)[];
  votes: Record<string, boolean>;
}

export interface Propose {
  kind: "undo";
  seat?: number | null;
  type: "propose";
}

export interface RefusedFrame {
  code: string;
  rule?: string;
  seq: number;
  text: string;
  type: "refused";
}

export interface Rename {
  name: string;
  seat: number;
}

export interface Replay {
  events: (EventFrame)[];
  n: number;
  scene: Scene;
  seat: number;
  step: number;
  steps: number;
}

export interface Report {
  address: string;
  file: Record<string, unknown>;
  name: string;
}

export interface Restart {
  seat?: number | null;
  seq: number;
  type: "restart";
}

export interface ResultInfo {
  best: number;
  ended: string;
  of: number;
  place?: number;
  score?: number;
  together: boolean;
  won?: boolean;
}

export interface Ring {
  corridor?: boolean;
  sectors: number;
  thick?: number;
}

export interface Row {
  after?: number;
  before?: number;
  counts?: (Fact)[];
  gains?: (Fact)[];
  label?: string;
  more?: string;
  most?: number;
  note?: string;
  place?: number;
  seat?: number;
  sign?: string;
  states?: (string)[];
  strength?: string;
}

export interface RuleError {
  step?: number | null;
  text: string;
}

export interface RuleList {
  rules: (RuleText)[];
  title: string;
}

export interface RuleText {
  examples?: (string)[];
  headings: (string)[];
  id: string;
  text: string;
  title: string;
}

export interface Say {
  text: string;
  type: "chat";
}

export interface Scene {
  about?: string;
  acting?: string;
  ended: string;
  facts?: (Fact)[];
  game: string;
  lang: string;
  overlay?: string;
  phases?: (Phase)[];
  prompt: Prompt | null;
  seat: number;
  seats?: (SeatLine)[];
  steps?: (Phase)[];
  turn: number;
  zones: (Zone)[];
}

export interface SceneChange {
  about?: string;
  acting?: string;
  ended: string;
  facts?: (Fact)[];
  game: string;
  lang: string;
  overlay?: string;
  phases?: (Phase)[];
  prompt: Prompt | null;
  seat: number;
  seats?: (SeatLine)[];
  steps?: (Phase)[];
  turn: number;
  zones: (Zone | string)[];
}

export interface SeatChange {
  facts: (Amount)[];
  score?: Amount | null;
  seat: number;
}

export interface SeatClock {
  left: number;
  runs: boolean;
  seat: number;
}

export interface SeatLine {
  facts?: (Fact)[];
  note?: string;
  score?: Fact;
  seat: number;
}

export interface Secret {
  secret: string;
}

export interface SetLang {
  lang: "cs" | "en";
  type: "lang";
}

export interface SetLevel {
  level: string;
  seat: number;
}

export interface SetPace {
  pace: "none" | "quick" | "calm" | "slow";
  type: "pace";
}

export interface SetWebhook {
  seat: number;
  url: string;
}

export interface ShowSeat {
  seat: number;
  type: "seat";
}

export interface Sign {
  code?: string;
  colour?: string;
  icon: string;
  more?: string;
  name?: string;
  shape?: "" | "disc" | "diamond" | "rectangle" | "hexagon" | "shield" | "square" | "rounded" | "heart" | "pentagon" | "oval" | "arch" | "gem" | "triangle" | "stone";
}

export interface Since {
  seq: number;
  type: "since";
}

export interface Source {
  label: string;
  source: string;
  values: (number)[];
}

export interface Span {
  from: number;
  label: string;
  to: number;
}

export interface Standing {
  members: (number)[];
  place: number;
  score: number;
}

export interface Start {
  fill?: string | null;
}

export interface State {
  after?: number | null;
  asked: (number)[];
  change?: SceneChange | null;
  clocks?: (SeatClock)[];
  events: (EventFrame)[];
  fresh?: boolean;
  lesson?: LessonFrame | null;
  remembered?: Record<string, unknown>;
  scene?: Scene | null;
  seat: number;
  seq: number;
  since?: (TurnTile)[];
  type: "state";
  undo?: UndoInfo | null;
}

export interface Statistic {
  label: string;
  values: (string)[];
}

export interface Style {
  dark: Cloth;
  emblem: string;
  frames?: Record<string, CardFrame>;
  light: Cloth;
  motif?: string;
  signs?: Record<string, Sign>;
  tints?: Record<string, Tint>;
}

export interface TableFrame {
  table: TableInfo;
  type: "table";
}

export interface TableInfo {
  aid: boolean;
  asked?: (number)[];
  chairs: (ChairInfo)[];
  clock?: ClockInfo | null;
  coach: boolean;
  commitment: string;
  created: string;
  game: string;
  grace: number;
  host: boolean;
  hot_seat: boolean;
  id: string;
  known_deal: boolean;
  lesson?: string;
  link?: string;
  my_turn: boolean;
  next?: string;
  options: (Chosen)[];
  pace: "none" | "quick" | "calm" | "slow";
  public: boolean;
  result?: ResultInfo | null;
  seq: number;
  state: "waiting" | "playing" | "paused" | "over" | "closed";
  stopped?: string;
  title: string;
  watching: number;
}

export interface TableList {
  tables: (TableInfo)[];
}

export interface Takeover {
  level?: string;
  seat: number;
}

export interface Teaching {
  aid: AidInfo | null;
  coach: Record<string, CoachWords>;
}

export interface Tint {
  deep: string;
  hatching?: "plain" | "upright" | "level" | "falling" | "rising" | "grid" | "crossed" | "dots";
  light: string;
}

export interface TokenInfo {
  token: string;
}

export interface TurnTile {
  after?: string;
  before?: string;
  gains?: ([string, number])[];
  gist?: string;
  lines: (string)[];
  moves: ([string, string, string])[];
  n: number;
  seat: number;
  title?: string;
}

export interface Undo {
  seat?: number | null;
  seq: number;
  type: "undo";
}

export interface UndoInfo {
  ask: boolean;
  free: boolean;
  restart: boolean;
}

export type Up = Choose | Undo | Restart | Propose | Vote | Say | Note | ShowSeat | SetLang | SetPace | Hush | LessonOrder | Hint | Foresee | Since;

export interface Value {
  name: string;
  title: string;
}

export interface VariantInfo {
  default: string | null;
  help: string;
  name: string;
  several: boolean;
  title: string;
  values: (Value)[];
}

export interface Vote {
  proposal: string;
  type: "vote";
  yes: boolean;
}

export interface Waiting {
  seat: number;
  text: string;
}

export interface Zone {
  about?: string;
  area: string;
  bars?: (Bar)[];
  below?: boolean;
  columns?: number;
  emblem?: string;
  fact?: string;
  facts?: (Fact)[];
  form?: "" | "short" | "plate" | "lane";
  grow?: number;
  id: string;
  joined?: boolean;
  layout: "row" | "fan" | "stack" | "grid" | "track" | "hex" | "rings" | "panel" | "land" | "bands" | "contest" | "dial";
  lengths?: (Length)[];
  line?: number;
  lines?: (string)[];
  marks?: (Mark)[];
  note?: string;
  pieces?: (Piece)[];
  rings?: (Ring)[];
  scenery?: "" | "waves" | "peaks" | "hills" | "wood" | "town";
  score?: Fact;
  seat?: number;
  size?: string;
  states?: (string)[];
  tint?: string;
  title?: string;
  turns?: (number)[];
}

export interface ZoneChange {
  amounts: (Amount)[];
  zone: string;
}
