import type { RequestListener, ServerResponse } from 'node:http';
import pino from 'pino';
import { apiServer, stopServers } from './support/fake-api-server.ts';
import { restAsset } from './support/fixtures.ts';
import { listeningGateway, signedIn, stopGateways } from './support/test-gateway.ts';
import { until } from './support/until.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

/** Consecutive unanswered calls after which calls are refused. */
const MISSES = 8;
/** Maximum concurrent calls of one kind. */
const PLACES = 32;
const DEADLINE_MS = 500;

const BY_SLUG = '{ assetBySlug(slug: "s") { id } }';
const BY_SKU = '{ assetBySku(sku: "HD-1") { id } }';
const PALETTES = '{ palettes { slug } }';
const CLEAR_CART = 'mutation { clearCart { cart { id } } }';

const answered = { data: { assetBySlug: { id: 'asset-1' } } };
const refused = {
  data: { assetBySlug: null },
  errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
};

function answer(response: ServerResponse, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: { ...restAsset(1), palettes: [] } }));
}

/** Starts a gateway in front of an API with the given behavior. */
async function gatewayBefore(behavior: RequestListener, upstreamTimeoutMs = DEADLINE_MS) {
  const api = { behavior };
  const { url: apiUrl, requests } = await apiServer((request, response) => api.behavior(request, response));
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const gateway = await listeningGateway({ apiUrl, responseCacheBytes: 0, upstreamTimeoutMs, logger });
  const ask = (count: number, query = BY_SLUG) =>
    Promise.all(Array.from({ length: count }, () => gateway.run(query, {}, signedIn)));
  const openings = async () => {
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    return metrics.split('\n').filter((line) => line.startsWith('upstream_breaker_opened_total{'));
  };
  const log = () => lines.filter((line) => line.includes('"call":')).map((line): unknown => JSON.parse(line));
  const failures = () => lines.filter((line) => line.includes('"err":')).map((line): unknown => JSON.parse(line));
  return { ...gateway, api, ask, requests, openings, log, failures };
}

const silent: RequestListener = () => {};
const sound: RequestListener = (_request, response) => answer(response);
const silentTo =
  (...parts: readonly string[]): RequestListener =>
  ({ method, url }, response) => {
    if (!parts.some((part) => `${method} ${url}`.includes(part))) answer(response);
  };

/**
 * Starts a gateway after eight unanswered calls; its connections were already open, so that each call had its full
 * deadline.
 */
async function gatewayThatRefuses(behavior: RequestListener, query = BY_SLUG, upstreamTimeoutMs = DEADLINE_MS) {
  const gateway = await gatewayBefore(sound, upstreamTimeoutMs);
  await gateway.ask(MISSES);
  gateway.api.behavior = behavior;
  gateway.requests.length = 0;
  await gateway.ask(MISSES, query);
  return gateway;
}

test('C2 after eight calls without an answer no more of them are sent, and others are answered', async () => {
  const { ask, requests, openings, log, failures } = await gatewayThatRefuses(silentTo('by-slug'));

  const told = await ask(20);

  expect(told).toMatchObject(told.map(() => refused));
  // One probe call is sent each second.
  expect(requests.length).toBeLessThan(MISSES + 20);
  expect(await ask(3, BY_SKU)).toMatchObject([1, 2, 3].map(() => ({ data: { assetBySku: { id: 'asset-1' } } })));
  expect(await openings()).toEqual([expect.stringContaining('call="GET /open-api/assets/by-slug/{}"')]);
  expect(log()).toMatchObject([{ level: 40, call: 'GET /open-api/assets/by-slug/{}' }]);
  const logged = failures();
  expect(logged.length).toBeLessThan(MISSES + 20);
  expect(logged).toMatchObject(logged.map(() => ({ level: 40, err: { type: 'UnansweredCall' } })));
});

test('C2 one call at a time is sent to see whether it is answered; all are once it was', async () => {
  const held: ServerResponse[] = [];
  const { ask, requests, log } = await gatewayThatRefuses(
    (_request, response) => void held.push(response),
    BY_SLUG,
    2 * DEADLINE_MS,
  );
  const asked: Array<ReturnType<typeof ask>> = [];

  await until(() => {
    asked.push(ask(1));
    return requests.length > MISSES;
  });
  const meanwhile = await ask(5);
  const sent = requests.length;
  held.slice(MISSES).forEach((response) => answer(response));
  const told = (await Promise.all(asked)).flat();

  expect(meanwhile).toMatchObject(meanwhile.map(() => refused));
  expect(sent).toBe(MISSES + 1);
  expect(told.filter(({ errors }) => !errors)).toEqual([answered]);
  expect(log()).toMatchObject([{ level: 40 }, { level: 30, call: 'GET /open-api/assets/by-slug/{}' }]);

  held.length = 0;
  const again = ask(MISSES);
  await until(() => held.length === MISSES);
  held.forEach((response) => answer(response));
  expect(await again).toEqual(Array.from({ length: MISSES }, () => answered));
});

test('C2 a call that is sent to see whether it is answered, and is not, leaves the others refused', async () => {
  const { ask, requests, openings, log } = await gatewayThatRefuses(silent);

  await until(async () => {
    await ask(1);
    return requests.length > MISSES;
  });
  await ask(20);

  expect(requests.length).toBeLessThan(MISSES + 20);
  expect(await openings()).toEqual([expect.stringMatching(/by-slug\/\{\}"\} [2-9]$/)]);
  expect(log()).toMatchObject([{ level: 40, call: 'GET /open-api/assets/by-slug/{}' }]);
});

test.each([
  ['an error of the api', (_request, response) => answer(response, 500)],
  ['a reply', sound],
] satisfies ReadonlyArray<readonly [string, RequestListener]>)(
  'C2 %s between calls without an answer has all of them sent',
  async (_title, reply) => {
    const { api, ask, requests, openings } = await gatewayBefore(sound);
    await ask(MISSES);

    for (let round = 0; round < 2; round += 1) {
      api.behavior = silent;
      await ask(MISSES - 1);
      api.behavior = reply;
      await ask(1);
    }

    expect(requests).toHaveLength(MISSES + 2 * MISSES);
    expect(await openings()).toEqual([]);
  },
);

test.each([
  ['answers 503', (_request, response) => answer(response, 503)],
  ['answers nonsense', (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>')],
  ['hangs up', (request) => request.socket.destroy()],
] satisfies ReadonlyArray<readonly [string, RequestListener]>)(
  'C2 an api that %s has every call sent',
  async (_title, behavior) => {
    const { api, ask, openings } = await gatewayBefore(behavior);

    for (let round = 0; round < 3; round += 1)
      expect(await ask(MISSES)).toMatchObject(Array.from({ length: MISSES }, () => refused));
    api.behavior = sound;

    expect(await ask(1)).toEqual([answered]);
    expect(await openings()).toEqual([]);
  },
);

test('C2 an api that is not there has no call refused', async () => {
  const { run, url } = await listeningGateway({ apiUrl: 'http://127.0.0.1:1' });

  for (let round = 0; round < 3 * MISSES; round += 1) expect(await run(BY_SLUG)).toMatchObject(refused);

  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('upstream_breaker_opened_total{');
});

test('C2 callers who leave before their call is answered have no call refused', async () => {
  // A long timeout, so that on slow machines no request times out before all clients have disconnected.
  const { api, url, ask, requests, openings } = await gatewayBefore(silent, 60_000);
  const leaving = new AbortController();
  const headers = { 'content-type': 'application/json', ...signedIn };
  const body = JSON.stringify({ query: BY_SLUG });
  const asked = Array.from({ length: 3 * MISSES }, () =>
    fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal }),
  );
  await until(() => requests.length === 3 * MISSES);

  leaving.abort();
  await Promise.allSettled(asked);
  api.behavior = sound;

  expect(await ask(1)).toEqual([answered]);
  expect(await openings()).toEqual([]);
});

test('C2 a slow call is refused to nobody, even while more ask than are answered in time', async () => {
  const deadlineMs = 4 * DEADLINE_MS;
  const { ask, openings } = await gatewayBefore(
    (_request, response) => void setTimeout(() => answer(response), deadlineMs * 0.4),
    deadlineMs,
  );

  const told = await ask(3 * PLACES);

  expect(told.filter(({ errors }) => errors).length).toBeGreaterThanOrEqual(MISSES);
  expect(await ask(1)).toEqual([answered]);
  expect(await openings()).toEqual([]);
});

test('C2 a change that is not answered is sent once, and then refused unsent', async () => {
  const { ask, requests } = await gatewayThatRefuses(silentTo('DELETE /cart'), CLEAR_CART);

  const told = await ask(20, CLEAR_CART);

  expect(told).toMatchObject(told.map(() => ({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })));
  expect(requests.length).toBeLessThan(MISSES + 20);
  expect(await ask(1)).toEqual([answered]);
});

test('C2 who waits for the turn of a call is told as soon as it is not answered', async () => {
  const { ask, requests } = await gatewayBefore(({ url }, response) => {
    if (url?.includes('palettes')) setTimeout(() => answer(response), DEADLINE_MS / 2);
  });

  const first = ask(PLACES);
  await ask(1, PALETTES);
  const told = await ask(PLACES);
  await first;

  expect(told).toMatchObject(told.map(() => refused));
  // Some calls get a place before the eighth goes unanswered; without a breaker, all would.
  expect(requests.filter((each) => each.includes('by-slug')).length).toBeLessThan(2 * PLACES);
});

test('C2 two calls that are never answered leave the connections to a third', async () => {
  const { ask, requests } = await gatewayBefore(silentTo('by-slug', 'by-sku'));
  await Promise.all([ask(2 * PLACES), ask(2 * PLACES, BY_SKU)]);
  requests.length = 0;

  const slow = [ask(2 * PLACES), ask(2 * PLACES, BY_SKU)];
  const third = await ask(3, PALETTES);
  await Promise.all(slow);

  expect(third).toEqual([1, 2, 3].map(() => ({ data: { palettes: [] } })));
  expect(requests.filter((each) => !each.includes('palettes')).length).toBeLessThan(2 * PLACES);
});
