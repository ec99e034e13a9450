import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { deliverInOrder, eventCount, permutationsOf } from '../../test/support/event-orders.ts';

const rounds = roundsOf({ quick: 25, full: 1000 });
const end = { status: 'refunded', refunded: 900, isHeld: false, ledgerSum: 0, provider: 0 };

let app: TestApp;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => app.close());

test(`B4 A16 events in ${rounds} random orders, some twice, always end in the same state with the ledger at 0`, async () => {
  const all = Array.from({ length: eventCount }, (_none, index) => index);
  const orders = fc
    .tuple(
      fc.shuffledSubarray(all, { minLength: eventCount }),
      fc.array(fc.nat({ max: eventCount - 1 }), { maxLength: 4 }),
    )
    .chain(([every, again]) => fc.shuffledSubarray([...every, ...again], { minLength: every.length + again.length }));
  // A fully refunded pattern can be bought again.
  const buyer = await app.signUp();
  let delivered = 0;
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      delivered += order.length;
      const outcome = await deliverInOrder(app, buyer, assetId, order);
      expect(outcome).toEqual(end);
    }),
    { numRuns: rounds, endOnFailure: true },
  );
  reportFigure(
    'B4, A16 events in random orders, some twice, end in one state with the ledger at 0',
    `${delivered} events in ${rounds} orders`,
  );
});

test('B4 a refusal, the payment and three refunds end alike in all 120 orders', async () => {
  const orders = permutationsOf([0, 1, 2, 3, 4]);
  const buyer = await app.signUp();
  const played = orders.filter((_, index) => index % roundsOf({ quick: 15, full: 1 }) === 0);
  for (const order of played) expect(await deliverInOrder(app, buyer, assetId, order)).toEqual(end);
  reportFigure(
    'B4 a refusal, the payment and three refunds end in one state',
    `${played.length} of ${orders.length} orders`,
  );
});

test('B4 a refund that is reported before its payment counts once the payment is', async () => {
  const order = [2, 2, 1];
  const buyer = await app.signUp();
  expect(await deliverInOrder(app, buyer, assetId, order)).toEqual({
    status: 'partially_refunded',
    refunded: 200,
    isHeld: true,
    ledgerSum: 0,
    provider: 700,
  });
});

test('B4 a refund of a payment that is never reported changes nothing', async () => {
  expect(await deliverInOrder(app, await app.signUp(), assetId, [4])).toMatchObject({
    status: 'pending',
    provider: 0,
    ledgerSum: 0,
  });
});
