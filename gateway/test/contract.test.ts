import { execute, type ExecutionResult, parse } from 'graphql';
import { demoLogin, mockSchema } from '../../mocks/src/index.ts';
import { gatewayOver, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

const ASSET = `id slug sku assetId title description altText isFree isPremium isNew licenseName licenseTypes repeat
  orientation tags colors dominantColor thumbhash rating ratingCount downloadCount publishedAt viewerHasLicense
  category { id slug name kind assetCount } designer { id slug name }
  price { usd { minorUnits currency } inr { minorUnits currency } } extendedPrice { usd { minorUnits currency } }
  swatches { hex share name } previews { url fallbackUrl width } files { format pixels }`;
const CART = `id totalItems items { id license asset { id title } price { usd { minorUnits currency } } }
  subtotal { usd { minorUnits } } discount { usd { minorUnits } } total { usd { minorUnits } inr { minorUnits } }
  coupon { code discountBasisPoints } notices`;
const ORDER = `id number sessionId status createdAt completedAt receiptEmail receiptStatus paymentUrl paymentError
  subtotal { minorUnits currency } discount { minorUnits } total { minorUnits }
  items { id title license price { minorUnits } asset { id } entitlement { id } }`;
const ERRORS = 'errors { __typename ... on UserError { message path } }';
const PAGE = 'pageInfo { page limit totalItems totalPages hasNextPage hasPreviousPage }';

/** Every root field once, in an order that makes the stateful mock sell something. */
const operations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['assets', `{ assets(limit: 2) { items { ${ASSET} } ${PAGE} } }`],
  [
    'assetFacets',
    `{ assetFacets { categories { value label count } tags { value } colors { value } orientations { value }
      licenseTypes { value } priceRange { min max } } }`,
  ],
  ['asset', `{ asset(id: "asset-1") { ${ASSET} } }`],
  ['similarAssets', '{ similarAssets(id: "asset-1") { id } }'],
  ['assetSuggestions', '{ assetSuggestions(text: "peo") { label asset { id } } }'],
  ['categories', '{ categories { id slug name kind assetCount children { id } } }'],
  ['viewer', '{ viewer { id name username email role avatarUrl freeDownloads hasActiveSubscription createdAt } }'],
  ['addToCart', `mutation { addToCart(input: { assetId: "asset-1" }) { cart { ${CART} } ${ERRORS} } }`],
  ['applyCoupon', `mutation { applyCoupon(input: { code: "save10" }) { cart { ${CART} } ${ERRORS} } }`],
  ['removeCoupon', `mutation { removeCoupon { cart { ${CART} } } }`],
  ['cart', `{ cart { ${CART} } }`],
  ['cartQuote', `{ cartQuote(items: [{ assetId: "asset-1" }]) { cart { ${CART} } ${ERRORS} } }`],
  [
    'startCheckout',
    `mutation { startCheckout(input: { idempotencyKey: "k", expectedTotal: 700 }) { order { ${ORDER} } ${ERRORS} } }`,
  ],
  ['orderBySession', `{ orderBySession(sessionId: "session-0") { ${ORDER} } }`],
  ['orders', `{ orders { items { ${ORDER} } ${PAGE} } }`],
  [
    'library',
    `{ library { items { id title license licenseNumber formats acquiredAt lastDownloadedAt asset { id } } ${PAGE} } }`,
  ],
  [
    'createDownloadLink',
    `mutation { createDownloadLink(input: { entitlementId: "entitlement-asset-2" }) {
      link { url fileName expiresAt } ${ERRORS} } }`,
  ],
  [
    'addSavedToCart',
    `mutation { addSavedToCart(input: { items: [{ assetId: "asset-4" }] }) { cart { ${CART} } ${ERRORS} } }`,
  ],
  ['removeFromCart', `mutation { removeFromCart(input: { assetId: "asset-4" }) { cart { ${CART} } } }`],
  ['clearCart', `mutation { clearCart { cart { ${CART} } } }`],
  [
    'login',
    `mutation { login(input: { email: "${demoLogin.email}", password: "${demoLogin.password}" }) {
      token user { id } ${ERRORS} } }`,
  ],
  ['logout', 'mutation { logout { isSignedOut } }'],
];

/** The kinds of values at every path; lists count by the shape of their elements, null fits anything. */
function shapeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

/** Where two shapes cannot both be right. */
function differences(left: unknown, right: unknown, path: string): string[] {
  if (left === 'null' || right === 'null') return [];
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === 0 || right.length === 0 ? [] : differences(left[0], right[0], `${path}[]`);
  }
  if (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null) {
    const fields = new Map(Object.entries(right));
    return Object.entries(left).flatMap(([name, shape]) =>
      fields.has(name) ? differences(shape, fields.get(name), `${path}.${name}`) : [`${path}.${name} is missing`],
    );
  }
  return left === right ? [] : [`${path}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`];
}

test('the mocked schema and the gateway give every operation the same shape', async () => {
  const schema = mockSchema({ signedIn: true });
  const { run } = await gatewayOver();

  for (const [name, text] of operations) {
    const mocked: ExecutionResult = await execute({ schema, document: parse(text), contextValue: {} });
    const real = await run(text, {}, signedIn);

    expect([name, mocked.errors, real.errors]).toEqual([name, undefined, undefined]);
    expect(mocked.data?.[name]).not.toBeNull();
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
