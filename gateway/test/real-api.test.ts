import { execute, parse } from 'graphql';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.ts';
import { insertTestAsset } from '../../api/test/support/test-assets.ts';
import { asset, mockSchema } from '../../mocks/src/index.ts';
import { ASSET, CART, ERRORS, ORDER, PAGE, TICKET } from './support/selections.ts';
import { differences, shapeOf } from './support/shapes.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

let api: TestApp;
let assetId = '';
let slug = '';
beforeAll(async () => {
  api = await createTestApp();
  assetId = await insertTestAsset(api.db, { title: 'Madder Botanica' });
  ({ slug } = await api.db
    .selectFrom('catalog_asset')
    .select('slug')
    .where('id', '=', assetId)
    .executeTakeFirstOrThrow());
});
afterEach(stopGateways);
afterAll(() => api.close());

const gateway = () => listeningGateway({ apiUrl: api.baseUrl });

test('E-39 a purchase through the gateway on the real api has the shape the mocks promise', async () => {
  const { run } = await gateway();
  const { auth } = await api.signUp();
  const schema = mockSchema({ signedIn: true });
  const steps: ReadonlyArray<readonly [name: string, text: string, mockId: string]> = [
    ['assetBySlug', `query ($id: String!) { assetBySlug(slug: $id) { ${ASSET} } }`, asset(0).slug],
    [
      'addToCart',
      `mutation ($id: ID!) { addToCart(input: { assetId: $id }) { cart { ${CART} } ${ERRORS} } }`,
      'asset-0',
    ],
    ['cart', `{ cart { ${CART} } }`, ''],
    [
      'cartQuote',
      `query ($id: ID!) { cartQuote(items: [{ assetId: $id }]) { cart { ${CART} } ${ERRORS} } }`,
      'asset-0',
    ],
    [
      'viewer',
      '{ viewer { id name username email role avatarUrl freeDownloads hasActiveSubscription createdAt } }',
      '',
    ],
    [
      'startCheckout',
      `mutation { startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 900 }) { order { ${ORDER} } ${ERRORS} } }`,
      '',
    ],
    ['orders', `{ orders { items { ${ORDER} } ${PAGE} } }`, ''],
    ['assets', `{ assets { items { ${ASSET} } ${PAGE} } }`, ''],
    ['helpCategories', '{ helpCategories { id topic title description articles { id } } }', ''],
    [
      'submitTicket',
      `mutation { submitTicket(input: { topic: GUIDES, subject: "S", description: "D" }) {
        ticket { ${TICKET} } ${ERRORS} } }`,
      '',
    ],
    ['supportTickets', `{ supportTickets { items { ${TICKET} } ${PAGE} } }`, ''],
    [
      'sendMessage',
      `mutation { sendMessage(input: { name: "Ada", email: "ada@example.com", message: "M" }) { ticket { number } ${ERRORS} } }`,
      '',
    ],
    [
      'subscribeToNewsletter',
      `mutation { subscribeToNewsletter(input: { email: "a@example.com" }) { subscription { email status } ${ERRORS} } }`,
      '',
    ],
    ['categories', '{ categories { id slug name kind assetCount cover { id } children { id } } }', ''],
    [
      'licenses',
      '{ licenses { type name permits isCommercialUseAllowed formats surcharge { usd { minorUnits } } } }',
      '',
    ],
  ];

  for (const [name, text, mockId] of steps) {
    const real = await run(text, { id: name === 'assetBySlug' ? slug : assetId }, auth);
    const mocked = await execute({ schema, document: parse(text), variableValues: { id: mockId }, contextValue: {} });

    expect([name, real.errors, mocked.errors]).toEqual([name, undefined, undefined]);
    expect(real.data?.[name]).not.toBeNull();
    expect(real.data?.[name]).not.toMatchObject({ errors: [expect.anything()] });
    expect(differences(shapeOf(mocked.data), shapeOf(real.data), name)).toEqual([]);
  }
});

test.each([
  ['a gone pattern', 'addToCart(input: { assetId: "gone" })', 'NotFoundError'],
  ['an unknown coupon', 'applyCoupon(input: { code: "nope" })', 'InvalidCouponError'],
  ['an empty cart', 'startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 1 })', 'CartNotReadyError'],
  ['an unknown licence', 'createDownloadLink(input: { entitlementId: "gone" })', 'NotFoundError'],
  [
    'an unknown article',
    'recordHelpFeedback(input: { articleId: "gone", visitorKey: "visitor-key-0000001" })',
    'NotFoundError',
  ],
  [
    'a ticket without a subject',
    'submitTicket(input: { topic: GUIDES, subject: " ", description: "D" })',
    'ValidationError',
  ],
  [
    'a message without a name',
    'sendMessage(input: { name: "", email: "a@example.com", message: "M" })',
    'ValidationError',
  ],
  ['an invented link of a mail', 'confirmNewsletter(input: { token: "invented" })', 'NotFoundError'],
  ['an invented link out', 'unsubscribeFromNewsletter(input: { token: "invented" })', 'NotFoundError'],
  [
    'a wrong password',
    'login(input: { email: "nobody@example.com", password: "wrong-one" })',
    'InvalidCredentialsError',
  ],
  [
    'a short password',
    'register(input: { name: "Ada", username: "ada_w", email: "a@example.com", password: "1" })',
    'ValidationError',
  ],
])('%s is an error of the payload', async (_title, field, typename) => {
  const { run } = await gateway();
  const { auth } = await api.signUp();

  const { data, errors } = await run(`mutation { answer: ${field} { errors { __typename } } }`, {}, auth);

  expect(errors).toBeUndefined();
  expect(data).toEqual({ answer: { errors: [{ __typename: typename }] } });
});

test('PR-14 an order of somebody else is as unknown as one that never was', async () => {
  const { run } = await gateway();
  const [owner, other] = [await api.signUp(), await api.signUp()];
  await run(`mutation { addToCart(input: { assetId: "${assetId}" }) { cart { id } } }`, {}, owner.auth);
  const { data } = await run(
    'mutation { startCheckout(input: { idempotencyKey: "key-00002", expectedTotal: 900 }) { order { paymentSessionId } } }',
    {},
    owner.auth,
  );
  const { sessionId } = /"paymentSessionId":"(?<sessionId>[^"]+)"/.exec(JSON.stringify(data))?.groups ?? {};
  const query = `{ orderByPaymentSession(paymentSessionId: "${sessionId}") { number } }`;

  expect((await run(query, {}, owner.auth)).data).toMatchObject({
    orderByPaymentSession: { number: expect.any(String) },
  });
  expect(await run(query, {}, other.auth)).toEqual({ data: { orderByPaymentSession: null } });
});

test.each([
  ['a page below 1', '{ assets(page: -1) { items { id } } }', 'BAD_USER_INPUT'],
  ['a limit over 100', '{ assets(limit: 101) { items { id } } }', 'BAD_USER_INPUT'],
  [
    'a search of 300 characters',
    `{ assets(filter: { search: "${'x'.repeat(300)}" }) { items { id } } }`,
    'BAD_USER_INPUT',
  ],
  ['a change while signed out', 'mutation { clearCart { cart { id } } }', 'UNAUTHENTICATED'],
])('%s has its documented code', async (_title, query, code) => {
  const { run } = await gateway();

  expect((await run(query)).errors).toMatchObject([{ extensions: { code } }]);
});

test('an expired or invented token is UNAUTHENTICATED', async () => {
  const { run } = await gateway();

  const { errors } = await run('{ viewer { id } }', {}, { authorization: 'Bearer invented' });

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
