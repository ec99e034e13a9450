import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase } from '../../../../test/support/test-database.ts';
import { describePaymentProvider } from '../../../../test/support/payment-contract.ts';
import { createReceiver, type PaymentHarness } from '../../../../test/support/payment-harness.ts';
import { createStripeEmulator } from '../../../../../mocks/src/stripe/stripe-emulator.ts';
import { signStripePayload } from '../../../../../mocks/src/stripe/webhooks.ts';
import { createHttpServer, drain, listen } from '../../http/server.ts';
import { createStripeProvider } from './stripe-provider.ts';

const secretKey = 'sk_test_emulated';
const webhookSecret = 'whsec_emulated';
const nextSecret = 'whsec_next';

async function createStripeHarness(): Promise<PaymentHarness> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const receiver = await createReceiver('stripe-signature');
  let stripeUrl = '';
  const emulator = createStripeEmulator({
    secretKey,
    webhookSecret,
    webhookUrl: () => receiver.url,
    ownUrl: () => stripeUrl,
    now: () => clock.now(),
  });
  const server = createHttpServer(emulator.app);
  stripeUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    provider: createStripeProvider({
      clock,
      publicUrl: 'http://shop.example',
      methods: ['card', 'paypal', 'apple_pay'],
      secretKey,
      webhookSecrets: [nextSecret, webhookSecret],
      apiUrl: stripeUrl,
    }),
    db: database.db,
    clock,
    propertyRuns: 25,
    async pay(sessionId, card) {
      const body = new URLSearchParams({ card });
      const response = await fetch(`${stripeUrl}/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' });
      return response.status === 303;
    },
    changeCard: async (customerRef, card) => emulator.changeCard(customerRef, card),
    bill: async () => emulator.advance(),
    async deliveries() {
      await emulator.deliver();
      return receiver.take();
    },
    sign: (payload, at) => signStripePayload(webhookSecret, payload, at),
    async close() {
      await drain(server, 1000);
      await receiver.close();
      await database.close();
    },
  };
}

describePaymentProvider('Stripe', createStripeHarness);
