import type { PlanChange } from '../../src/payments/provider.ts';
import { cards, newEvents, oneEvent, type PaymentHarness } from './payment-harness.ts';

const day = 86_400_000;

/** A subscription that is paid for its first period. */
interface Subscribed {
  readonly subscriptionRef: string;
  readonly customerRef: string;
  readonly periodEnd: string;
}

/** Helpers shared by a provider's tests. */
export interface PaymentTools {
  readonly harness: () => PaymentHarness;
  readonly subscribe: (priceCents: number, interval: 'month' | 'year', card?: string) => Promise<Subscribed>;
  readonly change: (
    subscriptionRef: string,
    terms: Pick<PlanChange, 'priceCents' | 'interval' | 'when'>,
    at: Date,
  ) => Promise<unknown>;
  readonly passTo: (instant: string) => Promise<void>;
}

/** Tests of ending subscriptions for every payment provider: as requested, or unpaid. */
export function describePaymentEnds({ harness, subscribe, change, passTo }: PaymentTools): void {
  describe('the end', () => {
    const ask = (action: 'cancelAtPeriodEnd' | 'resume' | 'endNow', subscriptionRef: string) =>
      harness().provider[action](subscriptionRef);

    test('a canceled subscription ends with its paid period, without another charge', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(1900, 'month');
      await change(subscriptionRef, { priceCents: 999, interval: 'month', when: 'period-end' }, harness().clock.now());
      await ask('cancelAtPeriodEnd', subscriptionRef);
      await passTo(periodEnd);
      const events = await newEvents(harness());
      expect(events).toEqual([expect.objectContaining({ type: 'subscription.ended', subscriptionRef, at: periodEnd })]);
    });

    test('a cancellation that is taken back renews', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(1900, 'month');
      await ask('cancelAtPeriodEnd', subscriptionRef);
      await ask('resume', subscriptionRef);
      await passTo(periodEnd);
      expect(await oneEvent(harness(), 'subscription.renewed')).toMatchObject({ subscriptionRef });
    });

    test('ending at once is told once, and ending again does nothing', async () => {
      const { subscriptionRef } = await subscribe(1900, 'month');
      await ask('endNow', subscriptionRef);
      await ask('endNow', subscriptionRef);
      expect(await oneEvent(harness(), 'subscription.ended')).toMatchObject({ subscriptionRef });
      await expect(ask('cancelAtPeriodEnd', subscriptionRef)).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('a renewal that is refused', () => {
    test('is tried four times within a week; then the subscription ends', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(1900, 'month', cards.failsLater);
      const told: unknown[] = [];
      await passTo(periodEnd);
      for (let passed = 0; passed <= 7; passed += 1) {
        told.push(...(await newEvents(harness())).map((event) => ({ passed, ...event })));
        harness().clock.advance(day);
        await harness().bill();
      }
      const refusals = [0, 2, 4, 6].map((passed, index) => ({ passed, attempt: index + 1, periodStart: periodEnd }));
      expect(told.slice(0, 4)).toMatchObject(refusals);
      expect(told.slice(4)).toMatchObject([{ passed: 7, type: 'subscription.ended', subscriptionRef }]);
    });

    test('is made up for with another card, for the same period', async () => {
      const { subscriptionRef, periodEnd, customerRef } = await subscribe(1900, 'month', cards.failsLater);
      await passTo(periodEnd);
      expect(await oneEvent(harness(), 'subscription.payment-failed')).toMatchObject({ attempt: 1 });
      expect(await harness().provider.portalUrl(customerRef)).toMatch(/^http/);
      await harness().changeCard(customerRef, cards.pays);
      harness().clock.advance(2 * day);
      await harness().bill();
      const renewed = await oneEvent(harness(), 'subscription.renewed');
      expect(renewed).toMatchObject({ subscriptionRef, amountCents: 1900, periodStart: periodEnd });
    });
  });
}
