import { sql } from 'kysely';
import type { SignedIn } from '../../test/support/sign-up.ts';
import type { TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, pay } from '../../test/support/test-purchase.ts';
import {
  createUnreliableApp,
  moments,
  persistently,
  waitUntil,
  type UnreliableApp,
} from '../../test/support/unreliable-database.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/logging/logger.ts';

let shop: UnreliableApp;
let app: TestApp;
let assetId: string;

beforeAll(async () => {
  shop = await createUnreliableApp();
  ({ app } = shop);
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => shop.close());

async function someoneWithCart(): Promise<SignedIn> {
  const buyer = await shop.someone();
  await persistently(() => app.http().post(`/cart/${assetId}`).set(buyer.auth));
  return buyer;
}

/** Returns the outcome of one buyer's purchase; the ledger sum covers the whole shop. */
async function outcomeOf({ userId }: SignedIn) {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from orders_order where user_id = ${userId}) as orders,
      (select count(*)::int from orders_order where user_id = ${userId} and status = 'completed'
        and receipt_sent_at is not null) as completed,
      (select count(*)::int from payments_sandbox_payment paid join orders_order sold
        on paid.id = 'pay_' || sold.session_id where sold.user_id = ${userId}) as charges,
      (select count(*)::int from ledger_transaction booked join orders_order sold
        on booked.key = 'order-paid:' || sold.id where sold.user_id = ${userId}) as booked,
      (select count(*)::int from downloads_entitlement where user_id = ${userId}) as rights,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as ledger
  `.execute(shop.onlooker.db);
  return rows[0];
}

const completedOnce = { orders: 1, completed: 1, charges: 1, booked: 1, rights: 1, ledger: 0 };

describe('H1 C5 a connection that breaks under a request answers 503 with Retry-After', () => {
  let people = 0;

  test.each(moments)('registering (%s a statement was run)', async (moment) => {
    await shop.atEveryStatement(moment, async (arm) => {
      people += 1;
      const username = `stranger_${people}`;
      const body = { name: 'Stranger', username, email: `${username}@example.com`, password: 'correct horse' };
      arm();
      const answer = await persistently(() => app.http().post('/auth/register').send(body));
      // If the connection broke after the commit, the account exists and the user can sign in.
      const answers = moment === 'before' ? [201] : [201, 409];
      expect(answers).toContain(answer.status);
      const credentials = { email: body.email, password: body.password };
      const entered = await persistently(() => app.http().post('/auth/login').send(credentials));
      expect(entered.status).toBe(200);
    });
  });

  test.each(moments)('filling a cart and reading it (%s a statement was run)', async (moment) => {
    await shop.atEveryStatement(moment, async (arm) => {
      const buyer = await shop.someone();
      arm();
      const added = await persistently(() => app.http().post(`/cart/${assetId}`).set(buyer.auth));
      expect(added.body.data).toMatchObject({ totalItems: 1 });
      const cart = await persistently(() => app.http().get('/cart').set(buyer.auth));
      expect(cart.body.data).toMatchObject({ totalItems: 1 });
    });
  });

  test.each(moments)('checking out; the same key gives one order (%s a statement was run)', async (moment) => {
    await shop.atEveryStatement(moment, async (arm) => {
      const buyer = await someoneWithCart();
      arm();
      const order = await persistently(() => checkout(app, buyer, 900, 'once-only'));
      expect(order.status).toBe(201);
      expect((await persistently(() => checkout(app, buyer, 900, 'once-only'))).body.data).toEqual(order.body.data);
      expect(await outcomeOf(buyer)).toMatchObject({ orders: 1 });
    });
  });
});

describe('H1 a broken connection while payments are completed', () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = await startWorker(app.pool, app.shop.jobs, [], createLogger('silent'));
  });
  afterAll(() => worker.stop());

  test.each(moments)(
    'B7 an order that was paid completes by itself, once, whichever statement was broken (%s it was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const buyer = await someoneWithCart();
        const { sessionId } = (await persistently(() => checkout(app, buyer, 900, 'once-only'))).body.data;
        arm();
        const paid = await persistently(() => pay(app, sessionId, { card: '4242424242424242' }));
        expect(paid.status).toBe(303);
        await waitUntil(async () => (await outcomeOf(buyer))?.completed === 1);
        expect(await outcomeOf(buyer)).toEqual(completedOnce);
      });
      expect(statements).toBeGreaterThan(30);
    },
    600_000,
  );
});
