import http from 'node:http';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { waitUntil } from '../../test/support/unreliable-database.ts';
import { requireConnections, type PoolLimits } from '../platform/database/pools.ts';

const apps: TestApp[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  for (const app of apps.splice(0)) await app.close();
});

async function open(poolLimits: Partial<PoolLimits> = {}, lag = 0): Promise<TestApp> {
  const app = await createTestApp({ poolLimits, lag: { milliseconds: () => lag } });
  apps.push(app);
  return app;
}

const facets = '/open-api/assets/facets?premium=true';

/** Blocks every statement that reads the search rows until released. */
async function holdSearch({ pool }: TestApp): Promise<() => Promise<unknown>> {
  const client = await pool.connect();
  await client.query('begin; lock table search_asset in access exclusive mode');
  let isHeld = true;
  const letGo = async () => {
    if (isHeld) await client.query('rollback').finally(() => client.release());
    isHeld = false;
  };
  closing.push(letGo);
  return letGo;
}

async function running({ pool }: TestApp): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%from search_asset s%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

async function expectRunning(app: TestApp, count: number): Promise<void> {
  await waitUntil(async () => (await running(app)) === count);
  expect(await running(app)).toBe(count);
}

test('C6 a statement ends when the connection of its caller closes, and another call uses its place', async () => {
  const app = await open({ heavyReads: 1 });
  const letGo = await holdSearch(app);
  const call = http.get(`${app.baseUrl}${facets}`);
  call.on('error', () => undefined);
  await expectRunning(app, 1);
  call.destroy();
  await expectRunning(app, 0);
  await letGo();
  await app.http().get(facets).expect(200);
});

test('C6 while heavy reads take all of their connections, others are answered, and what cannot wait is shed', async () => {
  const app = await open({ heavyReads: 2 });
  const assetId = await insertTestAsset(app.db, { title: 'Rose' });
  const letGo = await holdSearch(app);
  const ask = () => app.http().get(facets);
  const calls = Array.from({ length: 10 }, () => ask().then(({ status }) => status));
  await expectRunning(app, 2);

  await app.http().get(`/open-api/assets/${assetId}`).expect(200);
  const shed = await ask();
  expect({ status: shed.status, code: shed.body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0);

  await letGo();
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
});

test('C6 a read that takes longer than it may is given up with 503', async () => {
  const app = await open({ heavyReadTimeout: 100 });
  await holdSearch(app);
  const late = await app.http().get(facets);
  expect({ status: late.status, code: late.body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});

test('C6 a process that is too late sheds calls, and still tells how it is', async () => {
  const app = await open({}, 10_000);
  const shed = await app.http().get('/categories');
  expect({ status: shed.status, code: shed.body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0);
  await app.http().get('/health/live').expect(200);
});

test('a pool that cannot be had says which settings ask for too much', async () => {
  const app = await open();
  const limits = { reads: 5000, heavyReads: 1, heavyReadTimeout: 1000, writes: 1 };
  await expect(requireConnections(app.pool, limits)).rejects.toThrow('DATABASE_READS');
});
