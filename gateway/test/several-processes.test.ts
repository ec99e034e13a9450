import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { programFile } from '../../api/test/support/programs.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type ApiProcess, startApiProcess } from './support/api-process.ts';
import { until } from './support/until.ts';

const newcomer = { name: 'Mira Sandoval', username: 'mira', email: 'mira@example.com', password: 'kept for a test' };

const PatternsSchema = v.object({
  assets: v.array(v.object({ _id: v.string() })),
  pagination: v.object({ totalItems: v.number() }),
});
const SignedInSchema = v.object({ token: v.string() });
const CartSchema = v.object({ total: v.object({ usd: v.number() }) });
const CheckoutSchema = v.object({ sessionId: v.string() });
const OrderSchema = v.object({ number: v.string(), status: v.string(), receiptStatus: v.string() });
const LibrarySchema = v.object({ entitlements: v.array(v.object({ id: v.string() })) });
const LinkSchema = v.object({ url: v.string(), isReady: v.boolean() });

let database: TestDatabase;
let worker: ApiProcess;
let workerPort: number;
let metricsPort: number;
let workerSettings: Record<string, string>;
const apis: ApiProcess[] = [];
const urls: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, user, password, database: name } = database.address;
  const shared = {
    DATA_DIR: database.dataFolder,
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
  };
  const ports = [await freePort(), await freePort()];
  urls.push(...ports.map((port) => `http://127.0.0.1:${port}`));
  workerPort = await freePort();
  metricsPort = await freePort();
  const own = { API_PORT: String(workerPort), METRICS_PORT: String(metricsPort) };
  workerSettings = { ...shared, ...own, ROLES: 'worker', API_URL: urls[0] ?? '' };
  // Concurrently, on a shop without data.
  const [begun, ...serving] = await Promise.all([
    startApiProcess(workerSettings),
    ...ports.map((port) => startApiProcess({ ...shared, ROLES: 'api', API_PORT: String(port) })),
  ]);
  worker = begun;
  apis.push(...serving);
});
afterAll(async () => {
  await Promise.all([worker, ...apis].map((process) => process.stop()));
  await database.close();
});

/** Sends requests to the API processes alternately. */
async function ask<Data>(
  address: string,
  shape: v.GenericSchema<unknown, Data>,
  { token, body, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Data> {
  const response = await nextApi(address, {
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return v.parse(v.object({ data: shape }), await response.json()).data;
}

let asked = 0;
function askNextApi(address: string, call: RequestInit): Promise<Response> {
  return fetch(`${urls[asked++ % urls.length]}${address}`, { redirect: 'manual', ...call });
}

/** @throws Error for an error reply */
async function nextApi(address: string, call: RequestInit): Promise<Response> {
  const response = await askNextApi(address, call);
  if (response.status >= 400) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}

const isHealthy = () =>
  promisify(execFile)(process.execPath, [programFile('health-check')], {
    env: { PATH: process.env['PATH'] ?? '', ...workerSettings },
  }).then(
    () => true,
    () => false,
  );

test('two apis and a worker that start at once fill the shop once, and sell and deliver a pattern together', async () => {
  const { assets, pagination } = await ask('/open-api/assets?premium=true&limit=1', PatternsSchema);
  const { rows } = await database.pool.query(
    'select count(distinct slug)::int as slugs, count(*)::int as all from catalog_asset',
  );
  expect(rows[0].slugs).toBe(rows[0].all);
  expect(pagination.totalItems).toBeGreaterThan(0);

  const { token } = await ask('/auth/register', SignedInSchema, { body: newcomer });
  const { total } = await ask(`/cart/${assets[0]?._id}`, CartSchema, { token, body: {} });
  const headers = { 'idempotency-key': 'several-processes' };
  const checkout = { token, headers, body: { expectedTotal: total.usd } };
  const { sessionId } = await ask('/orders/checkout-session', CheckoutSchema, checkout);
  const card = new URLSearchParams({ card: '4242424242424242' });
  await nextApi(`/api/sandbox/pay/${sessionId}`, { method: 'POST', body: card });
  await until(async () => {
    const { status, receiptStatus } = await ask(`/orders/by-session/${sessionId}`, OrderSchema, { token });
    return status === 'completed' && receiptStatus === 'sent';
  });
  const { number } = await ask(`/orders/by-session/${sessionId}`, OrderSchema, { token });

  const { entitlements } = await ask('/api/downloads/library', LibrarySchema, { token });
  const link = { token, body: { formats: ['jpg'] } };
  let url = '';
  await until(async () => {
    const made = await ask(`/api/downloads/${entitlements[0]?.id}/link`, LinkSchema, link);
    url = made.url;
    return made.isReady;
  });
  // One process has built the zip; the other may take a moment to find it.
  let zip = new Response();
  await until(async () => {
    zip = await askNextApi(url, { headers: { authorization: `Bearer ${token}` } });
    return zip.status !== 409;
  });
  expect(
    Buffer.from(await zip.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  const receipts = readdirSync(path.join(database.dataFolder, 'outbox')).filter((name) => name.startsWith('receipt'));
  expect(receipts).toHaveLength(1);
  expect(number).toMatch(/^HDO-/);
});

test('a worker tells its figures on a port of its own', async () => {
  const origin = `http://127.0.0.1:${metricsPort}`;
  const figures = await (await fetch(`${origin}/metrics`)).text();
  expect(figures).toMatch(/^job_duration_seconds_count\{task="[\w.-]+",outcome="done"\} [1-9]/m);
  expect(figures).toMatch(/^job_oldest_due_seconds \d/m);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  expect((await fetch(`${origin}/categories`)).status).toBe(404);
});

test('E5 whoever guesses a password at two apis in turn has the tries of one', async () => {
  const body = JSON.stringify({ email: 'guessed@example.com', password: 'not this one' });
  const tried: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const url = `${urls[tries % urls.length]}/auth/login`;
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    tried.push((await fetch(url, call)).status);
  }
  expect(tried).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test('a worker answers no calls, and says in a file whether it is well, until it stops', async () => {
  const refused = new Promise((resolve) => net.connect(workerPort, '127.0.0.1').once('error', resolve));
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await isHealthy()).toBe(true);

  await database.pool.query("insert into platform_migration (name, checksum, is_contract) values ('9999', '', true)");
  await until(async () => !(await isHealthy()));
  await database.pool.query("delete from platform_migration where name = '9999'");
  await until(isHealthy);

  await worker.stop();
  expect(existsSync(path.join(database.dataFolder, 'worker-health.json'))).toBe(false);
  expect(await isHealthy()).toBe(false);
  worker = await startApiProcess(workerSettings);
});
