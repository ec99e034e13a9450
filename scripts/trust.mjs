import { readFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const jest = (...args) => ['node_modules/jest/bin/jest.js', ...args];
const project = (name, file) => jest('--selectProjects', name, '--', file);

/** The tests that have longer rounds than in `npm test`. */
const filesWithRounds = ['domain', 'patterns', 'api', 'gateway', 'web']
  .flatMap((folder) => [...sourceFiles(folder)])
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('reliability/rounds.mjs'));

/** Timeout of a long round, in milliseconds. */
const TIMEOUT = '--testTimeout=3600000';

/**
 * Long rounds of what `npm test` proves in short ones; each prints its figure. A missed target ends with code 1.
 * `isOnRequest` excludes a topic from a run of all topics.
 */
const topics = {
  rounds: {
    args: jest('--runInBand', TIMEOUT, '--runTestsByPath', ...filesWithRounds),
    defaults: { TRUST_ROUNDS: 'full' },
  },
  kills: { args: ['--import', 'tsx', 'bench/trust.ts'], defaults: { TRUST_ROUNDS: 'full' } },
  storm: { args: ['--import', 'tsx', 'bench/checkout-storm.ts'] },
  payouts: { args: project('gateway', 'payouts-survive-kills'), defaults: { TRUST_PAYOUT_KILLS: '200' } },
  recovery: { args: ['--import', 'tsx', 'bench/recovery.ts'] },
  connections: { args: project('api', 'lost-connections'), defaults: { TRUST_EVERY_STATEMENT: '1' } },
  rest: { args: ['--import', 'tsx', 'bench/rest-fuzz.ts'] },
  graphql: {
    args: project('gateway', 'gateway/test/operation-fuzz'),
    defaults: { NODE_ENV: 'test', TRUST_FUZZ_OPERATIONS: '100000', TRUST_FUZZ_SEED: String(Date.now() % 1_000_000) },
  },
  'slow-clients': { args: ['--import', 'tsx', 'bench/slow-clients.ts'] },
  documents: { args: ['--import', 'tsx', 'bench/documents.ts'] },
  mutants: { args: ['--import', 'tsx', 'bench/mutants/main.ts'] },
  clocks: { args: ['--import', 'tsx', 'bench/clocks.ts'], isOnRequest: true },
  limits: { args: ['--import', 'tsx', 'bench/limits.ts'], isOnRequest: true },
  sqlmap: { args: ['--import', 'tsx', 'bench/sqlmap.ts'], isOnRequest: true },
  soak: { args: ['--import', 'tsx', 'bench/soak.ts'], isOnRequest: true },
};

requireNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((topic) => !Object.hasOwn(topics, topic));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown.join(', ')}. Topics: ${Object.keys(topics).join(', ')}.`);
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
process.env.RELIABILITY_FIGURES ??= process.cwd();
for (const [topic, { args, defaults = {}, isOnRequest = false }] of Object.entries(topics)) {
  if (asked.length > 0 ? !asked.includes(topic) : isOnRequest) continue;
  await run(process.execPath, args, { env: { ...defaults, ...process.env } }).catch(() => (process.exitCode = 1));
}
