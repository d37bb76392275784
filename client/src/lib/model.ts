/** The wire as the client speaks of it. */
import type {
  ChairInfo,
  ChatFrame,
  Dimmed,
  ErrorInfo,
  EventFrame,
  ExampleInfo as PicturedExample,
  ExampleStep as Pictured,
  GameInfo as Game,
  Hello,
  HintFrame,
  Style,
  NoteFrame,
  OptionInfo,
  OutcomeInfo,
  Over as Ending,
  Presence,
  Prompt as Question,
  PreviewFrame as Preview,
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

export type {
  Bar,
  CardFrame,
  Cloth,
  Face,
  Fact,
  AidInfo,
  GaugeInfo,
  AidLine,
  CoachWords,
  HintInfo,
  LessonFrame,
  LessonInfo,
  Part,
  Style,
  Phase,
  Ring,
  Row,
  RuleText,
  SeatLine,
  TableInfo,
  Teaching,
  Tint,
  TurnTile,
  VariantInfo,
  Up,
} from './wire';
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

export interface ExampleStep extends Omit<Pictured, 'scene'> {
  scene: Scene;
}
export interface ExampleInfo extends Omit<PicturedExample, 'steps'> {
  steps: ExampleStep[];
}

export type { OptionInfo as Option, Preview, Question as Prompt };
export type { Amount, Coming } from './wire';

export interface Scene extends Omit<Drawn, 'zones'> {
  zones: Zone[];
}

/** Pictures of the gallery have lines without a number. */
export interface GameEvent extends Omit<EventFrame, 'n' | 'kind'> {
  n?: number;
  kind?: EventFrame['kind'];
}

/** A game that brings no look gets a plain one. */
export interface GameInfo extends Omit<Game, 'style'> {
  style: Style;
}

export type Over = Ending;

export interface StateFrame extends Omit<State, 'scene' | 'events' | 'asked'> {
  asked?: number[];
  scene?: Scene;
  events: GameEvent[];
}

export type Down =
  Hello | StateFrame | TableFrame | Presence | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | Preview | Over;
