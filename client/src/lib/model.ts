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

export interface Prompt extends Omit<Question, 'options'> {
  options?: Option[];
}

export interface Scene extends Omit<Drawn, 'zones' | 'prompt'> {
  zones: Zone[];
  prompt: Prompt | null;
}

/** May come: a place that a line speaks of without anything moving there. */
export interface GameEvent extends Omit<EventFrame, 'n' | 'kind'> {
  n?: number;
  kind?: EventFrame['kind'] | 'now';
  at?: string;
}

/** A game that brings no look gets a plain one. */
export interface GameInfo extends Omit<Game, 'style'> {
  style: Look;
}

/** May come: signs of sources, what points are called, pictures of moments. */
export interface Over extends Omit<Partial<Ending>, 'type' | 'outcome' | 'breakdown' | 'moments'>, Pick<Ending, 'type' | 'outcome'> {
  breakdown?: (Ending['breakdown'][number] & { sign?: string })[];
  moments?: (Ending['moments'][number] & { icon?: string })[];
  unit?: string;
}

export interface StateFrame extends Omit<State, 'scene' | 'events' | 'asked'> {
  asked?: number[];
  scene?: Scene;
  events: GameEvent[];
}

export type Down = Hello | StateFrame | TableFrame | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | Over;
