import { cards, newEvents, oneEvent } from './payment-harness.ts';
import type { PaymentTools } from './payment-ends.ts';

const day = 86_400_000;

/** Tests of upcoming bills for every payment provider: previewing, reducing and retrying them. */
export function describePaymentBills({ harness, subscribe, change, passTo }: PaymentTools): void {
  const bill = (subscriptionRef: string) => harness().provider.nextBill(subscriptionRef);
  const retry = (subscriptionRef: string, key: string) => harness().provider.retryPayment({ subscriptionRef, key });
  const credit = (subscriptionRef: string, amountCents: number, key: string) =>
    harness().provider.creditBills({ subscriptionRef, amountCents, key });

  describe('the next bill', () => {
    test('is that of the next period, at the price planned for it; what ends with its period has none', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(4900, 'month');
      const at = new Date(periodEnd);
      expect(await bill(subscriptionRef)).toEqual({ amountCents: 4900, at, isUnpaid: false });
      await change(subscriptionRef, { priceCents: 1900, interval: 'month', when: 'period-end' }, harness().clock.now());
      expect(await bill(subscriptionRef)).toEqual({ amountCents: 1900, at, isUnpaid: false });
      await harness().provider.cancelAtPeriodEnd(subscriptionRef);
      expect(await bill(subscriptionRef)).toBeNull();
      await harness().provider.endNow(subscriptionRef);
      await expect(bill(subscriptionRef)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('is less by a credit, once for each key; what is left over goes to the one after', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(1900, 'month');
      const key = `credit-${subscriptionRef}`;
      await credit(subscriptionRef, 500, key);
      await credit(subscriptionRef, 500, key);
      expect(await bill(subscriptionRef)).toMatchObject({ amountCents: 1400 });
      await credit(subscriptionRef, 2000, `${key}-more`);
      expect(await newEvents(harness())).toEqual([]);
      await passTo(periodEnd);
      const renewed = await oneEvent(harness(), 'subscription.renewed');
      expect(renewed).toMatchObject({ amountCents: 0, priceCents: 1900, periodStart: periodEnd });
      expect(await bill(subscriptionRef)).toMatchObject({ amountCents: 1300 });
      await harness().provider.endNow(subscriptionRef);
      await credit(subscriptionRef, 100, `${key}-late`);
    });
  });

  describe('an unpaid bill', () => {
    test('is told with the day it is tried again, and charged at once with another card', async () => {
      const { subscriptionRef, periodEnd, customerRef } = await subscribe(1900, 'month', cards.failsLater);
      await passTo(periodEnd);
      await oneEvent(harness(), 'subscription.payment-failed');
      const unpaid = { amountCents: 1900, at: new Date(Date.parse(periodEnd) + 2 * day), isUnpaid: true };
      expect(await bill(subscriptionRef)).toEqual(unpaid);
      await harness().changeCard(customerRef, cards.pays);
      await retry(subscriptionRef, 'once');
      await retry(subscriptionRef, 'once');
      await retry(subscriptionRef, 'twice');
      const renewed = await oneEvent(harness(), 'subscription.renewed');
      expect(renewed).toMatchObject({ subscriptionRef, amountCents: 1900, periodStart: periodEnd });
      expect(await bill(subscriptionRef)).toMatchObject({ at: new Date(renewed.periodEnd), isUnpaid: false });
    });

    test('that is refused once more stays due on the same day, and the refusal is told', async () => {
      const { subscriptionRef, periodEnd } = await subscribe(1900, 'month', cards.failsLater);
      await passTo(periodEnd);
      await oneEvent(harness(), 'subscription.payment-failed');
      const before = await bill(subscriptionRef);
      await expect(retry(subscriptionRef, 'refused')).rejects.toMatchObject({ code: 'payment_declined' });
      await expect(retry(subscriptionRef, 'refused')).rejects.toMatchObject({ code: 'payment_declined' });
      const refused = await oneEvent(harness(), 'subscription.payment-failed');
      expect(refused).toMatchObject({ subscriptionRef, periodStart: periodEnd, attempt: 1 });
      expect(await bill(subscriptionRef)).toEqual(before);
    });
  });
}
