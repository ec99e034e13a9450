import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const topics = readdirSync('bench/engine')
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.slice(0, -'.ts'.length))
  .toSorted();

requireNode();
// Arguments that start with a dash are passed on to the topics.
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = asked.filter((topic) => !topics.includes(topic));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown.join(', ')}. Topics: ${topics.join(', ')}.`);
  process.exit(1);
}
await ensureInstalled();
console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.versions.node}`);
// A separate process for each topic, so that their memory use is measured separately.
for (const topic of asked.length > 0 ? asked : topics) {
  console.log(`\n${topic}`);
  await run(process.execPath, ['--import', 'tsx', 'bench/engine/main.ts', topic, ...flags]);
}
