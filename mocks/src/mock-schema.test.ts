import { execute, parse, type ExecutionResult } from 'graphql';
import { demoLogin } from './shop.ts';
import { mockSchema, type MockSchemaOptions } from './mock-schema.ts';

function shop(options: MockSchemaOptions = {}) {
  const schema = mockSchema(options);
  return async (text: string, variableValues: Record<string, unknown> = {}): Promise<ExecutionResult> =>
    execute({ schema, document: parse(text), variableValues, contextValue: {} });
}

const LIST = `query ($filter: AssetFilter, $sort: AssetSort, $page: Int, $limit: Int) {
  assets(filter: $filter, sort: $sort, page: $page, limit: $limit) {
    items { id title price { usd { minorUnits } } isFree category { slug } viewerHasLicense }
    pageInfo { page totalItems totalPages hasNextPage }
  }
}`;

test('lists 24 of 60 patterns, always the same', async () => {
  const first = await shop()(LIST);
  const second = await shop()(LIST);

  expect(first.errors).toBeUndefined();
  expect(first.data?.['assets']).toMatchObject({
    pageInfo: { page: 1, totalItems: 60, totalPages: 3, hasNextPage: true },
  });
  expect(first).toEqual(second);
});

test('narrows by category and sorts by price', async () => {
  const result = await shop()(LIST, { filter: { categories: ['geometric'], isFree: false }, sort: 'PRICE_LOW' });

  const cheapest = { isFree: false, category: { slug: 'geometric' }, price: { usd: { minorUnits: 700 } } };
  expect(result.data?.['assets']).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(cheapest)]) });
  expect(JSON.stringify(result.data)).not.toMatch(/"isFree":true|"slug":"(?!geometric)/);
});

test('an empty shop has no patterns', async () => {
  const result = await shop({ scenario: 'empty' })(LIST);

  expect(result.data?.['assets']).toMatchObject({ items: [], pageInfo: { totalItems: 0, totalPages: 0 } });
});

test('without prices nothing can be bought', async () => {
  const run = shop({ scenario: 'priceTbd', signedIn: true });
  const added = await run(
    'mutation { addToCart(input: { assetId: "asset-0" }) { cart { notices items { price { usd { minorUnits } } } } } }',
  );

  expect(added.data?.['addToCart']).toMatchObject({ cart: { items: [{ price: null }] } });
  const started = await run(
    'mutation { startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 0 }) { order { id } errors { __typename } } }',
  );
  expect(started.data?.['startCheckout']).toMatchObject({ order: null, errors: [{ __typename: 'CartNotReadyError' }] });
});

test('R-22 with orders and plans switched off, what runs may be resumed and nothing new is begun', async () => {
  const run = shop({ signedIn: true, role: 'ADMIN', subscription: 'canceled' });
  await run(
    'mutation { setShopSwitch(input: { name: PURCHASES, isOn: false, reason: "Moving.", version: 0 }) { errors { __typename } } }',
  );

  const begun = await run(`mutation {
    order: startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 0 }) { errors { __typename } }
    plan: createSubscriptionSession(input: { planId: "pro-monthly" }) { errors { __typename } }
    trial: startTrial(input: { planId: "membership-monthly" }) { errors { __typename } }
    change: changePlan(input: { planId: "pro-yearly", previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 0 }) {
      errors { __typename }
    }
    resumed: resumeSubscription { errors { __typename } }
  }`);
  const refused = { errors: [{ __typename: 'SwitchedOffError' }] };
  expect(begun.data).toEqual({
    order: refused,
    plan: refused,
    trial: refused,
    change: refused,
    resumed: { errors: [] },
  });
});

test('a shop that is down answers every field with its code', async () => {
  const result = await shop({ scenario: 'upstreamDown' })('{ viewer { id } assetFacets { tags { value } } }');

  expect(result.data).toEqual({ viewer: null, assetFacets: null });
  expect(result.errors?.map((error) => error.extensions['code'])).toEqual([
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE',
  ]);
});

test('a buyer signs in, fills the cart, uses a coupon, pays and owns', async () => {
  const run = shop();
  await run('mutation ($input: LoginInput!) { login(input: $input) { token } }', { input: demoLogin });
  await run('mutation { addToCart(input: { assetId: "asset-0", license: EXTENDED }) { cart { id } } }');
  const cart = await run(
    'mutation { applyCoupon(input: { code: "save10" }) { cart { total { usd { minorUnits } } discount { usd { minorUnits } } } } }',
  );
  expect(cart.data?.['applyCoupon']).toEqual({
    cart: { total: { usd: { minorUnits: 1710 } }, discount: { usd: { minorUnits: 190 } } },
  });

  const checkout =
    'mutation { startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 1710 }) { order { paymentSessionId } } }';
  const started = await run(checkout);
  expect(started).toEqual(await run(checkout));

  const look = '{ orderByPaymentSession(paymentSessionId: "session-2") { status items { entitlement { id } } } }';
  expect((await run(look)).data?.['orderByPaymentSession']).toMatchObject({ status: 'PENDING' });
  expect((await run(look)).data?.['orderByPaymentSession']).toEqual({
    status: 'COMPLETED',
    items: [{ entitlement: { id: 'entitlement-asset-0' } }],
  });
  const after = await run('{ cart { totalItems } asset(id: "asset-0") { viewerHasLicense } }');
  expect(after.data).toEqual({ cart: { totalItems: 0 }, asset: { viewerHasLicense: true } });
});

test('a visitor has no cart of their own but gets quotes', async () => {
  const result = await shop()(
    `{ cart { id } cartQuote(items: [{ assetId: "asset-1" }, { assetId: "gone" }], couponCode: "nope") {
      cart { totalItems total { usd { minorUnits } } } errors { __typename } } }`,
  );

  expect(result.data).toMatchObject({
    cart: null,
    cartQuote: { cart: { totalItems: 1 }, errors: [{ __typename: 'InvalidCouponError' }] },
  });
});

test('a test may answer a root field itself', async () => {
  const run = shop({ overrides: { Query: { assetBySlug: () => null } } });

  expect((await run('{ assetBySlug(slug: "any") { id } }')).data).toEqual({ assetBySlug: null });
});

test('B-22 the new pattern is closed to a visitor, a member and somebody on a trial, and open to a subscriber', async () => {
  const early = 'asset-10';
  const ADD = `mutation { addToCart(input: { assetId: "${early}" }) { cart { totalItems } errors { __typename } } }`;
  const refused = { cart: null, errors: [{ __typename: 'EarlyAccessError' }] };
  expect((await shop({ signedIn: true })(ADD)).data?.['addToCart']).toEqual(refused);
  expect((await shop({ signedIn: true, subscription: 'trialing' })(ADD)).data?.['addToCart']).toEqual(refused);
  const subscriber = await shop({ signedIn: true, subscription: 'active' })(ADD);
  expect(subscriber.data?.['addToCart']).toEqual({ cart: { totalItems: 1 }, errors: [] });

  const quote = await shop()(`{ cartQuote(items: [{ assetId: "${early}" }]) { cart { notices items { opensAt } } } }`);
  expect(quote.data?.['cartQuote']).toMatchObject({
    cart: { notices: [expect.stringContaining('opens to everyone')], items: [{ opensAt: expect.any(String) }] },
  });
});
