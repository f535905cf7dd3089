// A house in a few lines: it answers what it is told to, and its live lines say what a test lets them say.
import { vi } from 'vitest';
import type { Action, Happening, Position } from '../src/types';

export class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }
  close(): void {
    this.break(1000);
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  position(position: Position): void {
    this.say({ kind: 'position', position });
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
}

export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
type Answer = { status?: number; body: unknown } | 'no line';

/** What was asked of the house, and the answers it will give, in order; without one it looks at the table again. */
export class House {
  asked: Asked[] = [];
  answers: (Answer | Promise<Answer>)[] = [];
  now: Position = position(3);

  constructor() {
    Line.all = [];
    vi.stubGlobal('WebSocket', Line);
  }

  answer = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      new URL(typeof input === 'string' ? input : input.url, location.href),
      init ?? (input as Request),
    );
    const body = request.method === 'GET' ? {} : await request.json();
    this.asked.push({ method: request.method, path: new URL(request.url).pathname, body });
    const given = await (this.answers.shift() ?? { body: this.now });
    if (given === 'no line') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(given.body), {
      status: given.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  };

  asks(what: string): Asked[] {
    return this.asked.filter((one) => one.path.endsWith(what));
  }
}

export function position(n: number, more: Partial<Position> = {}): Position {
  const seats = ['A', 'B'].map((seat) => ({ seat, mine: seat === 'A' }));
  const empty = { view: {}, legal: [], details: {}, waiting: [], clocks: [], events: [], draft: null, undo: null };
  return { table: { id: 't', seats }, seat: 'A', n, ...empty, ...more } as unknown as Position;
}

export const event = (n: number, name = 'stall_placed'): Happening => ({ n, event: name, seat: 'A' });
export const draw: Action = { name: 'draw' };
