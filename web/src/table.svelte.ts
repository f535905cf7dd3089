// One table, followed live. Positions arrive numbered; after a broken line we ask for what came after the last number.
import { api, csrf, got, HouseProblem, requestId } from './api';
import { settings } from './settings.svelte';
import { addWords } from './words';
import type { Action, ChatLine, Happening, Hint, Position } from './types';

const NOT_FOUND = 4404;

export class Table {
  position = $state.raw<Position | null>(null);
  log = $state.raw<Happening[]>([]);
  online = $state(true);
  missing = $state(false);
  busy = $state(false);
  refusal = $state.raw<{ rule: string; action: Action | null } | null>(null);
  trouble = $state<string | null>(null); // a key of a sentence
  chat = $state.raw<ChatLine[]>([]);

  private socket: WebSocket | null = null;
  private closed = false;
  private pause = 250;
  private said = 0;
  private latest = 0; // counts what was asked and what was shown
  private underWay: Promise<void> = Promise.resolve();
  private settled: (() => void)[] = [];

  constructor(readonly id: string) {}

  // ---- looking ----

  /** The device itself says that the line is cut, long before a silent socket would. */
  private readonly cut = () => (this.online = false);
  private readonly mended = () => this.reconnect();

  async open(): Promise<void> {
    window.addEventListener('offline', this.cut);
    window.addEventListener('online', this.mended);
    await this.refresh();
    if (!this.missing && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('offline', this.cut);
    window.removeEventListener('online', this.mended);
    this.socket?.close();
  }

  /** Look at the table. The live line may overtake the answer, and does not repeat itself: so what was asked before the last
      thing shown or asked is not shown any more. */
  async refresh(): Promise<void> {
    const asked = ++this.latest;
    try {
      const position = await got(api.GET('/api/tables/{table_id}', { params: { path: { table_id: this.id } } }));
      if (asked === this.latest) this.begin(position);
    } catch (error) {
      if (error instanceof HouseProblem && error.status === 404) this.missing = true;
      else if (error instanceof HouseProblem) this.trouble = 'trouble-house';
      else this.online = false;
    }
  }

  /** Take a whole position with all its events, as after an arrival or a handed screen. */
  begin(position: Position): void {
    this.log = position.events as Happening[];
    this.show(position);
  }

  private connect(): void {
    const address = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${address}/api/tables/${this.id}/live?after=${this.position?.n ?? 0}&said=${this.said}`);
    this.socket = socket;
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
      this.online = false;
      setTimeout(() => !this.closed && this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, 8000);
    };
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
      void this.refresh(); // we look with other eyes now: nothing of the old view may stay
      return;
    }
    if (events.some((one) => one.event === 'undone')) {
      void this.refresh();
      return;
    }
    const from = this.position?.n ?? 0;
    this.log = [...this.log.filter((one) => one.n < from), ...events.filter((one) => one.n >= from)];
    this.show(position);
  }

  private listen(chat: { lines: ChatLine[]; n: number }): void {
    const known = new Set(this.chat.map((line) => line.n));
    this.chat = [...this.chat, ...chat.lines.filter((line) => !known.has(line.n))];
    this.said = chat.n;
  }

  private show(position: Position): void {
    this.latest += 1;
    this.position = position;
    this.trouble = null;
    void addWords(position);
    for (const done of this.settled.splice(0)) done();
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
    const body = { n: this.position!.n, action, request: requestId(), step: this.steps, tentative: !settings.atOnce, ...this.acting };
    await this.send('actions', body, action);
  }

  async confirm(): Promise<void> {
    await this.underWay; // who is quick may confirm a step that is just being taken
    if (!this.steps) return;
    await this.send('confirm', { n: this.position!.n, request: requestId(), ...this.acting });
  }

  async takeBack(keep: number): Promise<void> {
    await this.send('take-back', { n: this.position!.n, keep, ...this.acting });
  }

  async undo(to: number): Promise<void> {
    await this.send('undo', { n: this.position!.n, to, request: requestId(), ...this.acting });
  }

  async refuseUndo(): Promise<void> {
    await this.send('undo/refusal', { n: this.position!.n });
  }

  /** Ask why something is not allowed; if it is, do it. */
  async ask(action: Action | string): Promise<boolean> {
    try {
      const answer = await got(api.POST('/api/tables/{table_id}/why',
        { params: { path: { table_id: this.id } }, body: { action: action as never, ...this.acting } }));
      if (answer.rule === null) return true;
      this.refusal = { rule: answer.rule, action: answer.action as Action };
    } catch (error) {
      this.trouble = error instanceof HouseProblem && error.problem.error === 'unknown_action' ? 'trouble-notation' : 'trouble-house';
    }
    return false;
  }

  async typed(text: string): Promise<Action | null> {
    try {
      const answer = await got(api.POST('/api/tables/{table_id}/why',
        { params: { path: { table_id: this.id } }, body: { action: text as never, ...this.acting } }));
      if (answer.rule === null) return answer.action as Action;
      this.refusal = { rule: answer.rule, action: answer.action as Action };
    } catch (error) {
      this.trouble = error instanceof HouseProblem && error.problem.error === 'unknown_action' ? 'trouble-notation' : 'trouble-house';
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
    const before = this.latest;
    const answer = await got(api.POST('/api/tables/{table_id}/hand', { params: { path: { table_id: this.id } }, body: { seat } }));
    const overtaken = before !== this.latest;
    this.begin(answer);
    if (overtaken) await this.refresh(); // what came meanwhile may be newer
  }

  /** Send a request until it is answered. It carries its own name, so that repeating it cannot repeat what it does. */
  private async send(what: string, body: object, action: Action | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let over = () => {};
    this.underWay = new Promise((done) => (over = done));
    this.refusal = null;
    this.trouble = null;
    try {
      const response = await this.insist(`/api/tables/${this.id}/${what}`, body);
      const answer = await response.json();
      if (response.ok) await this.until(answer.n, answer.steps ?? 0);
      else if (answer.error === 'refused') this.refusal = { rule: answer.rule, action };
      else {
        await this.refresh();
        this.trouble = response.status === 429 ? 'trouble-slow' : response.status === 409 ? 'trouble-moved-on' : 'trouble-house';
      }
    } finally {
      this.busy = false;
      over();
    }
  }

  private async insist(path: string, body: object): Promise<Response> {
    for (let pause = 300; ; pause = Math.min(pause * 2, 5000)) {
      try {
        return await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf() },
          body: JSON.stringify(body),
        });
      } catch {
        this.online = false;
        await new Promise((later) => setTimeout(later, pause));
        if (this.closed) throw new Error('left the table');
      }
    }
  }

  /** Wait until the position that our request led to is shown. */
  private async until(n: number, steps: number): Promise<void> {
    const there = () => this.position && (this.position.n > n || (this.position.n === n && (this.steps === steps || steps === 0)));
    if (this.socket?.readyState !== WebSocket.OPEN) await this.refresh();
    const giveUp = Date.now() + 1500;
    while (!there() && Date.now() < giveUp) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 300);
        this.settled.push(() => (clearTimeout(timer), done()));
      });
    }
    if (!there()) await this.refresh();
  }
}
