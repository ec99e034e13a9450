import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy, checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { DAY, planOf, signUpForYears, subjectsTo, subscribe } from '../../test/support/test-subscription.ts';
import { readyLink } from '../../test/support/test-zip.ts';
import { grantStaffRole } from '../account/account.repository.ts';
import { auditLedger } from '../ledger/ledger.service.ts';

interface License {
  readonly id: string;
  readonly license: string;
  readonly certificateCode: string;
  readonly certificateUrl: string;
}

let app: TestApp;
let admin: SignedIn;
let buyer: SignedIn;
let rose: string;
let fern: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signUpForYears(app);
  await grantStaffRole(app.db, admin.userId, 'owner');
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signUpForYears(app);
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});

async function claim(assetId: string): Promise<License> {
  const claimed = await app.http().post('/api/downloads/subscription').set(buyer.auth).send({ assetId }).expect(200);
  return claimed.body.data.entitlement;
}
const linkOf = async ({ id }: License): Promise<string> => (await readyLink(app, buyer, id)).url;
const open = async (url: string) => (await app.http().get(url).set(buyer.auth)).status;
const certified = async ({ certificateCode }: License): Promise<string> =>
  (await app.http().get(`/api/certificates/${certificateCode}`).expect(200)).body.data.status;
const held = async (): Promise<string[]> => {
  const library = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
  return library.body.data.entitlements.map((each: License & { title: string }) => `${each.title}: ${each.license}`);
};
const quota = async () => (await app.http().get('/api/downloads/quota').set(buyer.auth).expect(200)).body.data.quota;
const moneyBack = (id: string) =>
  app.http().post(`/admin/subscriptions/${id}/refund`).set(admin.auth).send({ reason: 'Asked for.' }).expect(200);

/** Refunds a payment directly at the provider, which the shop learns by webhook. */
async function refundAtProvider(kind: 'first' | 'renewal', cents?: number): Promise<void> {
  const { payment_ref: paymentRef, amount_cents: all } = await app.db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscription_id')
    .select(['payment_ref', 'amount_cents'])
    .where('user_id', '=', buyer.userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const refund = { paymentRef, amountCents: cents ?? all, key: `desk-${paymentRef}-${cents ?? all}` };
  await app.shop.payments.provider.refund(refund);
  await app.runJobs();
}

test('G-11 money back ends every license got with the plan, with its links, certificate and quota', async () => {
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  const licenses = [await claim(rose), await claim(fern)];
  const links = await Promise.all(licenses.map(linkOf));
  expect(await Promise.all(links.map(open))).toEqual([200, 200]);

  await moneyBack(id);

  expect(await Promise.all(links.map(open))).toEqual([404, 404]);
  expect(await Promise.all(licenses.map(certified))).toEqual(['refunded', 'refunded']);
  for (const { certificateUrl } of licenses) await app.http().get(certificateUrl).set(buyer.auth).expect(404);
  expect([await held(), await quota()]).toEqual([[], null]);
});

test('G-11 a pattern that was also bought stays owned under the license that was paid', async () => {
  const order = await buy(app, buyer, [rose], 900);
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  expect(await claim(rose)).toMatchObject({ license: 'commercial' });
  await moneyBack(id);
  await app.runJobs();
  expect(await held()).toEqual(['Rose: standard']);
  expect(await certified(order.items[0].entitlement)).toBe('valid');
});

test('G-11 a pattern got with the plan while its order was being paid stays owned', async () => {
  await fillCart(app, buyer, [rose]);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  const { id } = await subscribe(app, buyer, 'starter-monthly');
  const license = await claim(rose);
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  await moneyBack(id);
  expect(await held()).toEqual(['Rose: standard']);
  expect(await certified(license)).toBe('valid');
});

test('A14 the provider gives the first payment back: plan and licenses end as by money-back', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  const license = await claim(rose);
  await refundAtProvider('first', 4000);
  expect(await certified(license)).toBe('valid');
  await refundAtProvider('first', 900);
  expect(await certified(license)).toBe('refunded');
  expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
  expect([await held(), await quota()]).toEqual([[], null]);
  expect(subjectsTo(app, buyer)).toContain('Your payment for Pro goes back');
});

test('A14 a refunded period ends the licenses of that period alone', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  const before = await claim(rose);
  await app.travel(32 * DAY);
  const after = await claim(fern);
  await refundAtProvider('renewal');
  expect([await certified(before), await certified(after)]).toEqual(['valid', 'refunded']);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
});

test('A14 a refund of a period that is over leaves the plan and what later ones gave', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  const before = await claim(rose);
  await app.travel(32 * DAY);
  const after = await claim(fern);
  await refundAtProvider('first');
  expect([await certified(before), await certified(after)]).toEqual(['refunded', 'valid']);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'active' });
});
