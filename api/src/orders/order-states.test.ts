import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../test/support/test-purchase.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import { canMove, isPayable, isSold, ORDER_STATUSES, type OrderStatus } from './order-states.ts';
import { findOrder, lockOrder, moveOrder } from './orders.repository.ts';

const DAY = 86_400_000;

/** Independent copy of the transition table, written from the requirements; the code must match it. */
const legal = new Set([
  'pending paid',
  'pending failed',
  'pending expired',
  'failed paid',
  'failed expired',
  'expired paid',
  'paid completed',
  'completed partially_refunded',
  'completed refunded',
  'partially_refunded refunded',
]);

describe('the table of moves', () => {
  test('A13 EN-25 every pair of statuses is legal or not as written down', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES)
        expect([from, to, canMove(from, to)]).toEqual([from, to, legal.has(`${from} ${to}`)]);
    }
  });

  test('A13 100,000 random walks never leave what was refunded, nor pay what is sold, nor sell what was not paid', () => {
    const walk = fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 12 });
    fc.assert(
      fc.property(walk, (steps) => {
        let status: OrderStatus = 'pending';
        let wasPaid = false;
        for (const step of steps) {
          if (!canMove(status, step)) continue;
          if (isPayable({ status: step }) && wasPaid) throw new Error(`${status} became payable again`);
          status = step;
          wasPaid ||= step === 'paid';
          if (isSold({ status }) && !wasPaid) throw new Error(`${status} without payment`);
        }
      }),
      { numRuns: 100_000 },
    );
  });
});

describe('an order', () => {
  let app: TestApp;
  let buyer: SignedIn;
  let assetId: string;

  beforeAll(async () => {
    app = await createTestApp();
    assetId = await insertTestAsset(app.db, { title: 'Rose' });
  });
  afterAll(() => app.close());

  async function newOrder(): Promise<{ id: string; sessionId: string }> {
    buyer = await app.signUp();
    await fillCart(app, buyer, [assetId]);
    return (await checkout(app, buyer, 900)).body.data;
  }

  const transitions = async (orderId: string) => {
    const { rows } = await sql<{ step: string }>`
      select coalesce(from_status, '-') || ' ' || to_status as step from orders_transition
      where order_id = ${orderId} order by id
    `.execute(app.db);
    return rows.map(({ step }) => step);
  };

  test('A13 an illegal move is refused and leaves no trace', async () => {
    const { id } = await newOrder();
    const step = { to: 'refunded', cause: 'test', at: app.clock.now() } as const;
    const move = app.db.transaction().execute(async (trx) => moveOrder(trx, await lockOrder(trx, id), step));
    await expect(move).rejects.toThrow('is pending and cannot become refunded');
    expect((await findOrder(app.db, id))?.status).toBe('pending');
    expect(await transitions(id)).toEqual(['- pending']);
  });

  /** Reference model of the expected behavior. */
  interface Model {
    status: OrderStatus;
    refunded: number;
    seen: Set<string>;
  }
  type Command = 'pay' | 'fail' | 'expire' | 'refund 300' | 'refund 900' | 'pay again';
  const commands: readonly Command[] = ['pay', 'fail', 'expire', 'refund 300', 'refund 900', 'pay again'];

  function applyToModel(model: Model, command: Command): void {
    const isPaid = isSold(model);
    if (command === 'pay' || command === 'pay again') {
      if (!isPaid) model.status = 'completed';
    } else if (command === 'fail') {
      if (model.status === 'pending') model.status = 'failed';
    } else if (command === 'expire') {
      if (isPayable(model)) model.status = 'expired';
    } else if (isPaid && !model.seen.has(command)) {
      model.seen.add(command);
      model.refunded += Number(command.split(' ')[1]);
      model.status = model.refunded >= 900 ? 'refunded' : 'partially_refunded';
    }
  }

  async function run(command: Command, order: { sessionId: string }): Promise<void> {
    const { sessionId } = order;
    const paymentRef = `pay_${sessionId}`;
    const applyEvent = (event: Parameters<typeof app.shop.orders.applyEvent>[1]) =>
      app.db.transaction().execute((trx) => app.shop.orders.applyEvent(trx, event));
    if (command === 'pay' || command === 'pay again') {
      await applyEvent({ id: 'e', type: 'payment.succeeded', sessionId, amountCents: 900, paymentRef });
    } else if (command === 'fail') {
      await applyEvent({ id: 'e', type: 'payment.failed', sessionId, reason: 'Declined' });
    } else if (command === 'expire') {
      app.clock.advance(DAY);
      await app.shop.jobs['orders.expire']?.({});
    } else {
      const amountCents = Number(command.split(' ')[1]);
      await applyEvent({
        id: 'e',
        type: 'payment.refunded',
        paymentRef,
        amountCents,
        refundRef: `${command} ${sessionId}`,
      });
    }
  }

  test('A13 EN-25 behaves as its model does, whatever comes in whatever order', async () => {
    let ran = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...commands), { maxLength: 8 }), async (steps) => {
        const order = await newOrder();
        const model: Model = { status: 'pending', refunded: 0, seen: new Set() };
        for (const command of steps) {
          applyToModel(model, command);
          await run(command, order);
          expect((await findOrder(app.db, order.id))?.status).toBe(model.status);
          ran += 1;
        }
        const taken = (await transitions(order.id)).slice(1);
        expect(taken.filter((step) => !legal.has(step))).toEqual([]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
    console.info(`A13: ${ran} commands on 40 orders ended where the model does`);
  });
});
