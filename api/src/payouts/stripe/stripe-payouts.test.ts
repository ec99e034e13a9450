import { createReceiver } from '../../../test/support/payment-harness.ts';
import { describePayoutProvider, type PayoutHarness } from '../../../test/support/payout-contract.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { startTestStripe } from '../../../test/support/test-stripe.ts';
import { createStripePayouts } from './stripe-payouts.ts';

async function createStripeHarness(): Promise<PayoutHarness> {
  const clock = createTestClock();
  const receiver = await createReceiver('stripe-signature');
  const stripe = await startTestStripe({
    webhookUrl: () => receiver.url,
    now: () => clock.now(),
  });
  return {
    provider: createStripePayouts({ ...stripe.account, clock }),
    clock,
    tellBank: async (accountRef, bank) => stripe.emulator.tellBank(accountRef, bank),
    returnPayouts: async () => stripe.emulator.returnPayouts(),
    async deliveries() {
      await stripe.emulator.deliver();
      return receiver.take();
    },
    async close() {
      await stripe.close();
      await receiver.close();
    },
  };
}

describePayoutProvider('Stripe Connect', createStripeHarness);

test('Stripe being out of reach is told as such, not as a refusal', async () => {
  const account = { secretKey: 'sk_test', webhookSecrets: ['only'], apiUrl: 'http://127.0.0.1:1' };
  const provider = createStripePayouts({ ...account, clock: createTestClock() });
  const payout = { reference: 'payout', accountRef: 'acct_1', amountCents: 2700 };
  await expect(provider.send(payout)).rejects.toMatchObject({ code: 'payment_unavailable', status: 503 });
});
