import type { Response } from 'supertest';
import type { SignedIn, TestApp } from './test-app.ts';

let keys = 0;

/** Adds assets to a user's cart. */
export async function fillCart(app: TestApp, buyer: SignedIn, assetIds: readonly string[]): Promise<void> {
  for (const assetId of assetIds) await app.http().post(`/cart/${assetId}`).set(buyer.auth).expect(200);
}

/** Requests a checkout session. */
export function checkout(
  app: TestApp,
  buyer: SignedIn,
  expectedTotal: unknown,
  key = `purchase-${(keys += 1)}`,
): Promise<Response> {
  return app
    .http()
    .post('/orders/checkout-session')
    .set(buyer.auth)
    .set('idempotency-key', key)
    .send({ expectedTotal })
    .then((response) => response);
}

/** Submits the card form of an order's payment page. */
export function pay(app: TestApp, sessionId: string, form: Record<string, string>): Promise<Response> {
  return app
    .http()
    .post(`/api/sandbox/pay/${sessionId}`)
    .type('form')
    .send(form)
    .then((response) => response);
}

/** Buys assets with a card that succeeds; returns the completed order. */
export async function buy(app: TestApp, buyer: SignedIn, assetIds: readonly string[], total: number) {
  await fillCart(app, buyer, assetIds);
  const { sessionId } = (await checkout(app, buyer, total)).body.data;
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  const order = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  return order.body.data;
}
