import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Response } from 'supertest';
import { createBreakableRoute, type BreakableRoute, type Moment } from '../../test/support/breakable-route.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { connectDatabase, type DatabaseConnection } from '../platform/database/database.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/logging/logger.ts';

const logger = createLogger('silent');
const PATIENCE_MS = 30_000;

let route: BreakableRoute;
let app: TestApp;
let assetId: string;
/** Looks on without being counted. */
let onlooker: DatabaseConnection;

beforeAll(async () => {
  app = await createTestApp({
    reach: async (address) => {
      onlooker = connectDatabase(address, logger, { maximumConnections: 2 });
      route = await createBreakableRoute(address);
      return route.address;
    },
  });
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(async () => {
  await onlooker.close();
  await app.close();
  await route.close();
});

const moments = ['before', 'after'] as const;

/** Does it with every one of its statements broken in turn, until a run passes untouched; returns how many those were. */
async function atEveryStatement(moment: Moment, run: (arm: () => void) => Promise<void>): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    await run(() => route.breakAt(statement, moment));
    if (!route.mend()) return statement - 1;
  }
}

/** Sends a request until it is not refused; the shop may refuse it as not available and in no other way. */
async function persistently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status < 500) return response;
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('1');
  }
}

/** Lets a request be sent. */
const itself = (response: Response) => response;

/** What became of one buyer's purchase; the ledger's sum is of the whole shop. */
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
  `.execute(onlooker.db);
  return rows[0];
}

const settled = { orders: 1, completed: 1, charges: 1, booked: 1, rights: 1, ledger: 0 };

async function untilSettled(buyer: SignedIn): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await outcomeOf(buyer))?.completed !== 1 && performance.now() < deadline) await pause(25);
}

describe('H1 C5 a connection that breaks under a request answers 503 with Retry-After', () => {
  let people = 0;

  test.each(moments)('registering (%s a statement was run)', async (moment) => {
    await atEveryStatement(moment, async (arm) => {
      people += 1;
      const username = `stranger_${people}`;
      const body = { name: 'Stranger', username, email: `${username}@example.com`, password: 'correct horse' };
      arm();
      const answer = await persistently(() => app.http().post('/auth/register').send(body).then(itself));
      // When its connection broke after the commit, the account is there and its owner signs in.
      const answers = moment === 'before' ? [201] : [201, 409];
      expect(answers).toContain(answer.status);
      const credentials = { email: body.email, password: body.password };
      const entered = await persistently(() => app.http().post('/auth/login').send(credentials).then(itself));
      expect(entered.status).toBe(200);
    });
  });

  test.each(moments)('filling a cart and reading it (%s a statement was run)', async (moment) => {
    const buyer = await app.signUp();
    await atEveryStatement(moment, async (arm) => {
      arm();
      const added = await persistently(() => app.http().post(`/cart/${assetId}`).set(buyer.auth).then(itself));
      expect(added.body.data).toMatchObject({ totalItems: 1 });
      const cart = await persistently(() => app.http().get('/cart').set(buyer.auth).then(itself));
      expect(cart.body.data).toMatchObject({ totalItems: 1 });
    });
  });

  test.each(moments)('checking out; the same key gives one order (%s a statement was run)', async (moment) => {
    await atEveryStatement(moment, async (arm) => {
      const buyer = await app.signUp();
      await fillCart(app, buyer, [assetId]);
      arm();
      const order = await persistently(() => checkout(app, buyer, 900, 'once-only'));
      expect([200, 201]).toContain(order.status);
      expect((await persistently(() => checkout(app, buyer, 900, 'once-only'))).body.data).toEqual(order.body.data);
      expect(await outcomeOf(buyer)).toMatchObject({ orders: 1 });
    });
  });
});

describe('H1 a broken connection while payments are settled', () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = await startWorker(app.pool, app.shop.jobs, [], logger);
  });
  afterAll(() => worker.stop());

  test.each(moments)(
    'B7 an order that was paid completes by itself, once, whichever statement was broken (%s it was run)',
    async (moment) => {
      const statements = await atEveryStatement(moment, async (arm) => {
        const buyer = await app.signUp();
        await fillCart(app, buyer, [assetId]);
        const { sessionId } = (await checkout(app, buyer, 900)).body.data;
        arm();
        const paid = await persistently(() => pay(app, sessionId, { card: '4242424242424242' }));
        expect(paid.status).toBe(303);
        await untilSettled(buyer);
        expect(await outcomeOf(buyer)).toEqual(settled);
      });
      expect(statements).toBeGreaterThan(30);
    },
    600_000,
  );
});
