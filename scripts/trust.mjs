import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** The long rounds of what `npm test` proves in short ones; each prints its figure. A missed bar ends with code 1. */
const eventOrders = process.env.TRUST_EVENT_ORDERS ?? '1000';
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', 'api/src/payments/payment-events'];
const topics = {
  kills: { args: ['--import', 'tsx', 'bench/trust.ts'], env: process.env },
  recovery: { args: ['--import', 'tsx', 'bench/recovery.ts'], env: process.env },
  events: { args: jest, env: { ...process.env, TRUST_EVENT_ORDERS: eventOrders } },
  rest: { args: ['--import', 'tsx', 'bench/rest-fuzz.ts'], env: process.env },
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(topics, name));
if (unknown.length > 0) throw new Error(`There is no topic ${unknown.join(', ')}: ${Object.keys(topics).join(', ')}`);

requireNode();
await ensureInstalled();
await ensureBuilt();
for (const [name, { args, env }] of Object.entries(topics)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await run(process.execPath, args, { env }).catch(() => (process.exitCode = 1));
}
