// What this browser keeps: tables with their entries, who I am, how far I am. What could not be written waits, is read from here all
// the same, and is tried again with what comes next.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Unkept } from './messages';

/** What is to be kept of a table, as `page/keeping.py` writes it. */
export type Change = [
  table: string,
  row: string,
  info: string,
  status: string,
  created: number,
  first: number,
  entries: string[],
];

export interface Row {
  id: string;
  version: number; // raised with every change: whoever changes an older one was too late
  row: string;
  info: string; // how it stands in a list
  status: string;
  created: number;
}
interface Shelf extends DBSchema {
  tables: { key: string; value: Row };
  entries: { key: [string, number]; value: { table: string; n: number; text: string } };
  kept: { key: string; value: { name: string; text: string } };
}

/** Another tab has changed a table meanwhile. */
export class Elsewhere extends Error {}

export class Store {
  private database: IDBPDatabase<Shelf> | null = null;
  private readonly versions = new Map<string, number>();
  private readonly waiting = new Map<string, Change>();
  private readonly said = new Map<string, string>();
  why: Unkept | null = null; // nothing is kept

  constructor(private readonly told: (why: Unkept | null) => void) {}

  async open(): Promise<void> {
    try {
      this.database = await openDB<Shelf>('comptoir', 1, {
        upgrade(database) {
          database.createObjectStore('tables', { keyPath: 'id' });
          database.createObjectStore('entries', { keyPath: ['table', 'n'] });
          database.createObjectStore('kept', { keyPath: 'name' });
        },
      });
    } catch {
      this.tell('forbidden');
    }
  }

  async text(name: string): Promise<string> {
    return this.said.get(name) ?? (await this.database?.get('kept', name))?.text ?? '';
  }

  /** A table with its entries, as it is kept; none if it is not. */
  async table(id: string): Promise<{ row: string; status: string; entries: string[] } | null> {
    const found = await this.stored(id);
    if (found) this.versions.set(id, found.version);
    return found;
  }

  private async stored(id: string): Promise<(Row & { entries: string[] }) | null> {
    const transaction = this.database?.transaction(['tables', 'entries']);
    const found = await transaction?.objectStore('tables').get(id);
    if (!transaction || !found) return null;
    const entries = await transaction.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    return { ...found, entries: entries.map((one) => one.text) };
  }

  /** All tables, the newest first. */
  async tables(): Promise<Pick<Row, 'id' | 'info' | 'status' | 'created'>[]> {
    const stored = (await this.database?.getAll('tables')) ?? [];
    const unwritten = [...this.waiting.values()].map(([id, , info, status, created]) => ({ id, info, status, created }));
    const all = [...stored.filter((one) => !this.waiting.has(one.id)), ...unwritten];
    return all.sort((one, other) => other.created - one.created);
  }

  /** Games that are over, with what is known of their decisions, for `page/room.py`. */
  async over(): Promise<{ row: string; costs: string }[]> {
    const stored = ((await this.database?.getAll('tables')) ?? []).filter((one) => one.status === 'finished');
    return Promise.all(stored.map(async ({ id, row }) => ({ row, costs: await this.text(`costs ${id}`) })));
  }

  /** All that is kept, as one file. */
  async packed(): Promise<string> {
    const tables = [];
    for (const { id } of await this.tables()) {
      const kept = await this.stored(id);
      const [, row, , , , first, texts] = this.waiting.get(id) ?? ['', kept!.row, '', '', 0, kept!.entries.length, []];
      tables.push({ row, entries: [...(kept?.entries ?? []).slice(0, first), ...texts] });
    }
    const names = ['person', 'progress', 'attempts', 'boards'];
    const [person, progress, attempts, boards] = await Promise.all(names.map((one) => this.text(one)));
    return JSON.stringify({ format: 'comptoir-browser/1', person, progress, attempts, boards, tables });
  }

  /** Keep all of this, at once or not at all. What cannot be kept now is remembered; only what is out of date is refused. */
  async keep(changes: Change[], said: [string, string][]): Promise<void> {
    const all = changes.map((change) => joined(this.waiting.get(change[0]), change));
    const texts = new Map([...this.said, ...said]);
    try {
      await this.write(all, [...texts]);
      for (const change of all) this.waiting.delete(change[0]);
      this.said.clear();
      if (this.why === 'full' && !this.waiting.size) this.tell(null);
    } catch (error) {
      if (error instanceof Elsewhere) throw error;
      for (const change of all) this.waiting.set(change[0], change);
      for (const [name, text] of texts) this.said.set(name, text);
      this.tell(this.database ? 'full' : 'forbidden');
    }
  }

  /** What another tab has written counts from now on. */
  forget(id: string): void {
    this.waiting.delete(id);
    this.versions.delete(id);
  }

  private tell(why: Unkept | null): void {
    if (why !== this.why) this.told((this.why = why));
  }

  private async write(changes: Change[], texts: [string, string][]): Promise<void> {
    if (!this.database) throw new Error('there is no storage');
    if (!changes.length && !texts.length) return;
    const transaction = this.database.transaction(['tables', 'entries', 'kept'], 'readwrite', { durability: 'strict' });
    const done = transaction.done;
    done.catch(() => {}); // it is waited for below; what fails before that is told there
    try {
      for (const change of changes)
        await this.put(transaction.objectStore('tables'), transaction.objectStore('entries'), change);
      for (const [name, text] of texts) await transaction.objectStore('kept').put({ name, text });
    } catch (error) {
      if (error instanceof Elsewhere) transaction.abort();
      throw error;
    }
    await done;
    for (const [id] of changes) this.versions.set(id, (this.versions.get(id) ?? 0) + 1);
  }

  private async put(
    tables: { get(id: string): Promise<Row | undefined>; put(row: Row): Promise<unknown> },
    entries: { put(entry: { table: string; n: number; text: string }): Promise<unknown> },
    [id, row, info, status, created, first, texts]: Change,
  ): Promise<void> {
    const version = (await tables.get(id))?.version ?? 0;
    if (version !== (this.versions.get(id) ?? 0)) throw new Elsewhere(id);
    await tables.put({ id, version: version + 1, row, info, status, created });
    for (const [at, text] of texts.entries()) await entries.put({ table: id, n: first + at, text });
  }
}

/** A change and what had to wait before it. */
function joined(before: Change | undefined, change: Change): Change {
  if (!before) return change;
  const [id, row, info, status, created, , entries] = change;
  return [id, row, info, status, created, before[5], [...before[6], ...entries]];
}
