// One table, followed live. Positions arrive numbered; after a broken line we ask for what came after the last number.
import { api, got, HouseProblem, requestId } from './api';
import { host, type Line } from './host';
import { ELSEWHERE } from './host/codes';
import { here } from './host/page';
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import { Stage } from './stage.svelte';
import { addWords } from './words';
import type { Action, ChatLine, Happening, Hint, Position, Refused, Remark } from './types';
import { troubleOf, type Trouble } from './trouble';

const NOT_FOUND = 4404;
const UNAVAILABLE = 503; // the house cannot write just now, and has kept nothing of it

type At = { params: { path: { table_id: string } } };
type Answer = { data?: { position: Position }; error?: unknown; response: Response };

export class Table {
  position = $state.raw<Position | null>(null);
  log = $state.raw<Happening[]>([]);
  struck = $state.raw<Happening[]>([]); // what was taken back: the house does not tell it again to who has not seen it
  remarks = $state.raw<Remark[]>([]);
  online = $state(true);
  missing = $state(false);
  elsewhere = $state(false); // another tab of this browser plays it
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  private heard = $state(0); // the number of the first line of chat I have not read, on any device

  private socket: Line | null = null;
  private closed = false;
  private pause = 250;
  private said = 0;
  private latest = 0; // counts what was asked and what was shown
  private underWay: Promise<void> = Promise.resolve();

  /** What of it is shown: it may be ahead of what a person has seen. */
  readonly stage = new Stage();

  constructor(readonly id: string) {
    const path = { table_id: id };
    this.stage.film = (since) => got(api.GET('/api/tables/{table_id}/film', { params: { path, query: { since } } }));
  }

  // ---- looking ----

  /** The device itself says that the line is cut, long before a silent socket would. */
  private readonly cut = () => (this.online = false);
  private readonly mended = () => this.reconnect();
  /** Whoever has the table before their eyes needs no notice; a hidden page says so. */
  private readonly turned = () => {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(document.hidden ? 'away' : 'here');
  };

  async open(): Promise<void> {
    window.addEventListener('offline', this.cut);
    window.addEventListener('online', this.mended);
    document.addEventListener('visibilitychange', this.turned);
    await this.refresh(true);
    if (!this.missing && !this.elsewhere && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    this.stage.close();
    window.removeEventListener('offline', this.cut);
    window.removeEventListener('online', this.mended);
    document.removeEventListener('visibilitychange', this.turned);
    this.socket?.close();
  }

  /** Look at the table. The live line may overtake the answer, and does not repeat itself: so what was asked before the last
      thing shown or asked is not shown any more. */
  async refresh(arriving = false): Promise<void> {
    const asked = ++this.latest;
    const at = { params: { path: { table_id: this.id } } };
    try {
      let position = await got(api.GET('/api/tables/{table_id}', at));
      // Nobody knows who sits before a shared screen that was loaded again: it faces nobody until somebody takes it.
      const shared = position.table.seats.filter((seat) => seat.mine).length > 1;
      if (arriving && shared && position.seat !== 'public')
        position = await got(api.POST('/api/tables/{table_id}/hand', { ...at, body: { seat: null } }));
      if (asked === this.latest) this.begin(position);
    } catch (error) {
      if (error instanceof HouseProblem && error.status === 404) this.missing = true;
      else if (error instanceof HouseProblem && error.problem.error === 'elsewhere') this.elsewhere = true;
      else if (error instanceof HouseProblem) this.trouble = troubleOf(error);
      else this.online = false;
    }
  }

  /** Take a whole position with all its events, as after an arrival or a handed screen. */
  begin(position: Position): void {
    this.log = position.events as Happening[];
    this.remarks = position.remarks ?? [];
    this.stage.begin(position);
    this.show(position);
  }

  private connect(): void {
    const socket = host.follow(this.id, this.position?.n ?? 0, this.said);
    this.socket = socket;
    socket.onopen = () => document.hidden && this.turned();
    socket.onmessage = (message) => {
      this.online = true;
      this.pause = 250;
      const told = JSON.parse(message.data);
      if (told.kind === 'position') this.hear(told.position);
      else if (told.kind === 'chat') this.listen(told.chat);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === NOT_FOUND) {
        this.missing = true;
        return;
      }
      if (event.code === ELSEWHERE) {
        this.elsewhere = true;
        return;
      }
      this.online = false;
      setTimeout(() => !this.closed && this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, 8000);
    };
  }

  /** Play here what another tab plays. */
  async takeHere(): Promise<void> {
    await (await here()).take(this.id);
    this.elsewhere = false;
    await this.refresh();
    this.reconnect();
  }

  /** Open a new line, as whoever I am now. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (!this.closed) this.connect();
  }

  private hear(position: Position): void {
    const events = position.events as Happening[];
    if (this.position && position.seat !== this.position.seat) {
      this.struck = [];
      void this.refresh(); // we look with other eyes now: nothing of the old view may stay
      return;
    }
    const undone = events.find((one) => one.event === 'undone');
    if (undone) {
      const to = Number(undone.to);
      const gone = this.log.filter((one) => one.n >= to && one.event !== 'undone');
      this.struck = [...new Set([...this.struck, ...gone])]; // it may be told twice
      void this.refresh();
      return;
    }
    // Usually they follow on what we know; after a restored backup they begin anew, and what we knew is not true any more.
    const from = Math.min(position.n, this.position?.n ?? 0, ...events.slice(0, 1).map((one) => one.n));
    this.log = [...this.log.filter((one) => one.n < from), ...events];
    this.remarks = [...this.remarks.filter((one) => one.n < from), ...(position.remarks ?? [])];
    this.stage.hear(position);
    this.show(position);
  }

  private listen(chat: { lines: ChatLine[]; n: number; heard: number }): void {
    const from = Math.min(...chat.lines.map((line) => line.n));
    this.chat = [...this.chat.filter((line) => line.n < from), ...chat.lines];
    this.said = chat.n;
    this.heard = Math.max(this.heard, chat.heard);
  }

  /** Lines that others said and I have not read. */
  get unread(): number {
    return this.chat.filter((line) => line.n >= this.heard && line.person !== me.person?.id).length;
  }

  /** All that was said is before my eyes. */
  hearAll(): void {
    this.heard = this.said;
    const path = { table_id: this.id };
    if (me.person) api.PUT('/api/tables/{table_id}/chat/heard', { params: { path }, body: { n: this.said } }).catch(() => {});
  }

  private show(position: Position): void {
    this.latest += 1;
    this.position = position;
    this.trouble = null;
    void addWords(position);
  }

  // ---- acting ----

  get mySeats(): string[] {
    return this.position?.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  private get acting(): { seat?: string } {
    return this.mySeats.length > 1 && this.position && this.position.seat !== 'public' ? { seat: this.position.seat } : {};
  }

  get steps(): number {
    return this.position?.draft && !this.position.draft.sealed ? this.position.draft.steps.length : 0;
  }

  async act(action: Action): Promise<void> {
    const body = {
      n: this.position!.n,
      action,
      request: requestId(),
      step: this.steps,
      tentative: !settings.atOnce,
      ...this.acting,
    };
    await this.send((at) => api.POST('/api/tables/{table_id}/actions', { ...at, body }), action);
  }

  async confirm(): Promise<void> {
    await this.underWay; // who is quick may confirm a step that is just being taken
    if (!this.steps) return;
    const body = { n: this.position!.n, request: requestId(), ...this.acting };
    await this.send((at) => api.POST('/api/tables/{table_id}/confirm', { ...at, body }));
  }

  async takeBack(keep: number): Promise<void> {
    const body = { n: this.position!.n, keep, ...this.acting };
    await this.send((at) => api.POST('/api/tables/{table_id}/take-back', { ...at, body }));
  }

  async undo(to: number): Promise<void> {
    const body = { n: this.position!.n, to, request: requestId(), ...this.acting };
    await this.send((at) => api.POST('/api/tables/{table_id}/undo', { ...at, body }));
  }

  async refuseUndo(): Promise<void> {
    const body = { n: this.position!.n };
    await this.send((at) => api.POST('/api/tables/{table_id}/undo/refusal', { ...at, body }));
  }

  /** The action that is meant, as an object or in a person's words, if the rules allow it; if not, the refusal is shown. */
  async ask(action: Action | string): Promise<Action | null> {
    const answer = await this.why(action);
    if (answer && 'rule' in answer) this.refusal = answer;
    return answer && !('rule' in answer) ? answer.action : null;
  }

  /** Why an action is refused, or the action itself if it is allowed; nothing if the question was not understood. */
  async why(action: Action | string): Promise<Refused | { action: Action } | null> {
    const body = { action: action as never, ...this.acting };
    try {
      const answer = await got(api.POST('/api/tables/{table_id}/why', { params: { path: { table_id: this.id } }, body }));
      const meant = answer.action as Action;
      return answer.rule === null ? { action: meant } : { rule: answer.rule!, action: meant, refusal: answer.refusal ?? null };
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    return null;
  }

  async hint(): Promise<Hint> {
    const query = this.acting as { seat?: string };
    return got(api.GET('/api/tables/{table_id}/hint', { params: { path: { table_id: this.id }, query } }));
  }

  /** The screen now faces this seat, or nobody. */
  async hand(seat: string | null): Promise<void> {
    this.log = [];
    this.struck = [];
    const before = this.latest;
    const answer = await got(
      api.POST('/api/tables/{table_id}/hand', { params: { path: { table_id: this.id } }, body: { seat } }),
    );
    const overtaken = before !== this.latest;
    this.begin(answer);
    if (overtaken) await this.refresh(); // what came meanwhile may be newer
  }

  /** Something that people at the table decide; what it led to is shown. */
  async decide(work: () => Promise<Position>): Promise<void> {
    this.trouble = null;
    const asked = this.latest;
    try {
      this.take(await work(), asked);
    } catch (error) {
      if (!(error instanceof HouseProblem)) throw error;
      this.trouble = troubleOf(error);
    }
  }

  /** Send a request until it is answered. It carries its own name, so that repeating it cannot repeat what it does. */
  private async send(ask: (at: At) => Promise<Answer>, action: Action | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let over = () => {};
    this.underWay = new Promise((done) => (over = done));
    this.refusal = null;
    this.trouble = null;
    const asked = this.latest;
    try {
      const { position } = await got(this.insist(ask));
      this.take(position, asked);
    } catch (error) {
      if (!(error instanceof HouseProblem)) throw error;
      const { problem } = error;
      if (problem.error === 'refused') this.refusal = { rule: problem.rule!, action, refusal: problem.refusal ?? null };
      else {
        await this.refresh();
        this.trouble = troubleOf(error);
      }
    } finally {
      this.busy = false;
      over();
    }
  }

  private async insist(ask: (at: At) => Promise<Answer>): Promise<Answer> {
    for (let pause = 300; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const answer = await ask({ params: { path: { table_id: this.id } } });
        if (answer.response.status !== UNAVAILABLE) return answer;
        this.trouble = ['trouble-unavailable'];
      } catch {
        this.online = false;
      }
      await new Promise((later) => setTimeout(later, pause));
      if (this.closed) throw new Error('left the table');
    }
  }

  /** Show what our request led to. The live line may have been faster, and may have gone on since. */
  private take(position: Position, asked: number): void {
    if (this.position && this.position.n > position.n) return;
    if (asked === this.latest) this.hear(position);
    else if (!this.position || !alike(this.position, position)) void this.refresh(); // the house knows which is newer
  }
}

/** Whether two positions say the same, whatever happened before them. */
function alike(one: Position, other: Position): boolean {
  return JSON.stringify({ ...one, events: [] }) === JSON.stringify({ ...other, events: [] });
}
