import { once } from 'node:events';
import net from 'node:net';
import { currentOperations } from '@halfdrop/schema/operations';
import { portOf } from '../../scripts/lib/ports.mjs';
import { PATIENT_MS, redisPlaces } from '../../api/test/support/redis/redis-places.ts';
import { hasRedisServer, startRedisServer } from '../../api/test/support/redis/redis-server.ts';
import { DOCUMENTS_A_MINUTE } from '../src/platform/limits/unregistered-documents.ts';
import { connectRedis, sharedRedis, type SharedRedis } from '../src/platform/redis/shared-redis.ts';
import { gatewayOver, stopGateways } from './support/test-gateway.ts';
import { until } from './support/until.ts';

const quiet = { info: () => undefined, warn: () => undefined };
/** Far above the 50 ms limit for Redis, and far below client or socket timeouts. */
const SOON_MS = 1000;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await stopGateways();
  for (const close of closers.splice(0)) await close();
});

const stats = Object.entries(currentOperations).find(([, text]) => /^query DesignerStats\b/.test(text));
const registered = JSON.stringify({ documentId: stats?.[0] });
const own = (index: number) => JSON.stringify({ query: `{ asset(id: "${index}") { id } }` });

async function connected(url: string): Promise<SharedRedis> {
  const redis = await connectRedis(url, quiet);
  closers.push(() => redis.close());
  return redis;
}

/** Starts a gateway with the shop's first edition, and counts reads of cached data. */
async function gatewayAt(redis: SharedRedis) {
  const gateway = await gatewayOver(
    { staff: { edition: async () => '1' } },
    { shared: { redis, release: 'a' }, editionEveryMs: 1000, settledAfterMs: 1, unregistered: 'budget' },
  );
  await until(() => gateway.names().includes('staff.edition'));
  return { ...gateway, made: () => gateway.names().filter((name) => name === 'designers.stats').length };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begunAt = performance.now();
  await work();
  return performance.now() - begunAt;
}

describe.each(redisPlaces.map((place) => [place.name, place] as const))('two gateways over %s', (_name, place) => {
  async function two() {
    const opened = await place.open();
    closers.push(() => opened.close());
    const redis = [opened.connect(), opened.connect()].map((client) => sharedRedis(client, quiet, PATIENT_MS));
    await until(() => redis.every(({ isUp }) => isUp()));
    return Promise.all(redis.map(gatewayAt));
  }

  test('answer a visitor by what the other has made', async () => {
    const [first, second] = await two();
    const answer = await (await first?.post(registered))?.text();
    await until(async () => (await second?.post(registered))?.status === 200);
    expect(await (await second?.post(registered))?.text()).toBe(answer);
    expect([first?.made(), second?.made()]).toEqual([1, 0]);
    const figures = await (await fetch(`${second?.url}/metrics`)).text();
    expect(figures).toMatch(/^redis_up 1$/m);
    expect(figures).toMatch(/^shared_replies_total\{kind="graphql",outcome="found"\} 1$/m);
  });

  test('E5 count the documents of an address together', async () => {
    const [first, second] = await two();
    const statuses: (number | undefined)[] = [];
    for (let asked = 0; asked <= DOCUMENTS_A_MINUTE; asked += 1) {
      statuses.push((await (asked % 2 ? first : second)?.post(own(asked)))?.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(DOCUMENTS_A_MINUTE);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a Redis that is not there is not waited for', async () => {
  const gateway = await gatewayAt(await connected('redis://127.0.0.1:1'));
  expect(await msOf(() => gateway.post(registered))).toBeLessThan(SOON_MS);
  expect((await gateway.post(own(1))).status).toBe(200);
  expect(await (await fetch(`${gateway.url}/metrics`)).text()).toMatch(/^redis_up 0$/m);
});

test('a Redis that takes connections and never answers is not waited for', async () => {
  const mute = net.createServer((socket) => socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  closers.push(() => mute.close());
  const gateway = await gatewayAt(await connected(`redis://127.0.0.1:${portOf(mute)}`));
  expect(await msOf(() => gateway.post(registered))).toBeLessThan(SOON_MS);
  expect(gateway.made()).toBe(1);
});

const withServer = hasRedisServer ? describe : describe.skip;
withServer('a Redis server (Debian: redis-server)', () => {
  async function served() {
    const server = await startRedisServer();
    closers.push(() => server.kill());
    const redis = await connected(server.url);
    await until(redis.isUp);
    return { server, redis, gateway: await gatewayAt(redis) };
  }

  test('that hangs is waited for once, and then not asked until it answers again', async () => {
    const { server, redis, gateway } = await served();
    server.pause();
    expect(await msOf(() => gateway.post(registered))).toBeLessThan(SOON_MS);
    expect(redis.isUp()).toBe(false);
    expect(await redis.ask((client) => client.get('any'))).toBeUndefined();
    server.resume();
    await until(async () => (await redis.ask((client) => client.get('any'))) === null);
  });

  test('that is killed is missed by nobody, and used again by itself', async () => {
    const { server, redis, gateway } = await served();
    await server.kill();
    await until(() => !redis.isUp());
    expect((await gateway.post(registered)).status).toBe(200);
    await server.start();
    await until(async () => (await redis.ask((client) => client.set('any', '1'))) === 'OK');
  });

  test('that refuses to keep more is done without', async () => {
    const { redis, gateway } = await served();
    await until(async () => (await redis.ask((client) => client.config('SET', 'maxmemory', '1'))) === 'OK');
    expect((await gateway.post(registered)).status).toBe(200);
    expect((await gateway.post(own(1))).status).toBe(200);
  });
});
