/**
 * Renders an EPS or a PDF as a PNG with Ghostscript, and fails with its messages if the file is invalid.
 *
 * Usage: node ghostscript.mjs <file> <edge in pixels> <pixels per inch> <png to write>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const startGhostscript = require('@jspawn/ghostscript-wasm');

const [, , path, edge, density, target] = process.argv;
const module = new WebAssembly.Module(readFileSync(require.resolve('@jspawn/ghostscript-wasm/gs.wasm')));
const said = [];
const ghostscript = await startGhostscript({
  print: (line) => said.push(line),
  printErr: (line) => said.push(line),
  instantiateWasm: (imports, done) => {
    const instance = new WebAssembly.Instance(module, imports);
    done(instance);
    return instance.exports;
  },
});
ghostscript.FS.writeFile('input', readFileSync(path));
const code = await ghostscript.callMain([
  '-q',
  '-dBATCH',
  '-dNOPAUSE',
  '-dSAFER',
  '-sDEVICE=png16m',
  '-dGraphicsAlphaBits=4',
  '-dTextAlphaBits=4',
  `-g${edge}x${edge}`,
  `-r${density}`,
  '-sOutputFile=output.png',
  'input',
]);
if (code !== 0) {
  process.stderr.write(said.join('\n'));
  process.exit(1);
}
writeFileSync(target, ghostscript.FS.readFile('output.png'));
process.stdout.write(JSON.stringify({ said }));
