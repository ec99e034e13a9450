import { execute, type ExecutionResult, parse } from 'graphql';
import { mockSchema } from '../../mocks/src/index.ts';
import { operations } from './support/contract-operations.ts';
import { roles } from './support/operation-roles.ts';
import type { FakeApis } from './support/fake-apis.ts';
import { restAdminOrder, restRefund } from './support/purchase-fixtures.ts';
import { differences, shapeOf } from './support/shapes.ts';
import { restSubscription, restSubscriptionSession } from './support/subscription-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

/** Both refunded and paid, so that every field the mock fills is set. */
const paidAndRefunded: FakeApis = {
  orders: {
    adminOrder: async () => restAdminOrder({ refunds: [restRefund()] }),
    refund: async () => restAdminOrder({ refunds: [restRefund()] }),
  },
  subscriptions: {
    bySession: async (sessionId) =>
      restSubscriptionSession({ sessionId, status: 'active', sessionUrl: null, subscription: restSubscription() }),
  },
};

test('the mocked schema and the gateway give every operation the same shape', async () => {
  const shops = {
    ADMIN: mockSchema({ signedIn: true, role: 'ADMIN' }),
    CONTRIBUTOR: mockSchema({ signedIn: true, role: 'CONTRIBUTOR', application: 'ready' }),
    USER: mockSchema({ signedIn: true, hasGoogle: true, application: 'ready' }),
  };
  const { run } = await gatewayOver(paidAndRefunded);

  for (const [name, text] of operations) {
    const schema = shops[roles[name] ?? 'USER'];
    const mocked: ExecutionResult = await execute({ schema, document: parse(text), contextValue: {} });
    const real = await run(text, {}, signedIn);

    expect([name, mocked.errors, real.errors]).toEqual([name, undefined, undefined]);
    expect(mocked.data?.[name]).not.toBeNull();
    // A rejection would fit any shape, since everything it omits is null.
    expect(mocked.data).not.toHaveProperty(`${name}.errors.0`);
    expect(real.data).not.toHaveProperty(`${name}.errors.0`);
    expect(differences(shapeOf(mocked.data), shapeOf(real.data), name)).toEqual([]);
  }
});

test('no root field is left out of the comparison', () => {
  const schema = mockSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const alike = ['assetBySku', 'assetBySlug', 'register'];

  expect(fields.filter((name) => !alike.includes(name)).toSorted()).toEqual(
    operations.map(([name]) => name).toSorted(),
  );
});
