import type { Component } from 'svelte';
import type { components } from './house';
import type { Texts } from './texts.svelte';

type Schemas = components['schemas'];
export type Position = Schemas['Position'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type GameDetails = Schemas['GameDetails'];
export type Replay = Schemas['Replay'];
export type Problem = Schemas['Problem'];
export type Person = Schemas['Person'];
export type ChatLine = Schemas['ChatLine'];
export type Hint = Schemas['Hint'];
export type ScoreSheet = Schemas['Sheet'];
export type CourseInfo = Schemas['CourseInfo'];

export type Action = { name: string; [param: string]: string | number };
export type Happening = { n: number; event: string; [param: string]: string | number | null };

/** Why the rules refuse something: the clause, and the sentence with what is said in it. */
export interface Refused {
  rule: string;
  action: Action | null;
  refusal: Schemas['RefusalReason'] | null;
}

/** What the table as it lies would bring, as far as this seat can know: numbers from the game's `outlook`. */
export type Outlook = Record<string, unknown>;

/** A view of some game; each board knows its own from `generated/`. */
export type AnyView = Record<string, unknown>;

/** A hint is lit on the board as if its action had happened. */
export type Hinted<A extends Action = Action> = A & { n: number; event: 'hint' };

/** A seat as boards draw it: never only by colour. */
export interface SeatLook {
  seat: string;
  name: string;
  colour: string;
  symbol: string;
}

export interface BoardProps<View = AnyView, A extends Action = Action> {
  view: View;
  legal: A[];
  details: Record<string, Record<string, number>>;
  outlook?: Outlook; // empty for who does not want to see what things would bring
  seat: string | null;
  seats: SeatLook[];
  texts: Texts;
  choose: (action: A) => void; // one that is not in `legal` is answered with "why not?"
  lit: Set<string>;
  speed: number;
  busy: boolean;
  around?: string[]; // places to look at closer, if the board can
  still?: boolean; // a picture: nothing to press, no tools
}

/** What a seat owns in public, shown on its card. */
export interface BelongingsProps<View = AnyView> {
  view: View;
  seat: SeatLook;
  index: number;
  texts: Texts;
}

/** A piece of the box as the rulebook draws it: a part of the board with its props, and the frame around it, a viewBox. */
export interface Drawn {
  part: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  frame: string;
}

/** A dialog that tells lines of the log. */
export interface LinesProps {
  game: string;
  lines: Happening[];
  looks: SeatLook[];
  close: () => void;
}

/**
 * What a game's folder exports. `Belongings` may be left out, and `pieces`, by the names the rulebook has for them.
 * `curves`: a value a seat, named by a text `curve-…` of the game.
 */
export interface GameFolder<View = AnyView, A extends Action = Action, Event = Happening> {
  Board: Component<BoardProps<View, A>>;
  things: (event: Event | Hinted<A>) => string[];
  palette: Record<string, string>;
  Belongings?: Component<BelongingsProps<View>>;
  pieces?: Record<string, Drawn>;
  curves: (view: View, scores: number[]) => Record<string, number[]>;
}
