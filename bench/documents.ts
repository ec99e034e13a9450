import { Agent, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../scripts/lib/ports.mjs';
import { startServerProcess } from '../e2e/support/server-process.ts';
import { type Bar, reportBars, table } from './report.ts';

/** Number of different documents to send. */
const documents = Number(process.env['TRUST_DOCUMENTS'] ?? 1_000_000);
const WARM_UP = 5000;
/** Number of memory measurements along the way. */
const LOOKS = 4;
const AT_ONCE = 32;
const MEGABYTE = 1024 * 1024;
/** Maximum heap growth after the warm-up, in MB: the reply cache and the stored documents fill up. */
const MAX_GROWTH_MB = 64;
/**
 * Maximum growth of heap and process in the second half, in MB, when everything bounded is full: noise of the garbage
 * collector.
 */
const MAX_LATE_GROWTH_MB = 16;

/** Fakes an api in which every lookup is empty. */
async function emptyApi(port: number) {
  const problem = JSON.stringify({ code: 'not_found', message: 'Not found' });
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(problem);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Returns a different document for every number; every tenth is sent twice, so that it is kept and compiled. */
function documentOf(index: number): string {
  const number = index % 10 === 0 ? index - (index % 30) : index;
  return `{ a: assetBySlug(slug: "s${number}") { id title price { usd { minorUnits } } } designer(key: "d${number}") { id name } }`;
}

const [port, apiPort] = [await freePort(), await freePort()];
const api = await emptyApi(apiPort);
const gateway = startServerProcess('gateway/dist/main.js', {
  NODE_ENV: 'production',
  PORT: String(port),
  API_URL: `http://127.0.0.1:${apiPort}`,
  LOG_LEVEL: 'silent',
  UNREGISTERED_OPERATIONS: 'allow',
});
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Returns the response of the gateway if it is successful. */
function ask(path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      if (response.statusCode === 200) resolve(text(response));
      else reject(new Error(`${path} was answered with ${response.statusCode}`));
    });
    call.on('error', reject).end(body);
  });
}

const send = (index: number) => ask('/graphql', JSON.stringify({ query: documentOf(index) }));

async function sendAll(from: number, to: number): Promise<void> {
  let next = from;
  const work = async () => {
    while (next < to) await send((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Returns the gateway's heap and resident memory in megabytes: the minimum of several measurements, to exclude garbage.
 */
async function memory() {
  const looks: Array<{ heap: number; resident: number }> = [];
  for (let look = 0; look < 8; look += 1) {
    const metrics = await ask('/metrics');
    const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / MEGABYTE;
    looks.push({ heap: of('nodejs_heap_size_used_bytes'), resident: of('process_resident_memory_bytes') });
    await sendAll(1_000_000_000 + look * 500, 1_000_000_000 + look * 500 + 500);
  }
  return looks.toSorted((one, other) => one.heap - other.heap)[0] ?? { heap: Number.NaN, resident: Number.NaN };
}

try {
  await gateway.ready;
  await sendAll(0, WARM_UP);
  const before = await memory();
  const looks = [{ sent: 0, ...before }];
  for (let look = 1; look <= LOOKS; look += 1) {
    const sent = Math.round((documents * look) / LOOKS);
    await sendAll(WARM_UP + (looks.at(-1)?.sent ?? 0), WARM_UP + sent);
    looks.push({ sent, ...(await memory()) });
  }
  const after = looks.at(-1) ?? before;
  const half = looks[LOOKS / 2] ?? before;
  const rows = looks.map(({ sent, heap, resident }) => [String(sent), heap.toFixed(0), resident.toFixed(0)]);
  console.log(table(['documents', 'heap MB', 'process MB'], rows));
  const figures = ({ heap, resident }: typeof before) => `${heap.toFixed(0)} MB (process ${resident.toFixed(0)} MB)`;
  const lateGrowth = Math.max(after.heap - half.heap, after.resident - half.resident);
  const bars: Bar[] = [
    {
      promise: `C3 ${documents} different documents leave the heap where it was`,
      figure: `${figures(before)} before, ${figures(after)} after`,
      isMet: after.heap - before.heap < MAX_GROWTH_MB,
    },
    {
      promise: 'C3 once caches are full, neither heap nor process grows on',
      figure: `${lateGrowth.toFixed(0)} MB in the second half`,
      isMet: lateGrowth < MAX_LATE_GROWTH_MB,
    },
  ];
  reportBars(bars);
} finally {
  agent.destroy();
  await gateway.stop();
  api.close();
}
