// Python's own compiler, as the page has it: `node compile.mjs IN.zip OUT.zip` turns sources into what a page need not compile again.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import compileall, os, py_compile, zipfile
compileall.compile_dir('/given', stripdir='/given', quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile('/made.zip', 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for folder, _, names in sorted(os.walk('/given')):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith('.py'):
                made.writestr(zipfile.ZipInfo(os.path.relpath(path, '/given')), open(path, 'rb').read(), zipfile.ZIP_DEFLATED)
`;
const [given, made] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(given)), 'zip', { extractDir: '/given' });
python.runPython(COMPILE);
writeFileSync(made, python.FS.readFile('/made.zip'));
