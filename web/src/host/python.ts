// Python in a worker: Pyodide and our own rooms, from the folder of this version.
interface Python {
  unpackArchive(archive: ArrayBuffer, kind: string): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => PyProxy>;
  toPy(given: unknown): unknown;
  FS: { writeFile(path: string, bytes: Uint8Array): void };
}
/** Something of Python's in our hands, to be let go. */
export interface PyProxy {
  toJs(): unknown;
  destroy(): void;
}
export type { Python };

const ARCHIVES = ['msgspec.zip', 'comptoir.zip'];

/** Start it. `came` is told how many bytes have come, of all that will. */
export async function startPython(engine: string, came: (loaded: number, total: number) => void): Promise<Python> {
  const sizes: Record<string, number> = await (await fetch(new URL('sizes.json', engine))).json();
  const counted = Object.entries(sizes).filter(([name]) => /\.(zip|wasm)$/.test(name)); // scripts are not fetched by us
  const total = counted.reduce((sum, [, size]) => sum + size, 0);
  let loaded = 0;
  const plain = self.fetch.bind(self);
  self.fetch = async (what, how) => {
    const answer = await plain(what, how);
    if (!answer.body) return answer;
    const passed = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, on) {
          loaded += part.byteLength;
          came(loaded, total);
          on.enqueue(part);
        },
      }),
    );
    return new Response(passed, { status: answer.status, headers: answer.headers });
  };
  const archives = ARCHIVES.map(async (name) => (await self.fetch(new URL(name, engine))).arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ new URL('pyodide.mjs', engine).href);
  const python: Python = await loadPyodide({ indexURL: engine });
  for (const archive of archives) python.unpackArchive(await archive, 'zip');
  self.fetch = plain;
  return python;
}

/** A Python value as plain JavaScript; nothing of it stays behind. */
export function plain<T>(found: unknown): T {
  if (found === undefined || found === null || typeof found !== 'object') return (found ?? null) as T;
  const made = (found as PyProxy).toJs() as T;
  (found as PyProxy).destroy();
  return made;
}
