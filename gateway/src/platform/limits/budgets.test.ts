import { PATIENT_MS, redisPlaces } from '../../../../api/test/support/redis/redis-places.ts';
import { until } from '../../../test/support/until.ts';
import { sharedRedis } from '../redis/shared-redis.ts';
import { type Budgets, budgetsOfProcess, sharedBudgets } from './budgets.ts';

const quiet = { info: () => undefined, warn: () => undefined };

interface Counting {
  readonly budgets: Budgets;
  close(): Promise<void>;
}

const settings: [string, () => Promise<Counting>][] = [
  ['in memory', async () => ({ budgets: budgetsOfProcess, close: async () => undefined })],
  ...redisPlaces.map((place): [string, () => Promise<Counting>] => [
    `in ${place.name}`,
    async () => {
      const redis = await place.open();
      const shared = sharedRedis(redis.connect(), quiet, PATIENT_MS);
      await until(shared.isUp);
      return { budgets: sharedBudgets(shared), close: () => redis.close() };
    },
  ]),
];

describe.each(settings)('budgets %s', (_name, open) => {
  let counting: Counting;
  beforeAll(async () => {
    counting = await open();
  });
  afterAll(() => counting.close());

  test('E5 one use more than the budget has to wait, and others have not', async () => {
    const spend = counting.budgets('one', 3, 60);
    expect(await Promise.all([spend('ada'), spend('ada'), spend('ada')])).toEqual([0, 0, 0]);
    const wait = await spend('ada');
    expect(wait).toBeGreaterThan(58_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await spend('grace')).toBe(0);
  });

  test('budgets of other names are others', async () => {
    const [documents, others] = [counting.budgets('a', 1, 60), counting.budgets('b', 1, 60)];
    expect([await documents('ada'), await others('ada')]).toEqual([0, 0]);
  });

  test('E5 of uses at once exactly the budget passes', async () => {
    const spend = counting.budgets('at-once', 5, 60);
    const waits = await Promise.all(Array.from({ length: 20 }, () => spend('ada')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('a budget begins anew after its time', async () => {
    const spend = counting.budgets('anew', 1, 1);
    expect(await spend('ada')).toBe(0);
    expect(await spend('ada')).toBeGreaterThan(0);
    await until(async () => (await spend('ada')) === 0);
  });
});
