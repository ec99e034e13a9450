import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importedHooks } from '../../codegen/imported-hooks.js';
import { run } from './run.mjs';
import { serverBundle } from './server-bundle.mjs';
import { fingerprintOf, sourceFiles } from './source-files.mjs';

/** Records the inputs and outputs of the last run. */
const recordFile = '.tmp/generated.json';
const generator = 'node_modules/@graphql-codegen/cli/esm/bin.js';
const restContract = 'scripts/print-rest-contract.ts';
/** All other sources, besides those of the REST contract. */
const sourceEntries = ['schema', 'web/src', 'web/test', 'codegen', 'codegen.ts', restContract, 'package-lock.json'];
const outputEntries = ['schema/src', 'gateway/src/generated', 'mocks/src/generated', 'web/src'];

const isOutput = (file) => /\.generated\.ts$|\/generated\//.test(file);
const isCode = (file) => /\.tsx?$/.test(file);
const isOfWebCode = (file) => file.startsWith('web/') && isCode(file);
const isSource = (file) =>
  !isOutput(file) && file !== 'schema/schema.graphql' && /\.(graphql|tsx?|js|json)$/.test(file);

/** Regenerates all code and both contracts. Rejects with a one-sentence message if a generator fails. */
export async function generateCode() {
  // Any change during the run is newer than this record.
  const state = stateOf(await restSources());
  mkdirSync('gateway/src/generated', { recursive: true });
  await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', restContract], { quiet: true });
  await run(process.execPath, [generator, '--config', 'codegen.ts'], { quiet: true });
  const orphans = outputs().filter((file) => file.endsWith('.generated.ts') && !existsSync(operationOf(file)));
  for (const file of orphans) rmSync(file);
  writeRecord({ ...state, outputs: outputs() });
}

/**
 * Generates code if it is missing or its sources have changed.
 * @returns {Promise<void>} rejects with a one-sentence message if a generator fails
 */
export async function ensureGenerated() {
  if (!isGeneratedStale()) return;
  console.log('Generating code …');
  await generateCode();
}

/** Returns whether the sources of generated code have changed, or some of it is missing. */
export function isGeneratedStale() {
  const record = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : null;
  const made = [...(record?.restSources ?? []), ...(record?.outputs ?? [])];
  if (!record || !made.every((file) => existsSync(file))) return true;
  const fingerprint = fingerprintOf(sources(record.restSources));
  if (fingerprint === record.fingerprint) return false;
  // A checkout updates file times, and most changes to the web app affect no operation.
  const contents = contentsOf(record.restSources);
  if (contents !== record.contents) return true;
  writeRecord({ ...record, fingerprint });
  return false;
}

/** Returns our files that the REST contract depends on. */
async function restSources() {
  const { build } = await import('esbuild');
  const options = { ...serverBundle, plugins: [], entryPoints: ['api/src/openapi.ts'], outdir: '.tmp' };
  const { metafile } = await build({ ...options, write: false, metafile: true });
  return Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
}

const sources = (ofRest) => [...ofRest, ...sourceEntries.flatMap((entry) => [...sourceFiles(entry)]).filter(isSource)];

const stateOf = (ofRest) => ({
  restSources: ofRest,
  fingerprint: fingerprintOf(sources(ofRest)),
  contents: contentsOf(ofRest),
});

/** Returns a fingerprint of the sources; of the web app's code, only the imported hooks matter. */
function contentsOf(ofRest) {
  const hash = createHash('sha256').update([...importedHooks()].join());
  const read = sources(ofRest).filter((file) => !isOfWebCode(file));
  for (const file of read) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const outputs = () => outputEntries.flatMap((entry) => [...sourceFiles(entry)]).filter(isOutput);

const operationOf = (file) => file.replace(/\.generated\.ts$/, '.graphql');

function writeRecord(record) {
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
}
