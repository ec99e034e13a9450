import pino from 'pino';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { apiServer, stopServers } from './support/fake-api-server.ts';
import { restAsset } from './support/fixtures.ts';
import { quantileOf } from './support/process-cost.ts';
import { type GraphqlAnswer, listeningGateway, signedIn, stopGateways } from './support/test-gateway.ts';
import { until } from './support/until.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const isFull = roundsOf({ quick: 0, full: 1 }) === 1;
const sound = JSON.stringify({ data: restAsset(1) });
const detail = (index: number) => `{ viewer { id } assetBySlug(slug: "s${index}") { id } }`;

/** Runs calls from a number of concurrent callers, each of whom continues once answered. */
async function inTurn(count: number, callers: number, call: (index: number) => Promise<void>): Promise<void> {
  const queue = Array.from({ length: count }, (_none, index) => index).values();
  const work = async () => {
    for (const index of queue) await call(index);
  };
  await Promise.all(Array.from({ length: callers }, work));
}

test('C1 while the api is down, answers come at once, with what needs no api', async () => {
  const reads = roundsOf({ quick: 100, full: 5000 });
  const { post } = await listeningGateway({ apiUrl: 'http://127.0.0.1:1' });
  const times: number[] = [];

  await inTurn(reads, 1, async (index) => {
    const startedAt = performance.now();
    const reply = await post(JSON.stringify({ query: detail(index) }));
    const body = await reply.json();
    times.push(performance.now() - startedAt);
    expect([reply.status, body]).toMatchObject([
      200,
      { data: { viewer: null, assetBySlug: null }, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
    ]);
  });

  const [middle, most] = [quantileOf(times, 0.5), quantileOf(times, 0.99)];
  expect(middle).toBeLessThan(isFull ? 50 : 500);
  reportFigure(
    'C1 while the api is down, the median answer comes within 50 ms, with what needs no api',
    `${reads} reads, ${middle.toFixed(1)} ms in the median, p99 ${most.toFixed(1)} ms`,
  );
}, 600_000);

/** Reads that are never answered. */
const slowReads = ['{ assetFacets { tags { value } } }', '{ palettes { slug } }'];
/** Callers per read and second: within a deadline, more than there are connections. */
const SLOW_CALLERS = 40;

type Run = Awaited<ReturnType<typeof listeningGateway>>['run'];

/** Starts callers of unanswered reads, one after another until stopped. */
function slowCallers(run: Run) {
  const answers: Array<Promise<GraphqlAnswer>> = [];
  // Signed in, so that they do not share one call.
  const come = () => answers.push(...slowReads.map((query) => run(query, {}, signedIn)));
  const timer = setInterval(come, 1000 / SLOW_CALLERS);
  const firstAnswerAt = until(() => answers.length > 0).then(async () => {
    await Promise.race(answers);
    return performance.now();
  });
  const stop = () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
  return { firstAnswerAt, stop };
}

/** Starts a gateway in front of an API that answers only one call, and records when other calls are refused. */
async function gatewayBeforeSlowApi() {
  const { url: apiUrl } = await apiServer((request, response) => {
    if (request.url?.includes('by-slug')) response.writeHead(200, { 'content-type': 'application/json' }).end(sound);
  });
  const refusedAt: number[] = [];
  const write = (line: string) => {
    if (line.includes('does not answer')) refusedAt.push(performance.now());
  };
  const logger = pino({ level: 'warn' }, { write });
  const upstreamTimeoutMs = roundsOf({ quick: 1000, full: 2500 });
  return { ...(await listeningGateway({ apiUrl, responseCacheBytes: 0, upstreamTimeoutMs, logger })), refusedAt };
}

test('C2 while two calls of the api are never answered, both are refused, and other fields are answered as before', async () => {
  const windows = roundsOf({ quick: 1, full: 12 });
  const reads = roundsOf({ quick: 40, full: 1000 });
  const { run, refusedAt } = await gatewayBeforeSlowApi();
  let asked = 0;
  const p99 = async () => {
    const times: number[] = [];
    await inTurn(reads, 2, async () => {
      asked += 1;
      const startedAt = performance.now();
      const { data } = await run(detail(asked));
      times.push(performance.now() - startedAt);
      expect(data).toEqual({ viewer: null, assetBySlug: { id: 'asset-1' } });
    });
    return quantileOf(times, 0.99);
  };

  const first = slowCallers(run);
  await until(() => refusedAt.length >= slowReads.length);
  const refusedAfterMs = Math.max(...refusedAt) - (await first.firstAnswerAt);
  const told = await first.stop();
  await p99();
  const ratios: number[] = [];
  for (let window = 0; window < windows; window += 1) {
    const calm = await p99();
    const slow = slowCallers(run);
    ratios.push((await p99()) / calm);
    told.push(...(await slow.stop()));
  }

  expect(new Set(told.map(({ errors }) => errors?.[0]?.extensions['code']))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
  expect(refusedAfterMs).toBeLessThanOrEqual(isFull ? 1000 : Number.POSITIVE_INFINITY);
  const ratio = quantileOf(ratios, 0.5);
  expect(ratio).toBeLessThanOrEqual(isFull ? 1.2 : Number.POSITIVE_INFINITY);
  const callers = `two calls that are never answered and have ${SLOW_CALLERS} callers a second each`;
  reportFigure(
    `C2 ${callers} are refused within a second of the first missed deadline`,
    `${refusedAfterMs.toFixed(0)} ms`,
  );
  reportFigure(
    `C2 beside ${callers}, the p99 of other fields is at most 1.2 times as long`,
    `${ratio.toFixed(2)} times in the median of ${windows} pairs of ${reads} reads`,
  );
}, 600_000);

test('C4 of reads whose connections break at random a tenth is sent again at most, each once', async () => {
  const reads = roundsOf({ quick: 300, full: 20_000 });
  let dice = 12_345;
  const isBroken = () => {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    return dice > 1_073_741_824;
  };
  const { url, requests } = await apiServer((request, response) => {
    if (isBroken()) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(sound);
  });
  const { run } = await listeningGateway({ apiUrl: url, responseCacheBytes: 0 });
  let answered = 0;

  await inTurn(reads, 4, async (index) => {
    const { data } = await run(`{ assetBySlug(slug: "s${index}") { id } }`);
    if (data?.['assetBySlug']) answered += 1;
  });

  const times = new Map<string, number>();
  for (const each of requests) times.set(each, (times.get(each) ?? 0) + 1);
  const again = requests.length - reads;
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(answered).toBeGreaterThan(reads * 0.4);
  // Plus the burst of retries.
  expect(again).toBeLessThanOrEqual(64 + reads * 0.09);
  expect(again).toBeLessThanOrEqual(isFull ? reads * 0.1 : reads);
  reportFigure(
    'C4 while half of the connections break, reads alone are sent again, once, and a tenth of them at most',
    `${again} of ${reads} (${((again / reads) * 100).toFixed(1)} %)`,
  );
}, 600_000);
