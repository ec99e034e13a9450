import { insertTestAsset } from '../support/test-assets.ts';
import { buy } from '../support/test-purchase.ts';
import { asOwner, closingDay, type StaffWrites } from './staff-write.ts';

const couponTerms = {
  note: 'For the fair',
  discountBasisPoints: 1500,
  amountOff: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  categoryId: null,
  isPremiumOnly: false,
  minSubtotal: null,
};

/** Requests of staff writes to orders, coupons and prices. */
export const orderWrites: StaffWrites = {
  'POST /admin/orders/{number}/refunds': async (app) => {
    const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
    const order = await buy(app, await app.signUp(), [rose], 900);
    const headers = { 'idempotency-key': 'audited-refund' };
    return { params: { number: order.number }, headers, body: { reason: 'duplicate', amountCents: 100 } };
  },
  'POST /admin/orders/{number}/mails': async (app) => {
    const lily = await insertTestAsset(app.db, { title: 'Lily', categoryId: 1 });
    const order = await buy(app, await app.signUp(), [lily], 900);
    return { params: { number: order.number }, body: { kind: 'receipt' } };
  },
  'POST /admin/payouts/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/orders/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/coupons/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/prices/{kind}/{id}': async () => ({
    params: { kind: 'category', id: '2' },
    body: { price: { usd: 850, inr: 69_900 }, startsAt: null, reason: 'Dearer ink.', version: 1 },
  }),
  'POST /admin/prices/{kind}/{id}/cancellation': async (app, owner) => {
    const startsAt = closingDay(app);
    await asOwner(app, owner, 'post', '/admin/prices/category/3')
      .send({ price: { usd: 1300, inr: 109_900 }, startsAt, reason: 'Dearer ink.', version: 1 })
      .expect(200);
    return { params: { kind: 'category', id: '3' }, body: { reason: 'It is not dearer.', version: 2 } };
  },
  'POST /admin/coupons': async () => ({ body: { ...couponTerms, code: 'AUDITED' } }),
  'PUT /admin/coupons/{code}': async () => ({
    params: { code: 'SAVE10' },
    body: { ...couponTerms, isActive: false, version: 1 },
  }),
};
