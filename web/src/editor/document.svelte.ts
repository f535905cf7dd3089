// A board in the hand of whoever draws it: its data, what was done to it, and what is chosen. The data is never changed in place:
// a step of the history is the data before it, and steps share all that they did not touch.

/** JSON of a game's board. Only the game's own folder knows what is in it. */
export type Data = Record<string, unknown>;

/** Where something is in the data, by ids: `["cities", "erfurt"]`. The checker's remarks lead there. */
export type Spot = readonly string[];
export const same = (one: Spot | null, other: Spot | null) => one?.join('/') === other?.join('/');

interface Step {
  name: string; // what was done: a text `did-…`
  data: Data; // before it
  selected: Spot | null;
  together: string; // later steps with the same word are one with it
}

const MOST = 300; // steps that can be taken back

export class BoardDocument<D extends Data = Data> {
  private current = $state.raw<D>() as D;
  private done = $state.raw<Step[]>([]);
  private undone = $state.raw<Step[]>([]);
  selected = $state.raw<Spot | null>(null);
  /** Raised when somebody is led to what is selected. */
  led = $state(0);
  /** Raised with every change: what is kept of an older one is out of date. */
  version = $state(0);

  constructor(data: D) {
    this.current = data;
  }

  get data(): D {
    return this.current;
  }

  /** The next data. What follows with the same word in `together`, a drag or a word being typed, is one step with it. */
  change(name: string, data: D, together = ''): void {
    if (data === this.current) return;
    const last = this.done.at(-1);
    if (!together || last?.together !== together || last.name !== name) {
      const step = { name, data: this.current, selected: this.selected, together };
      this.done = [...this.done.slice(-MOST + 1), step];
    }
    this.undone = [];
    this.show(data);
  }

  /** What was going on is over: the same again is another step. */
  settle(): void {
    const last = this.done.at(-1);
    if (last?.together) this.done = [...this.done.slice(0, -1), { ...last, together: '' }];
  }

  /** What would be taken back, and done again. */
  get undoes(): string | null {
    return this.done.at(-1)?.name ?? null;
  }
  get redoes(): string | null {
    return this.undone.at(-1)?.name ?? null;
  }

  undo(): void {
    [this.done, this.undone] = this.swap(this.done, this.undone);
  }

  redo(): void {
    [this.undone, this.done] = this.swap(this.undone, this.done);
  }

  private swap(from: Step[], to: Step[]): [Step[], Step[]] {
    const step = from.at(-1);
    if (!step) return [from, to];
    const back = { name: step.name, data: this.current, selected: this.selected, together: '' };
    this.selected = step.selected;
    this.show(step.data as D);
    return [from.slice(0, -1), [...to, back]];
  }

  select(spot: Spot | null): void {
    this.settle();
    this.selected = spot;
  }

  /** Select it, and bring it into sight. */
  lead(spot: Spot): void {
    this.select(spot);
    this.led += 1;
  }

  private show(data: D): void {
    this.current = data;
    this.version += 1;
  }
}

// ---- what all boards are made of ----

export type Names = Record<string, string>;

/** A name in one language; languages that had the same name follow. */
export function renamed(names: Names, language: string, name: string): Names {
  const before = names[language];
  return Object.fromEntries(Object.entries(names).map(([one, old]) => [one, one === language || old === before ? name : old]));
}

/** A word for an id, from a name: `Köln` is `koeln`. Of two with the same name the second is `koeln2`. */
export function idFor(name: string, taken: readonly string[]): string {
  const spelled = name.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');
  const plain =
    spelled
      .normalize('NFKD')
      .replace(/[^a-z0-9]/g, '')
      .replace(/^[0-9]+/, '')
      .slice(0, 30) || 'x';
  let [id, next] = [plain, 2];
  while (taken.includes(id)) id = `${plain}${next++}`;
  return id;
}

/** What everything with an id is called, whatever the board. */
export function namesIn(data: unknown, found = new Map<string, Names>()): Map<string, Names> {
  if (!data || typeof data !== 'object') return found;
  const { id, names, name } = data as { id?: unknown; names?: Names; name?: Names };
  if (typeof id === 'string' && (names ?? name)) found.set(id, (names ?? name)!);
  for (const one of Object.values(data)) if (one && typeof one === 'object') namesIn(one, found);
  return found;
}

/** The data of a file somebody chose; null where it is none of a board. */
export function boardIn(text: string): Data | null {
  try {
    const found: unknown = JSON.parse(text);
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Data) : null;
  } catch {
    return null;
  }
}
