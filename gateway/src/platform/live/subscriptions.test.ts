import { setTimeout as pause } from 'node:timers/promises';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { registeredOperations } from '@halfdrop/schema/operations';
import { problem } from '../../../test/support/fake-apis.ts';
import { payloadsOf, STREAM } from '../../../test/support/payloads-of.ts';
import { restOrder } from '../../../test/support/purchase-fixtures.ts';
import { gatewayOver, type GraphqlAnswer, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';
import { until } from '../../../test/support/until.ts';

afterEach(stopGateways);

const FOLLOW = `subscription Follow($paymentSessionId: String!) {
  orderChanged(paymentSessionId: $paymentSessionId) { toldAt }
}`;
const variables = { paymentSessionId: 'session-1' };
const asked = JSON.stringify({ query: FOLLOW, variables });
const told = { data: { orderChanged: { toldAt: expect.any(String) } } };
const orders = { bySession: async (sessionId: string) => restOrder({ id: 'order-1', sessionId }) };

type Gateway = Awaited<ReturnType<typeof gatewayOver>>;

/** Starts a subscription as a client sees it. */
async function follow({ post }: Gateway, body = asked, headers: Record<string, string> = signedIn) {
  const response = await post(body, { ...STREAM, ...headers });
  const payloads = payloadsOf<GraphqlAnswer>(response);
  const next = async () => (await payloads.next()).value;
  return { response, next };
}

test('R-08 O-01 whoever follows an order is told at once, and then of its changes alone', async () => {
  const gateway = await gatewayOver({ orders });
  const { response, next } = await follow(gateway);
  expect(response.headers.get('content-type')).toBe('multipart/mixed;boundary="graphql";subscriptionSpec=1.0');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await next()).toEqual(told);

  const second = next();
  gateway.changes.tell('order:order-2');
  expect(await Promise.race([second, pause(50, 'nothing')])).toBe('nothing');
  gateway.changes.tell('order:order-1');
  expect(await second).toEqual(told);
});

test('all who follow are told by one stream of the api', async () => {
  const gateway = await gatewayOver({ orders });
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(gateway)));
  for (const { next } of streams) await next();

  gateway.changes.tell('order:order-1');

  for (const { next } of streams) expect(await next()).toEqual(told);
  expect(gateway.changes.opened()).toBe(1);
});

test("Apollo's own client reads the stream", async () => {
  const gateway = await gatewayOver({ orders });
  const link = new HttpLink({ uri: `${gateway.url}/graphql`, headers: signedIn });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const results: unknown[] = [];
  const following = client.subscribe({ query: gql(FOLLOW), variables }).subscribe(({ data }) => results.push(data));

  await until(() => results.length === 1);
  gateway.changes.tell('order:order-1');
  await until(() => results.length === 2);
  following.unsubscribe();

  expect(results[1]).toMatchObject({ orderChanged: { __typename: 'Change' } });
});

test('a page follows by the identifier of its operation', async () => {
  const documentId = Object.keys(registeredOperations).find((id) => registeredOperations[id]?.includes('OrderChanged'));
  const gateway = await gatewayOver({ orders }, { unregistered: 'refuse' });

  const { next } = await follow(gateway, JSON.stringify({ documentId, variables }));

  expect(await next()).toMatchObject(told);
});

const refusals: ReadonlyArray<readonly [why: string, status: number, problemCode: string, code: string]> = [
  ['who is not signed in', 401, 'unauthenticated', 'UNAUTHENTICATED'],
  ['who may not read it', 403, 'forbidden', 'FORBIDDEN'],
  ['while the api is away', 503, 'unavailable', 'UPSTREAM_UNAVAILABLE'],
];

test.each(refusals)('PR-01 nobody follows an order: %s', async (...[, status, problemCode, code]) => {
  const bySession = async () => {
    throw problem(status, problemCode);
  };
  const { next } = await follow(await gatewayOver({ orders: { bySession } }));

  expect(await next()).toMatchObject({ errors: [{ extensions: { code } }] });
});

test("an order of somebody else's is followed as one that does not exist", async () => {
  const { next } = await follow(await gatewayOver({ orders: { bySession: async () => null } }));

  expect(await next()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test('C1 a stream that would tell nothing is refused, so that the page asks now and then', async () => {
  const gateway = await gatewayOver({ orders });
  gateway.changes.end({ isAway: true });

  const { next } = await follow(gateway);

  expect(await next()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
});

test('C4 whoever may have missed a change is told once changes are heard again', async () => {
  const gateway = await gatewayOver({ orders });
  const { next } = await follow(gateway);
  await next();

  gateway.changes.end();

  expect(await next()).toEqual(told);
  expect(gateway.changes.opened()).toBe(2);
});

test('E5 one more stream than a person may have is refused until one of them has ended', async () => {
  const gateway = await gatewayOver({ orders }, { streamLimits: { all: 10, ofOne: 2, lifetime: 60_000 } });
  await (await follow(gateway)).next();
  const second = await follow(gateway);
  await second.next();

  const third = await follow(gateway);
  expect(third.response.status).toBe(429);
  expect(third.response.headers.get('retry-after')).toBe('60');
  await second.response.body?.cancel().catch(() => undefined);
  const other = await follow(gateway, asked, { authorization: 'Bearer token-2' });
  expect(await other.next()).toEqual(told);
});

test('B10 a gateway that stops ends its streams, and does not wait for them', async () => {
  const gateway = await gatewayOver({ orders });
  const { next } = await follow(gateway);
  await next();
  const startedAt = performance.now();

  await gateway.stop(10_000);

  expect(await next()).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
