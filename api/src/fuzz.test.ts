import { sumOf } from '@halfdrop/domain';
import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { madeCalls } from '../test/support/fuzz/calls.ts';
import { play } from '../test/support/fuzz/play.ts';
import { replyContract } from '../test/support/fuzz/reply-contract.ts';
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

test('C1 G1 M5 M7 every made-up call on every route is answered as the contract says, never with a server error', async () => {
  const assets = await Promise.all(['Rose', 'Fern'].map((title) => insertTestAsset(app.db, { title })));
  const contract = buildOpenApi();
  const people = [await app.signUp(), await app.signUp()];
  const subjects = { known: [...assets, 'studio-test', 'botanica'], tokens: people.map(({ token }) => token) };
  const differenceOf = replyContract(contract);
  const routes = new Set<string>();
  const statuses = new Map<number, number>();
  const seeds = Array.from({ length: roundsOf({ quick: 1, full: 167 }) }, (_, round) => SEED + round);
  for (const seed of seeds) {
    const calls = fc.sample(madeCalls(contract, subjects), { seed, numRuns: CALLS_AT_A_TIME });
    const played = await play(app.baseUrl, calls, 12);
    expect(played.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
    expect(played.flatMap((each) => differenceOf(each) ?? [])).toEqual([]);
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
    'G1 made-up calls on every route are answered as the contract says',
    `${sumOf([...statuses.values()])} calls on ${routes.size} routes: ${counts.join(', ')}`,
  );
});

const cartCall = { route: 'GET /cart', method: 'GET', target: '/cart', headers: {}, body: null };
const cartReply = {
  call: cartCall,
  status: 200,
  milliseconds: 1,
  type: 'application/json',
  text: '{"data":{"items":2}}',
};

test.each([
  [{}, 'no difference'],
  [{ status: 204 }, '204 is no status of GET /cart'],
  [{ type: 'text/html' }, 'GET /cart answers 200 with text/html'],
  [{ text: '{"data":{"items":"2"}}' }, 'reply/data/items must be number'],
  [{ text: '{"data":{}}' }, "must have required property 'items'"],
  [{ text: '{"data":{"items":2,"email":"a@example.com"}}' }, 'must NOT have additional properties'],
  [{ text: '{"data":' }, 'GET /cart 200'],
])('G1 a reply that is not as the contract says is noticed: %j', (difference, expected) => {
  const data = { type: 'object', properties: { items: { type: 'number' } }, required: ['items'] };
  const schema = { type: 'object', properties: { data }, required: ['data'] };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const differenceOf = replyContract({ paths: { '/cart': { get: { parameters: [], responses } } } });

  const found = differenceOf({ ...cartReply, ...difference });

  expect(found ?? 'no difference').toContain(expected);
});
