import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const PRICE = 'price { usd { minorUnits currency } inr { minorUnits currency } }';

test('D-09 the price book shows what holds and what is planned, in one call', async () => {
  const { run, calls } = await gatewayOver();
  const book = `{ adminPriceBook { kind id name sku ${PRICE} planned { version status startsAt ${PRICE} } version } }`;
  expect((await run(book, {}, signedIn)).data?.['adminPriceBook']).toEqual([
    {
      kind: 'CATEGORY',
      id: '1',
      name: 'Contemporary',
      sku: null,
      price: { usd: { minorUnits: 900, currency: 'USD' }, inr: { minorUnits: 74_900, currency: 'INR' } },
      planned: {
        version: 3,
        status: 'PLANNED',
        startsAt: '2026-12-01T00:00:00.000Z',
        price: { usd: { minorUnits: 1000, currency: 'USD' }, inr: { minorUnits: 84_900, currency: 'INR' } },
      },
      version: 3,
    },
  ]);
  expect(calls).toMatchObject([{ name: 'priceDesk.book' }]);
});

test('D-09 patterns with a price of their own carry their asset ID, page by page', async () => {
  const { run, calls } = await gatewayOver();
  const own = '{ adminOwnPrices(page: 2, limit: 1) { items { kind sku } pageInfo { totalItems } } }';
  expect((await run(own, {}, signedIn)).data?.['adminOwnPrices']).toEqual({
    items: [{ kind: 'ASSET', sku: 'HD-10000042' }],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([{ name: 'priceDesk.ownPrices', args: [{ page: 2, limit: 1 }] }]);
});

test('D-09 what a price touches is told before it is changed; left out, it holds at once', async () => {
  const { run, calls } = await gatewayOver();
  const one =
    '{ adminPrice(kind: SURCHARGE, id: "extended") { entry { id } patternCount cartCount versions { status } } }';
  expect((await run(one, {}, signedIn)).data?.['adminPrice']).toEqual({
    entry: { id: 'extended' },
    patternCount: 143,
    cartCount: 12,
    versions: [{ status: 'STARTED' }],
  });
  const change = `mutation { changePrice(input: { kind: CATEGORY, id: "1", price: { usd: 1000, inr: 84900 },
    reason: "Dearer ink.", version: 3 }) { entry { version ${PRICE} } ${ERRORS} } }`;
  expect((await run(change, {}, signedIn)).data?.['changePrice']).toMatchObject({ entry: { version: 4 }, errors: [] });
  expect(calls.at(-1)).toMatchObject({
    name: 'priceDesk.change',
    args: ['category', '1', { price: { usd: 1000, inr: 84_900 }, startsAt: null, reason: 'Dearer ink.', version: 3 }],
  });
});

test('D-09 who changes a price second is told', async () => {
  const { run } = await gatewayOver({
    priceDesk: {
      cancel: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 5 });
      },
    },
  });
  const cancel = `mutation { cancelPlannedPrice(input: { kind: CATEGORY, id: "1", reason: "No.", version: 3 }) {
    entry { version } ${ERRORS} } }`;
  expect((await run(cancel, {}, signedIn)).data?.['cancelPlannedPrice']).toMatchObject({
    entry: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
});
