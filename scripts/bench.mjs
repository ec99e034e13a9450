import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const topics = {
  shop: 'bench/main.ts',
  enumeration: 'bench/enumeration.ts',
  login: 'bench/login.ts',
  greedy: 'bench/greedy.ts',
  relevance: 'bench/relevance/main.ts',
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
for (const [topic, script] of Object.entries(topics)) {
  if (asked.length > 0 && !asked.includes(topic)) continue;
  // A missed bar ends its topic with code 1, not the topics after it.
  await run(process.execPath, ['--import', 'tsx', script]).catch(() => (process.exitCode = 1));
}
