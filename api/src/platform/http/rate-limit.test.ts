import { PATIENT_MS, redisPlaces } from '../../../test/support/redis/redis-places.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sharedRedis, type SharedRedis } from '../redis/shared-redis.ts';
import { type RateLimits, rateLimitsOfProcess, redisRateLimits, sharedRateLimits } from './rate-limit.ts';
import { pruneUses } from './rate-limits.repository.ts';

const quiet = { info: () => undefined, warn: () => undefined };

let database: TestDatabase;
const redisLimits = new Map<string, RateLimits>();
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  for (const place of redisPlaces) {
    const opened = await place.open();
    const client = opened.connect();
    const redis = sharedRedis(client, quiet, PATIENT_MS);
    await new Promise((resolve) => client.once('ready', resolve));
    redisLimits.set(place.name, redisRateLimits(redis));
    closers.push(() => opened.close());
  }
});
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await database.close();
});

const nowhere: SharedRedis = { ask: async () => undefined, isUp: () => false, close: () => undefined };

const stores: [string, () => RateLimits][] = [
  ['of this process', () => rateLimitsOfProcess],
  ['of all processes in PostgreSQL', () => sharedRateLimits(database.db)],
  ...redisPlaces.map(({ name }): [string, () => RateLimits] => [
    `of all processes in ${name}`,
    () => redisLimits.get(name) ?? rateLimitsOfProcess,
  ]),
  ['of this process while Redis is away', () => redisRateLimits(nowhere)],
];

describe.each(stores)('budgets %s', (_where, limits) => {
  test('E5 one more than the budget is refused with the time to wait, and others are not', async () => {
    const budget = limits()('one', 3, 60);
    for (let uses = 0; uses < 3; uses += 1) await budget.spend('ada');
    expect(await budget.isSpent('ada')).toBe(true);
    await expect(budget.spend('ada')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 60 },
    });
    await budget.spend('grace');
    expect(await budget.isSpent('grace')).toBe(false);
  });

  test('E5 of uses at once exactly the budget passes', async () => {
    const budget = limits()('at-once', 5, 60);
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => budget.spend('ada')));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('what is given back can be used again: one use, or all', async () => {
    const budget = limits()('back', 2, 60);
    await budget.spend('ada');
    await budget.spend('ada');
    await budget.refund('ada');
    await budget.spend('ada');
    await budget.reset('ada');
    await budget.note('ada');
    await budget.spend('ada');
    expect(await budget.isSpent('ada')).toBe(true);
  });
});

test('a budget of all processes begins anew after its time, and is then forgotten', async () => {
  const budget = sharedRateLimits(database.db)('anew', 1, 60);
  await budget.spend('ada');
  await database.pool.query("update platform_rate_limit set ends_at = now() - interval '1 second'");
  expect(await budget.isSpent('ada')).toBe(false);
  await budget.spend('ada');
  await database.pool.query("update platform_rate_limit set ends_at = now() - interval '1 second'");
  await pruneUses(database.db);
  expect((await database.pool.query('select * from platform_rate_limit')).rows).toEqual([]);
});
