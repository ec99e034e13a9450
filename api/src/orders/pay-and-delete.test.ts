import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../test/support/test-purchase.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import { signPayload } from '../payments/signature.ts';

const ROUNDS = 25;
let app: TestApp;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => app.close());

function paidEvent(sessionId: string): Promise<{ readonly status: number }> {
  const event = { id: `evt_${sessionId}`, type: 'payment.succeeded', sessionId, amountCents: 900 };
  const payload = JSON.stringify({ ...event, paymentRef: `pay_${sessionId}` });
  return app
    .http()
    .post('/api/webhooks/sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signPayload(app.secrets.sandboxWebhook, payload, app.clock.now()))
    .send(payload)
    .then(({ status }) => ({ status }));
}

const leave = ({ auth }: SignedIn): Promise<{ readonly status: number }> =>
  app
    .http()
    .post('/account/delete')
    .set(auth)
    .send({ confirmation: 'DELETE', password: 'correct horse' })
    .then(({ status }) => ({ status }));

test('B4 paying while the account is deleted answers with success on both sides, round after round', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await app.signUp();
    await fillCart(app, buyer, [assetId]);
    const { sessionId } = (await checkout(app, buyer, 900)).body.data;
    const answers = await Promise.all([paidEvent(sessionId), leave(buyer)]);
    expect([round, ...answers.map(({ status }) => status)]).toEqual([round, 200, 204]);
  }
  const sold = await app.db.selectFrom('orders_order').select('status').execute();
  expect(sold.map(({ status }) => status)).toEqual(Array.from({ length: ROUNDS }, () => 'completed'));
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
}, 120_000);
