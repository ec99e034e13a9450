import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Each topic is a program; `isOnRequest` excludes it from a run of all topics. */
const topics = {
  shop: { script: 'bench/main.ts' },
  enumeration: { script: 'bench/enumeration.ts' },
  login: { script: 'bench/login.ts' },
  greedy: { script: 'bench/greedy.ts' },
  overload: { script: 'bench/overload.ts', isOnRequest: true },
  relevance: { script: 'bench/relevance/main.ts' },
  'search-index': { script: 'bench/search-index/main.ts', isOnRequest: true },
  'index-growth': { script: 'bench/search-index/growth.ts', isOnRequest: true },
  'index-changes': { script: 'bench/index-changes/main.ts', isOnRequest: true },
  desks: { script: 'bench/desks.ts', isOnRequest: true },
  migration: { script: 'bench/migration/main.ts', isOnRequest: true },
  royalties: { script: 'bench/royalties.ts', isOnRequest: true },
  uploads: { script: 'bench/uploads/main.ts', isOnRequest: true },
  preflight: { script: 'bench/preflight/main.ts', isOnRequest: true },
  tracing: { script: 'bench/tracing.ts', isOnRequest: true },
  reviewers: { script: 'bench/reviewers.ts', isOnRequest: true },
  scale: { script: 'bench/scale.ts', isOnRequest: true },
  streams: { script: 'bench/streams/main.ts', isOnRequest: true },
};

requireNode();
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const unknown = asked.filter((topic) => !Object.hasOwn(topics, topic));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown.join(', ')}. Topics: ${Object.keys(topics).join(', ')}.`);
  process.exit(1);
}
if (options.length > 0 && asked.length !== 1) {
  console.error('Options need one topic.');
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
process.env.RELIABILITY_FIGURES ??= process.cwd();
for (const [topic, { script, isOnRequest = false }] of Object.entries(topics)) {
  if (asked.length > 0 ? !asked.includes(topic) : isOnRequest) continue;
  // A missed target ends its topic with code 1, but not the topics after it.
  await run(process.execPath, ['--import', 'tsx', script, ...options]).catch(() => (process.exitCode = 1));
}
