// What the page of a table holds besides the table itself: what is asked, looked at, hinted, and what I may do now.
import { api, got } from './api';
import { counting } from './generated';
import { lookAt } from './names';
import { scoreSheet } from './scores';
import { Pressed } from './pressed.svelte';
import { wordNow } from './remarks';
import { namesOf } from './seats';
import { settings } from './settings.svelte';
import { chipsOf, lastStrokes, marksOf, staysOf, strokesOf } from './since';
import type { Stage } from './stage.svelte';
import { Table } from './table.svelte';
import { listed, notation, promptLine, textsOf, warningLines } from './texts.svelte';
import { troubleOf } from './trouble';
import type { Action, AnyView, GameFolder, Happening, Hint, ScoreSheet } from './types';

const BEFORE = { n: -1, at: 0 }; // nothing is on stage yet

export class TablePage {
  readonly table: Table;
  readonly stage: Stage;
  folder = $state.raw<GameFolder | null>(null);
  ready = $state(false); // board and words are here

  sheet = $state.raw<ScoreSheet | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state.raw<Action | null>(null); // another of its choices, looked at
  thinking = $state(false);
  asking = $state(false); // why not?
  exploring = $state(false); // what is this?
  leaving = $state(false);
  picture = $state(false);
  more = $state(false); // the tools that are seldom wanted
  people = $state(false); // who is here, and what to do about who is not
  drawer = $state<'choices' | 'log' | null>(null); // what lies over the log; on a phone the log itself
  warned = $state.raw<{ action: Action; warnings: string[] } | null>(null);
  chosen = $state.raw<Happening | null>(null); // a line of the log
  past = $state.raw<{ n: number; view: AnyView } | null>(null);
  pointed = $state<string | null>(null); // a seat: its marks alone stay bright
  readonly pressed = new Pressed(() => this.closeNotes());

  constructor(readonly id: string) {
    this.table = new Table(id);
    this.stage = this.table.stage;
  }

  // ---- the table as it is ----

  readonly position = $derived.by(() => this.table.position);
  readonly info = $derived(this.position?.table);
  readonly game = $derived(this.info?.game ?? '');
  readonly texts = $derived(textsOf(this.game));
  readonly looks = $derived(this.info?.seats.map((seat) => lookAt(this.game, seat)) ?? []);
  readonly names = $derived(namesOf(this.looks));
  readonly mySeat = $derived(
    this.position && this.position.seat !== 'public' && this.position.seat !== 'all' ? this.position.seat : null,
  );
  readonly legal = $derived((this.position?.legal ?? []) as Action[]);
  readonly running = $derived(this.info?.status === 'running');
  readonly draft = $derived(this.position?.draft ?? null);
  readonly toConfirm = $derived(!!this.draft && !this.draft.sealed);
  /** The game is over, and its end was seen. */
  readonly over = $derived.by(() => this.info?.status === 'finished' && !this.stage.behind && !this.stage.scene);
  /** The board shows the table as it is, and stands still. */
  readonly live = $derived.by(() => this.stage.live && !this.stage.behind && !this.past);
  /** The seats are on the board, and need not be there twice. Clocks are only on their cards. */
  readonly seatsOnBoard = $derived(!!this.folder?.seatsOnBoard && !this.position?.clocks.length);
  /** I may do something now, and look at the table as it is. */
  readonly choosing = $derived(this.running && !!this.mySeat && this.legal.length > 0 && this.live);

  /** It, as the answers beside the question and the list of all choices take it. */
  readonly offer = $derived.by(() => ({
    game: this.game,
    names: this.names,
    legal: this.legal,
    details: this.position?.details ?? {},
    busy: this.table.busy,
    hinted: (this.hint?.action as Action | undefined) ?? null,
    choose: this.choose,
  }));

  // ---- what was done since my turn ----

  readonly since = $derived(this.position?.since ?? 0); // the first entry after my last one
  /** The log as far as it was on stage: nothing on the page is ahead of that. */
  readonly told = $derived.by(() => (this.stage.unseen ? this.table.log.slice(0, -this.stage.unseen) : this.table.log));
  readonly strokes = $derived(
    this.mySeat
      ? strokesOf(this.told, this.since, this.position!.n, this.mySeat)
      : lastStrokes(this.told, this.position?.n ?? 0),
  );
  readonly chips = $derived(chipsOf(this.game, this.strokes, Object.keys(this.names), this.mySeat, this.names));
  /** The entry at which something was counted last. */
  readonly lastCounting = $derived.by(
    () => this.told.findLast((one) => one.n < (this.position?.n ?? 0) && counting[this.game]?.[one.event])?.n ?? null,
  );
  /** Show it once more, where nothing else is on stage. */
  readonly countAgain = $derived.by(() => {
    const n = this.lastCounting;
    if (n === null || this.stage.behind || this.past) return null;
    return () => {
      this.sheet = null;
      void this.stage.countAgain(n).catch(() => {});
    };
  });
  private readonly thingsOf = $derived((event: Happening) =>
    event.event === 'undone' ? [] : (this.folder?.things(event) ?? []),
  );
  /** All marks on the board. */
  readonly marks = $derived.by(() => {
    if (this.past) return { pennants: [], trails: [], pencils: [], hinted: [] };
    const meant = this.hint && (this.hinting ?? (this.hint.action as Action));
    const hinted = meant && this.folder?.things({ ...meant, n: -1, event: 'hint' });
    const sketched = this.told.filter((one) => this.toConfirm && one.n >= this.position!.n && one.seat === this.mySeat);
    return {
      ...marksOf(this.folder, this.strokes, this.mySeat),
      pencils: this.folder ? [...new Set(sketched.flatMap((one) => staysOf(this.folder!, one).at))] : [],
      hinted: hinted ?? [],
    };
  });
  /** What the line of the log that was chosen speaks of. */
  readonly lit = $derived(new Set(this.chosen ? this.thingsOf(this.chosen) : []));

  // ---- what is asked ----

  readonly asked = $derived.by(
    () => this.running && !!this.position?.waiting.some((one) => this.table.mySeats.includes(one.seat)),
  );
  readonly myTurn = $derived(this.asked || (this.running && this.toConfirm));
  readonly waiting = $derived.by(() => {
    const byPrompt = new Map<string, string[]>();
    for (const one of this.position?.waiting ?? []) {
      if (one.seat !== this.mySeat) byPrompt.set(one.prompt, [...(byPrompt.get(one.prompt) ?? []), this.names[one.seat]]);
    }
    return [...byPrompt].map(([prompt, players]) => this.texts(`waiting-${prompt}`, { players: listed(players) }));
  });
  readonly prompt = $derived(
    this.position?.prompt ? promptLine(this.game, this.position.prompt, this.position.prompt_facts, this.names) : null,
  );
  /** What a bot says now. */
  readonly said = $derived.by(() =>
    settings.remarks && this.position && !this.past
      ? wordNow(this.table.remarks, this.position, this.stage.behind ? (this.stage.shown ?? BEFORE) : null)
      : null,
  );
  /** My last entry: what I may ask to take back. */
  readonly lastMine = $derived.by(
    () => this.table.log.findLast((one) => one.n > 0 && one.n < (this.position?.n ?? 0) && one.seat === this.mySeat)?.n ?? null,
  );

  readonly mayUndo = $derived(
    this.running && !!this.info?.undos && !!this.mySeat && this.lastMine !== null && !this.position?.undo && !this.draft,
  );

  // ---- doing ----

  /** Open a drawer, or close it if it is open. */
  open(drawer: 'choices' | 'log'): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  readonly undo = (): void => {
    if (this.mayUndo) void this.table.undo(this.lastMine!);
  };

  /** What stands over the table beside the thing pressed. */
  closeNotes(): void {
    this.table.refusal = null;
    this.warned = null;
  }

  /** The table has moved on: what was said of the last position is not true of this one. */
  movedOn(): void {
    this.closeNotes();
    this.hint = null;
    this.exploring = false;
    if (this.sheet) void this.showSheet();
    if (this.drawer === 'choices' && !this.asked) this.drawer = null; // where several choose at once, mine stay open
  }

  readonly choose = async (action: Action): Promise<void> => {
    if (this.table.busy || !this.live) return;
    this.hint = null;
    this.drawer = null;
    const asked = notation(action);
    const at = this.legal.findIndex((one) => notation(one) === asked);
    const warnings = warningLines(this.game, this.position?.details[String(at)]);
    if (warnings.length && asked !== (this.warned && notation(this.warned.action))) this.warned = { action, warnings };
    else if (at >= 0) await this.go(this.legal[at]);
    else if (this.mySeat) await this.attempt(action);
  };

  async go(action: Action): Promise<void> {
    this.warned = null;
    this.drawer = null;
    await this.table.act(action);
  }

  /** Do it if the rules allow it; if not, they say why. */
  readonly attempt = async (action: Action | string): Promise<boolean> => {
    const meant = await this.table.ask(action);
    if (meant) await this.table.act(meant);
    return !!meant;
  };

  readonly think = async (): Promise<void> => {
    if (!this.info?.hints) return;
    this.thinking = true;
    this.stage.toNow();
    try {
      this.hinting = null;
      this.hint = await this.table.hint();
    } catch (error) {
      this.table.trouble = troubleOf(error);
    } finally {
      this.thinking = false;
    }
  };

  readonly showSheet = async (): Promise<void> => {
    this.sheet = await scoreSheet(this.id);
  };

  readonly lookBack = async (n: number): Promise<void> => {
    this.past = await got(api.GET('/api/tables/{table_id}/past', { params: { path: { table_id: this.id }, query: { n } } }));
    this.stage.pause();
  };

  readonly backToNow = (): void => {
    this.past = null;
    this.chosen = null;
    this.stage.resume();
  };

  /** A bot has played for me: from here on I play again. */
  readonly comeBack = async (): Promise<void> => {
    await got(api.POST('/api/tables/{table_id}/return', { params: { path: { table_id: this.id } } }));
  };
}
