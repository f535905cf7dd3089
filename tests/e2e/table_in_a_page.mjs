// A Web Worker in which the engine, the bots and the table run as they are. It is told what to unpack and what to call.
import { loadPyodide } from './pyodide/pyodide.mjs';

self.onmessage = async ({ data }) => {
  try {
    const python = await loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href });
    for (const archive of data.archives) {
      const answer = await fetch(new URL(archive, import.meta.url));
      python.unpackArchive(await answer.arrayBuffer(), 'wheel');
    }
    self.postMessage({ result: python.runPython(data.code) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
