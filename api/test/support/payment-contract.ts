import * as fc from 'fast-check';
import type { PlanChange } from '../../src/payments/provider.ts';
import { describePaymentBills } from './payment-bills.ts';
import { describePaymentEnds } from './payment-ends.ts';
import { describeSignatures } from './payment-signatures.ts';
import { cards, newEvents, oneEvent, type PaymentHarness } from './payment-harness.ts';

const day = 86_400_000;
let names = 0;

const nextName = (prefix: string) => `${prefix}-${(names += 1)}`;

/** Defines the tests that every payment provider must pass. */
export function describePaymentProvider(name: string, make: () => Promise<PaymentHarness>): void {
  describe(`payments by ${name}`, () => {
    let harness: PaymentHarness;
    beforeAll(async () => {
      harness = await make();
      harness.clock.advance(1000 - (harness.clock.now().getTime() % 1000));
    });
    afterAll(() => harness.close());
    // Subscriptions of one test must not renew in the next.
    const subscribed: string[] = [];
    afterEach(async () => {
      for (const ref of subscribed.splice(0)) await harness.provider.endNow(ref);
      await newEvents(harness);
    });

    const open = (amountCents: number, key = nextName('order')) =>
      harness.provider.openSession({ amountCents, label: 'Halfdrop order', key });

    /** Creates a customer with a paid subscription. */
    async function subscribe(priceCents: number, interval: 'month' | 'year', card: string = cards.pays) {
      const reference = nextName('plan');
      const customerEmail = 'ada@example.com';
      const request = { reference, customerEmail, customerRef: null, label: 'Halfdrop Pro', priceCents, interval };
      const sessionId = await harness.provider.openSubscription({ ...request, successPath: '/order-confirmation' });
      expect(await harness.pay(sessionId, card)).toBe(true);
      const started = await oneEvent(harness, 'subscription.started');
      subscribed.push(started.subscriptionRef);
      return { ...started, request };
    }

    const change = (subscriptionRef: string, terms: Pick<PlanChange, 'priceCents' | 'interval' | 'when'>, at: Date) =>
      harness.provider.changePlan({
        subscriptionRef,
        label: 'Halfdrop Elite',
        at,
        key: nextName('change'),
        ...terms,
      });

    const preview = (subscriptionRef: string, terms: Pick<PlanChange, 'priceCents' | 'interval'>, at: Date) =>
      harness.provider.previewChange({ subscriptionRef, ...terms, at });

    async function passTo(instant: string): Promise<void> {
      harness.clock.advance(Date.parse(instant) - harness.clock.now().getTime() + 1000);
      await harness.bill();
    }

    describe('a single payment', () => {
      test('E-33 K-14 a session is opened for one exact amount, has a page of its own, and is paid once', async () => {
        const sessionId = await open(1234);
        const url = await harness.provider.paymentUrl(harness.db, sessionId);
        expect(URL.canParse(url)).toBe(true);
        expect(await harness.pay(sessionId, cards.pays)).toBe(true);
        const paid = await oneEvent(harness, 'payment.succeeded');
        expect(paid).toMatchObject({ sessionId, amountCents: 1234, paymentRef: expect.any(String) });
        await harness.pay(sessionId, cards.pays).catch(() => false);
        expect(await newEvents(harness)).toEqual([]);
      });

      test('A3 a session that is asked for twice with one key is one session', async () => {
        const key = nextName('order');
        const sessions = await Promise.all([open(900, key), open(900, key), open(900, key)]);
        expect(new Set(sessions).size).toBe(1);
        expect(await open(900)).not.toBe(sessions[0]);
      });

      test('a declined card is reported in words, and the same session can be paid after it', async () => {
        const sessionId = await open(900);
        expect(await harness.pay(sessionId, cards.declined)).toBe(false);
        const refused = await oneEvent(harness, 'payment.failed');
        expect(refused).toMatchObject({ sessionId, reason: expect.stringContaining('declined') });
        expect(await harness.pay(sessionId, cards.pays)).toBe(true);
        expect(await oneEvent(harness, 'payment.succeeded')).toMatchObject({ sessionId });
      });

      test('an unpaid session can be ended and not paid after it; a paid one cannot be ended', async () => {
        const left = await open(900);
        const end = (sessionId: string) => harness.provider.expireSession(sessionId);
        expect([await end(left), await end(left)]).toEqual([true, true]);
        expect(await harness.pay(left, cards.pays)).toBe(false);
        const paid = await open(900);
        await harness.pay(paid, cards.pays);
        expect(await end(paid)).toBe(false);
        expect(await newEvents(harness)).toHaveLength(1);
      });

      test('B3 an event that is delivered again has the same id', async () => {
        await harness.pay(await open(900), cards.pays);
        const [first] = await harness.deliveries();
        const read = () => harness.provider.readEvent(first?.payload ?? Buffer.alloc(0), first?.signature);
        expect((await read())?.id).toBe((await read())?.id);
      });
    });

    describe('refunds', () => {
      const refund = (paymentRef: string, amountCents: number, key: string) =>
        harness.provider.refund({ paymentRef, amountCents, key });

      test('A16 what was taken and given back since an instant is listed', async () => {
        const since = harness.clock.now();
        await harness.pay(await open(1000), cards.pays);
        const { paymentRef } = await oneEvent(harness, 'payment.succeeded');
        await refund(paymentRef, 400, nextName('refund'));
        const { refundRef } = await oneEvent(harness, 'payment.refunded');
        const listed = [];
        for await (const { at: _, ...money } of harness.provider.listMoney(since)) listed.push(money);
        expect(listed).toContainEqual({ kind: 'charge', reference: paymentRef, amountCents: 1000 });
        expect(listed).toContainEqual({ kind: 'refund', reference: refundRef, amountCents: 400 });
      });

      test('A14 parts of a payment go back, each key once, and never more than was paid', async () => {
        await harness.pay(await open(1000), cards.pays);
        const { paymentRef } = await oneEvent(harness, 'payment.succeeded');
        const [first, second, third] = [nextName('refund'), nextName('refund'), nextName('refund')];
        await refund(paymentRef, 400, first);
        await refund(paymentRef, 400, first);
        await expect(refund(paymentRef, 601, third)).rejects.toMatchObject({ code: 'validation_failed' });
        await refund(paymentRef, 600, second);
        // Nothing is left to refund, whoever refunded it.
        await refund(paymentRef, 600, nextName('refund'));
        const events = await newEvents(harness);
        expect(events.map((event) => event.type === 'payment.refunded' && event.amountCents)).toEqual([400, 600]);
        expect(events.every((event) => event.type === 'payment.refunded' && event.paymentRef === paymentRef)).toBe(
          true,
        );
      });

      test('the first payment of a subscription can be given back', async () => {
        const { paymentRef } = await subscribe(4900, 'month');
        await refund(paymentRef, 4900, nextName('refund'));
        expect(await oneEvent(harness, 'payment.refunded')).toMatchObject({ paymentRef, amountCents: 4900 });
      });
    });

    describe('a subscription', () => {
      test('E-22 starts with its first period paid, and only the last digits of the card are told', async () => {
        const before = harness.clock.now();
        const started = await subscribe(4900, 'month');
        expect(started).toMatchObject({
          reference: started.request.reference,
          amountCents: 4900,
          priceCents: 4900,
          interval: 'month',
          periodStart: before.toISOString(),
        });
        expect(started.card?.last4).toBe('4242');
        expect(JSON.stringify(started)).not.toContain(cards.pays);
        const days = (Date.parse(started.periodEnd) - before.getTime()) / day;
        expect([28, 29, 30, 31]).toContain(days);
      });

      test('A3 a page that is asked for twice with one reference is one page', async () => {
        const request = { reference: nextName('plan'), customerEmail: 'ada@example.com', customerRef: null };
        const terms = { label: 'Halfdrop Pro', priceCents: 4900, interval: 'month', successPath: '/' } as const;
        const ask = () => harness.provider.openSubscription({ ...request, ...terms });
        expect(await ask()).toBe(await ask());
      });

      test('a declined card starts nothing', async () => {
        const request = { reference: nextName('plan'), customerEmail: 'ada@example.com', customerRef: null };
        const terms = { label: 'Halfdrop Pro', priceCents: 4900, interval: 'month', successPath: '/' } as const;
        const sessionId = await harness.provider.openSubscription({ ...request, ...terms });
        expect(await harness.pay(sessionId, cards.declined)).toBe(false);
        expect((await newEvents(harness)).filter(({ type }) => type !== 'payment.failed')).toEqual([]);
      });

      test('renews by the clock at the price it has, each period once', async () => {
        const { subscriptionRef, periodEnd } = await subscribe(1900, 'month');
        await passTo(periodEnd);
        await Promise.all([harness.bill(), harness.bill(), harness.bill()]);
        const renewed = await oneEvent(harness, 'subscription.renewed');
        expect(renewed).toMatchObject({ subscriptionRef, amountCents: 1900, priceCents: 1900, periodStart: periodEnd });
        await passTo(renewed.periodEnd);
        expect(await oneEvent(harness, 'subscription.renewed')).toMatchObject({ periodStart: renewed.periodEnd });
      });
    });

    describe('a change of plan', () => {
      test('B-09 what the preview of an upgrade says is due is what is charged', async () => {
        const prices = fc.constantFrom(999, 1900, 4900, 14_900, 19_000, 49_000, 149_000);
        const intervals = fc.constantFrom('month' as const, 'year' as const);
        const cases = fc.record({
          from: fc.record({ priceCents: prices, interval: intervals }),
          to: fc.record({ priceCents: prices, interval: intervals }),
          elapsed: fc.integer({ min: 0, max: 28 * 86_400 }),
        });
        const holds = async ({ from, to, elapsed }: typeof cases extends fc.Arbitrary<infer Case> ? Case : never) => {
          const { subscriptionRef } = await subscribe(from.priceCents, from.interval);
          harness.clock.advance(elapsed * 1000);
          const { dueNowCents, at } = await preview(subscriptionRef, to, harness.clock.now());
          // Time passes between the preview and the click; the previewed amount is charged.
          harness.clock.advance(90_000);
          await change(subscriptionRef, { ...to, when: 'now' }, at);
          const charged = await oneEvent(harness, 'subscription.charged');
          expect(charged).toMatchObject({ subscriptionRef, amountCents: dueNowCents, ...to });
          expect(dueNowCents).toBeGreaterThanOrEqual(0);
          await harness.provider.endNow(subscriptionRef);
          await newEvents(harness);
        };
        await fc.assert(fc.asyncProperty(cases, holds), { numRuns: harness.propertyRuns });
      });

      test('B-09 at the half of a period the half of the difference is due, and the period stays', async () => {
        const { subscriptionRef, periodStart, periodEnd } = await subscribe(1900, 'month');
        const half = new Date((Date.parse(periodStart) + Date.parse(periodEnd)) / 2);
        harness.clock.advance(half.getTime() - harness.clock.now().getTime());
        const terms = { priceCents: 4900, interval: 'month' } as const;
        expect(await preview(subscriptionRef, terms, half)).toEqual({ dueNowCents: 1500, at: half });
        await change(subscriptionRef, { ...terms, when: 'now' }, half);
        const charged = await oneEvent(harness, 'subscription.charged');
        expect(charged).toMatchObject({ amountCents: 1500, periodStart, periodEnd });
      });

      test('another interval starts a period of its own; what is left of the old one is credit for the next bills', async () => {
        const { subscriptionRef, periodStart } = await subscribe(49_000, 'year');
        const at = new Date(periodStart);
        const monthly = { priceCents: 4900, interval: 'month' } as const;
        expect((await preview(subscriptionRef, monthly, at)).dueNowCents).toBe(0);
        await change(subscriptionRef, { ...monthly, when: 'now' }, at);
        const charged = await oneEvent(harness, 'subscription.charged');
        expect(charged).toMatchObject({ amountCents: 0, interval: 'month', periodStart });
        await passTo(charged.periodEnd);
        expect(await oneEvent(harness, 'subscription.renewed')).toMatchObject({ amountCents: 0, priceCents: 4900 });
      });

      test('a change that is asked for twice with one key is made once', async () => {
        const { subscriptionRef } = await subscribe(1900, 'month');
        const at = harness.clock.now();
        const asked = { subscriptionRef, priceCents: 4900, interval: 'month', label: 'Halfdrop Pro', at } as const;
        const key = nextName('change');
        const ask = () => harness.provider.changePlan({ ...asked, when: 'now', key });
        await ask();
        await ask();
        expect(await oneEvent(harness, 'subscription.charged')).toMatchObject({ amountCents: 3000 });
      });

      test('a card that refuses the difference changes nothing', async () => {
        const { subscriptionRef } = await subscribe(1900, 'month', cards.failsLater);
        const at = harness.clock.now();
        const refused = change(subscriptionRef, { priceCents: 4900, interval: 'month', when: 'now' }, at);
        await expect(refused).rejects.toMatchObject({ code: 'payment_declined' });
        expect(await newEvents(harness)).toEqual([]);
        expect((await preview(subscriptionRef, { priceCents: 1900, interval: 'month' }, at)).dueNowCents).toBe(0);
      });

      test('B-10 a downgrade waits for the end of the period and is the price of the next', async () => {
        const { subscriptionRef, periodEnd } = await subscribe(4900, 'month');
        await change(subscriptionRef, { priceCents: 1900, interval: 'month', when: 'period-end' }, harness.clock.now());
        expect(await newEvents(harness)).toEqual([]);
        await passTo(periodEnd);
        const renewed = await oneEvent(harness, 'subscription.renewed');
        expect(renewed).toMatchObject({ amountCents: 1900, priceCents: 1900, periodStart: periodEnd });
      });

      test.each([
        ['resuming', async (ref: string) => harness.provider.resume(ref)],
        [
          'choosing the present plan',
          (ref: string) =>
            change(ref, { priceCents: 4900, interval: 'month', when: 'period-end' }, harness.clock.now()),
        ],
      ])('B-10 %s takes a waiting downgrade back', async (_how, takeBack) => {
        const { subscriptionRef, periodEnd } = await subscribe(4900, 'month');
        await change(subscriptionRef, { priceCents: 1900, interval: 'month', when: 'period-end' }, harness.clock.now());
        await takeBack(subscriptionRef);
        await passTo(periodEnd);
        expect(await oneEvent(harness, 'subscription.renewed')).toMatchObject({ amountCents: 4900 });
      });

      test('an upgrade at once takes a waiting downgrade back', async () => {
        const { subscriptionRef, periodEnd } = await subscribe(4900, 'month');
        const at = harness.clock.now();
        await change(subscriptionRef, { priceCents: 1900, interval: 'month', when: 'period-end' }, at);
        await change(subscriptionRef, { priceCents: 14_900, interval: 'month', when: 'now' }, at);
        await passTo(periodEnd);
        const events = await newEvents(harness);
        expect(events.map((event) => event.type)).toEqual(['subscription.charged', 'subscription.renewed']);
        expect(events[1]).toMatchObject({ amountCents: 14_900 });
      });
    });

    const tools = { harness: () => harness, subscribe, change, passTo };
    describePaymentEnds(tools);
    describePaymentBills(tools);
    describeSignatures(() => harness);
  });
}
