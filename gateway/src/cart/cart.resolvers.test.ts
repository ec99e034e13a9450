import { problem } from '../../test/support/fake-apis.ts';
import { restCart } from '../../test/support/purchase-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const CART = 'id totalItems items { asset { id } license price { usd { minorUnits } } } total { usd { minorUnits } }';

test('a visitor has no stored cart', async () => {
  const { run, names } = await gatewayOver();

  expect(await run('{ cart { id } }')).toEqual({ data: { cart: null } });
  expect(names()).toEqual([]);
});

test('E-26 adding answers with the whole cart in one call', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(
    `mutation { addToCart(input: { assetId: "asset-1", license: EXTENDED, palette: "delft" }) { cart { ${CART} } errors { __typename } } }`,
    {},
    signedIn,
  );

  expect(data?.['addToCart']).toEqual({
    cart: {
      id: 'cart-1',
      totalItems: 1,
      items: [{ asset: { id: 'asset-1' }, license: 'EXTENDED', price: { usd: { minorUnits: 1900 } } }],
      total: { usd: { minorUnits: 1900 } },
    },
    errors: [],
  });
  expect(calls).toEqual([
    { name: 'cart.add', args: [{ assetId: 'asset-1', license: 'extended', palette: 'delft' }], token: 'token-1' },
  ]);
});

test('the cart itself says which of its patterns the viewer holds a license of', async () => {
  const [first] = restCart().items;
  if (!first) throw new Error('the cart of the fixtures holds a pattern');
  const { run, names } = await gatewayOver({
    cart: { add: async () => restCart({ items: [{ ...first, isHeld: true }] }) },
  });

  const { data } = await run(
    'mutation { addToCart(input: { assetId: "asset-1" }) { cart { items { asset { viewerHasLicense } } } } }',
    {},
    signedIn,
  );

  expect(data?.['addToCart']).toEqual({ cart: { items: [{ asset: { viewerHasLicense: true } }] } });
  expect(names()).toEqual(['cart.add']);
});

test('a pattern that is gone is a NotFoundError of the field that names it', async () => {
  const { run } = await gatewayOver({
    cart: {
      add: async () => {
        throw problem(404, 'not_found');
      },
    },
  });

  const { data } = await run(
    'mutation { addToCart(input: { assetId: "gone" }) { cart { id } errors { __typename ... on UserError { path } } } }',
    {},
    signedIn,
  );

  expect(data?.['addToCart']).toEqual({ cart: null, errors: [{ __typename: 'NotFoundError', path: ['assetId'] }] });
});

test('a license that is not sold is refused without a call', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run(
    `mutation { addSavedToCart(input: { items: [{ assetId: "a" }, { assetId: "b", license: COMMERCIAL }] }) {
      errors { __typename ... on UserError { path } } } }`,
    {},
    signedIn,
  );

  expect(data?.['addSavedToCart']).toEqual({
    errors: [{ __typename: 'ValidationError', path: ['items', '1', 'license'] }],
  });
  expect(names()).toEqual([]);
});

test('changing a cart while signed out is UNAUTHENTICATED', async () => {
  const { run } = await gatewayOver({
    cart: {
      clear: async () => {
        throw problem(401, 'unauthenticated');
      },
    },
  });

  const { data, errors } = await run('mutation { clearCart { cart { id } } }');

  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('ST-18 a coupon is applied and removed', async () => {
  const { run, names } = await gatewayOver();

  const applied = await run(
    'mutation { applyCoupon(input: { code: "save10" }) { cart { coupon { code discountBasisPoints } } } }',
    {},
    signedIn,
  );
  await run('mutation { removeCoupon { cart { coupon { code } } } }', {}, signedIn);

  expect(applied.data).toEqual({ applyCoupon: { cart: { coupon: { code: 'SAVE10', discountBasisPoints: 1000 } } } });
  expect(names()).toEqual(['cart.applyCoupon', 'cart.removeCoupon']);
});

test('ST-19 an unknown coupon is an error beside the field', async () => {
  const { run } = await gatewayOver({
    cart: {
      applyCoupon: async () => {
        throw problem(409, 'invalid_coupon', { message: 'Invalid coupon code' });
      },
    },
  });

  const { data } = await run(
    'mutation { applyCoupon(input: { code: "x" }) { cart { id } errors { __typename ... on UserError { message path } } } }',
    {},
    signedIn,
  );

  expect(data?.['applyCoupon']).toEqual({
    cart: null,
    errors: [{ __typename: 'InvalidCouponError', message: 'Invalid coupon code', path: ['code'] }],
  });
});

test("a visitor's own cart is priced, its coupon refused in words", async () => {
  const { run, calls } = await gatewayOver({
    cart: { quote: async () => ({ cart: restCart({ id: 'quote' }), couponError: 'Invalid coupon code' }) },
  });

  const { data } = await run(
    `{ cartQuote(items: [{ assetId: "asset-1", license: EXTENDED }], couponCode: "x") {
      cart { totalItems } errors { __typename ... on UserError { path } } } }`,
  );

  expect(data?.['cartQuote']).toEqual({
    cart: { totalItems: 1 },
    errors: [{ __typename: 'InvalidCouponError', path: ['couponCode'] }],
  });
  expect(calls[0]?.args).toEqual([[{ assetId: 'asset-1', license: 'extended', palette: null }], 'x']);
});
