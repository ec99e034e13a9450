import { sumOf } from '@halfdrop/domain';
import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { madeCalls } from '../test/support/fuzz/calls.ts';
import { play } from '../test/support/fuzz/play.ts';
import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { buildOpenApi } from './openapi.ts';

const SEED = 20_261_122;
const CALLS_AT_A_TIME = 600;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isProduction: true });
});
afterAll(() => app.close());

test('C1 G1 M5 M7 no made-up call on any route is answered with a server error, with a session or without', async () => {
  const assets = await Promise.all(['Rose', 'Fern'].map((title) => insertTestAsset(app.db, { title })));
  const contract = buildOpenApi();
  const people = [await app.signUp(), await app.signUp()];
  const subjects = { known: [...assets, 'studio-test', 'botanica'], tokens: people.map(({ token }) => token) };
  const routes = new Set<string>();
  const statuses = new Map<number, number>();
  const seeds = Array.from({ length: roundsOf({ quick: 1, full: 167 }) }, (_, round) => SEED + round);
  for (const seed of seeds) {
    const calls = fc.sample(madeCalls(contract, subjects), { seed, numRuns: CALLS_AT_A_TIME });
    const played = await play(app.baseUrl, calls, 12);
    expect(played.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
    for (const { call, status } of played) {
      routes.add(call.route);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  expect(routes.size).toBeGreaterThan(100);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} with ${status}`);
  reportFigure(
    'G1 made-up calls on every route are answered without a server error',
    `${sumOf([...statuses.values()])} calls on ${routes.size} routes: ${counts.join(', ')}`,
  );
});
