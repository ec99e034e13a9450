import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** The long rounds of what `npm test` proves in short ones; each prints its figure. A missed bar ends with code 1. */
const eventOrders = process.env.TRUST_EVENT_ORDERS ?? '1000';
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', 'api/src/payments/payment-events'];
const topics = [
  { args: ['--import', 'tsx', 'bench/trust.ts'], env: process.env },
  { args: jest, env: { ...process.env, TRUST_EVENT_ORDERS: eventOrders } },
];

requireNode();
await ensureInstalled();
await ensureBuilt();
for (const { args, env } of topics) {
  await run(process.execPath, args, { env }).catch(() => (process.exitCode = 1));
}
