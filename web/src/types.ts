import type { Component } from 'svelte';
import type { components } from './house';
import type { Bot } from './cast';
import type { Names, Texts } from './texts.svelte';

type Schemas = components['schemas'];
export type Position = Schemas['Position'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type GameDetails = Schemas['GameDetails'];
export type Replay = Schemas['Replay'];
export type Problem = Schemas['Problem'];
export type Person = Schemas['Person'];
export type Remark = Schemas['Remark'];
export type ChatLine = Schemas['ChatLine'];
export type Hint = Schemas['Hint'];
export type ScoreSheet = Schemas['Sheet'];
export type FilmFrame = Schemas['Frame'];
export type Film = Schemas['Film'];
export type CourseInfo = Schemas['CourseInfo'];
export type PlayedGame = Schemas['PlayedGame'];
export type PlayedGames = Schemas['PlayedGames'];
export type GameStatistics = Schemas['GameStatistics'];
export type GameRecord = Schemas['GameRecord'];
export type Rating = Schemas['Rating'];

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

/** A board as data, with the tables of the box as they are on it; its names by language, if they are not the game's own. */
export type BoardData = Pick<Schemas['BoardData'], 'board' | 'box'> & Partial<Pick<Schemas['BoardData'], 'names'>>;

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
  bot?: Bot | null; // who sits there if nobody does
}

/** What somebody may do now, and how it is chosen. */
export interface Offer {
  game: string;
  legal: Action[];
  details: Record<string, Record<string, number>>;
  names: Names;
  busy: boolean;
  hinted?: Action | null;
  choose: (action: Action) => void;
}

/** A score sheet, of whom, and who won. */
export interface SheetShown {
  game: string;
  revision: number;
  sheet: ScoreSheet;
  looks: SeatLook[];
  winners?: string[];
}

export interface BoardProps<View = AnyView, A extends Action = Action, Map = unknown> {
  map: Map; // what the folder made of the board's data, for games that have one
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

/** How much room a seat's card has: for everything, for one line, for the one or two numbers that matter most. */
export type CardSize = 'full' | 'row' | 'chip';

/** What a seat owns in public, shown on its card. */
export interface BelongingsProps<View = AnyView, Map = unknown> {
  map: Map;
  view: View;
  seat: SeatLook;
  index: number;
  texts: Texts;
  size?: CardSize;
}

/** A piece of the box as the rulebook draws it: a part of the board with its props, and the frame around it, a viewBox. */
export interface Drawn {
  part: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  frame: string;
}

/**
 * Where something is: `cell:b3`, by the names that `things` gives. Boards mark their elements with `data-at` (several names,
 * separated by spaces, are fine); the page marks the cards of the seats, `seat:B`, and what is in their purses, `purse:B`.
 */
export type Place = string;

/** A short sound: web/src/sound.ts. */
export type Cue = 'knock' | 'paper' | 'coin' | 'stamp' | 'horn' | 'drill' | 'crumble' | 'bell';

/** Something goes from one place to another: a piece of the folder by its name, one drawn for it, or, if none is named, the
    very thing that stands at `from` (at a seat's card: a coin). Up to six are one flight. */
export interface Travel {
  piece?: Drawn | string;
  from: Place;
  via?: Place[]; // it goes along these, on no arc
  to: Place;
  count?: number;
  turns?: boolean; // it is turned over on the way
}
export interface Float {
  at: Place;
  text: string; // with its sign
  kind: 'gain' | 'loss' | 'plain';
}
export interface Effect {
  at: Place;
  kind: 'turn' | 'shake' | 'drill' | 'crumble' | 'glow' | 'stamp' | 'seal';
}

/**
 * How an event looks on stage; how long it stands is declared with the event, in Python. The board shows the view before it
 * until it `lands` (a share of its time; without moves at once), then the view after it. All in it may be left out.
 */
export interface Beat {
  moves?: Travel[];
  floats?: Float[]; // they rise when it lands, and hold nothing up
  effects?: Effect[];
  lands?: number;
  joins?: boolean; // shown together with the event before it, a moment later
  sound?: Cue;
}

/** What stays marked until the watcher's next turn: pennants, the way something took, a few signs beside the first of them. */
export interface Stays {
  at: Place[];
  trail?: [Place, Place];
  text?: string;
}

/** A frame of the scene at a break: it stands for so long (normal speed), when so many of the events are counted; the board is
    drawn as of then. A scene whose last frame `passes` is not waited for: it goes on by itself, and nobody has missed it. */
export interface BreakFrame {
  ms: number;
  counted: number;
  beat?: Beat;
  passes?: boolean;
}

/** What is drawn over the board while it is counted. The last frame stays until somebody goes on. */
export interface BreakProps<View = AnyView, Event = Happening, Map = unknown> {
  map: Map;
  game: string;
  events: Event[]; // of the whole break
  log?: Event[]; // all that happened up to its end, where it is known
  before: View;
  after: View;
  view: View; // as of this frame
  frame: number;
  frames: BreakFrame[];
  seat: string | null;
  seats: SeatLook[];
  texts: Texts;
}

/** What is told under the board when the game is over and everything is open: all that happened, secrets too. */
export interface AfterwardsProps<Event = Happening> {
  log: Event[];
  seats: SeatLook[];
  texts: Texts;
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
 *
 * What happens is shown by the stage (stage.svelte.ts). Without more from the folder every event has a plain beat and its
 * `things` are marked. `beat`: how an event looks, `seat` being who watches. `stays`: what is marked afterwards. `frames`: the
 * scene at a break, from the run of events declared as `counting`; none: they are played like others. `Break`: what is drawn
 * over the board then, instead of a plain list of lines.
 *
 * `on`: for games whose board is data. What it draws from (`map`, given to all its parts), and whatever else depends on it.
 */
export interface GameFolder<View = AnyView, A extends Action = Action, Event = Happening> {
  on?: (board: BoardData) => Partial<GameFolder<View, A, Event>>;
  map?: unknown;
  Board: Component<BoardProps<View, A>>;
  things: (event: Event | Hinted<A>) => string[];
  palette: Record<string, string>;
  Belongings?: Component<BelongingsProps<View>>;
  pieces?: Record<string, Drawn>;
  seatsOnBoard?: boolean; // the board draws the seats (`data-at="seat:…"`): the page does not show them twice
  beat?: (event: Event, before: View, after: View, seat: string | null) => Beat;
  stays?: (event: Event) => Stays;
  frames?: (events: Event[], before: View, after: View) => BreakFrame[];
  Break?: Component<BreakProps<View, Event>>;
  Afterwards?: Component<AfterwardsProps<Event>>; // what was hidden, shown at last
  bluffs?: (event: Event) => boolean; // of what happened, all open: was it not what it seemed? Named by a text `bluffs-title`
  curves: (view: View, scores: number[]) => Record<string, number[]>;
}
