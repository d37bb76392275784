/** The wire as the client speaks of it. What is marked "may come" is drawn where a server sends it. */
import type {
  ChairInfo,
  ChatFrame,
  Dimmed,
  ErrorInfo,
  EventFrame,
  GameInfo as Game,
  Hello,
  HintFrame,
  Look,
  NoteFrame,
  OptionInfo,
  OutcomeInfo,
  Over as Ending,
  Prompt as Question,
  ProposalFrame,
  RefusedFrame,
  Scene as Drawn,
  SeatClock,
  Sign as SignLook,
  State,
  TableFrame,
  UndoInfo,
  Zone as Tray,
  Piece as Thing,
} from './wire';

export type { Bar, CardFrame, Cloth, Face, Fact, Look, Phase, Ring, RuleText, SeatLine, TableInfo, Tint, VariantInfo, Up } from './wire';
export type {
  ErrorInfo as ApiError,
  ChairInfo as Chair,
  SeatClock as Clock,
  SignLook,
  Dimmed as Reason,
  UndoInfo as Undo,
  OutcomeInfo as Outcome,
};

export type CardSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
export type Kind = Thing['kind'];
export type Layout = Tray['layout'];
export type Piece = Thing;

export interface Zone extends Omit<Tray, 'size'> {
  size?: CardSize;
}

/** May come: an icon, and why a button that is nearly legal cannot be pressed. */
export interface Option extends OptionInfo {
  icon?: string;
  dimmed?: Dimmed;
}

/** May come: a small line above the sentence. */
export interface Prompt extends Omit<Question, 'options'> {
  title?: string;
  options?: Option[];
}

export interface Scene extends Omit<Drawn, 'zones' | 'prompt'> {
  zones: Zone[];
  prompt: Prompt | null;
}

/** May come: headings of turns, and a place that a line speaks of without anything moving there. */
export interface GameEvent extends Omit<EventFrame, 'n' | 'kind'> {
  n?: number;
  kind?: EventFrame['kind'] | 'now';
  heading?: boolean;
  at?: string;
}

/** May come: how long a game takes. A game that brings no look gets a plain one. */
export interface GameInfo extends Omit<Game, 'style'> {
  minutes?: number;
  style: Look;
}

/** May come: parts of the game below the plot, what points are called, moments worth seeing again. */
export interface Over extends Omit<Ending, 'breakdown' | 'title' | 'about' | 'statistics' | 'seed' | 'digest' | 'history'> {
  title?: string;
  about?: string;
  breakdown?: (Ending['breakdown'][number] & { sign?: string })[];
  history?: Ending['history'];
  statistics?: Ending['statistics'];
  seed?: string;
  digest?: string;
  spans?: { label: string; from: number; to: number }[];
  unit?: string;
  moments?: { step: number; title: string; text: string; icon?: string }[];
}

export interface StateFrame extends Omit<State, 'scene' | 'events' | 'asked'> {
  asked?: number[];
  scene?: Scene;
  events: GameEvent[];
}

export type Down = Hello | StateFrame | TableFrame | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | Over;
