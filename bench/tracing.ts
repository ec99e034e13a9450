import { once } from 'node:events';
import { createServer } from 'node:http';
import { rm } from 'node:fs/promises';
import { freePort } from '../scripts/lib/ports.mjs';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { graphqlRequest } from '../e2e/support/graphql.ts';
import { type Shop, startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { load } from './load.ts';
import { treesCpuMilliseconds } from './process-usage.ts';
import { type Bar, reportBars, printedMachine, table } from './report.ts';
import { median } from './statistics.ts';

const ROUNDS = 11;
const WARM_UP = 2000;
const REQUESTS = 600;
const CONNECTIONS = 8;
const SHARE = '0.01';
/** Maximum overhead of tracing. */
const MAX_COST = 0.03;

const List = `query List($maxPrice: MinorUnits) {
  assets(filter: { maxPrice: $maxPrice }) { items { id title slug price { usd { minorUnits } } } pageInfo { totalItems } }
}`;

let highestPrice = 1_000_000;

const check = (text: string) => {
  if (!text.includes('"totalItems"')) throw new Error(`no list: ${text.slice(0, 200)}`);
};

/** Requests an uncached list. */
function ask() {
  highestPrice += 1;
  const { headers, body } = graphqlRequest({ query: List, variables: { maxPrice: highestPrice } });
  return { method: 'POST', path: '/graphql', headers, body, check } as const;
}

/** Returns the processor time of gateway and api per request, in milliseconds. */
async function costOf({ url, gateway, api }: Shop, amount: number): Promise<number> {
  const read = () => treesCpuMilliseconds([gateway.pid, api.pid]).reduce((sum, time) => sum + time, 0);
  const before = read();
  const { failed, failure } = await load({ origin: url, ask, connections: CONNECTIONS, amount });
  if (failed > 0) throw new Error(`${failed} lists failed: ${failure}`);
  return (read() - before) / amount;
}

/** Starts a fake OpenTelemetry receiver that discards everything. */
async function openReceiver() {
  const receiver = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  const port = await freePort();
  receiver.listen(port, '127.0.0.1');
  await once(receiver, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: () => receiver.close() };
}

/** Alternates between both shops, so that other load affects both. */
async function compare(plain: Shop, traced: Shop): Promise<Bar[]> {
  for (const shop of [plain, traced]) await costOf(shop, WARM_UP);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = { plain: await costOf(plain, REQUESTS), traced: await costOf(traced, REQUESTS) };
    rounds.push({ ...costs, ratio: costs.traced / costs.plain });
  }
  const rows = rounds.map((costs, index) => [
    `round ${index + 1}`,
    costs.plain.toFixed(2),
    costs.traced.toFixed(2),
    costs.ratio.toFixed(3),
  ]);
  console.log(`\n${printedMachine()}\n${table(['CPU of a list', 'plain ms', 'traced ms', 'ratio'], rows)}\n`);
  const cost = median(rounds.map(({ ratio }) => ratio)) - 1;
  return [
    {
      promise: `traces of ${Number(SHARE) * 100} % of requests cost at most ${MAX_COST * 100} % CPU`,
      figure: `${(cost * 100).toFixed(1)} %`,
      isMet: cost <= MAX_COST,
    },
  ];
}

const receiver = await openReceiver();
const folders = [await freshDataDir(), await freshDataDir()] as const;
const env = { ...withoutWarmer, RESPONSE_CACHE_MB: '0' };
const plain = await startShop({ dataDir: folders[0], env });
const traced = await startShop({
  dataDir: folders[1],
  env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: SHARE },
});
try {
  const bars = await compare(plain, traced);
  reportBars(bars);
} finally {
  await Promise.all([plain.halt(), traced.halt()]);
  receiver.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
