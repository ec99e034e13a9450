import fc from 'fast-check';
import { madeCalls } from '../test/support/fuzz/calls.ts';
import { play } from '../test/support/fuzz/play.ts';
import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { buildOpenApi } from './openapi.ts';

const SEED = 20_261_122;
const CALLS = 600;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isProduction: true });
});
afterAll(() => app.close());

test('C1 G1 M5 M7 no made-up call on any route is answered with a server error, with a session or without', async () => {
  const assets = await Promise.all(['Rose', 'Fern'].map((title) => insertTestAsset(app.db, { title })));
  const people = [await app.signUp(), await app.signUp()];
  const subjects = { known: [...assets, 'studio-test', 'botanica'], tokens: people.map(({ token }) => token) };
  const calls = fc.sample(madeCalls(buildOpenApi(), subjects), { seed: SEED, numRuns: CALLS });

  const played = await play(app.baseUrl, calls, 12);

  const routes = new Set(calls.map(({ route }) => route));
  expect(routes.size).toBeGreaterThan(100);
  expect(played.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
});
