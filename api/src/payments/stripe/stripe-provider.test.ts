import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { describePaymentProvider } from '../../../test/support/payment-contract.ts';
import { createReceiver, type PaymentHarness } from '../../../test/support/payment-harness.ts';
import { startTestStripe } from '../../../test/support/test-stripe.ts';
import { signStripePayload } from '../../../../mocks/src/stripe/webhooks.ts';
import { createStripeProvider } from './stripe-provider.ts';

const publicUrl = 'http://shop.example';

async function createStripeHarness(): Promise<PaymentHarness> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const receiver = await createReceiver('stripe-signature');
  const stripe = await startTestStripe({ webhookUrl: () => receiver.url, now: () => clock.now() });
  return {
    provider: createStripeProvider({ ...stripe.account, db: database.db, clock, publicUrl }),
    db: database.db,
    clock,
    propertyRuns: 25,
    pay: (sessionId, card) => stripe.pay(sessionId, card),
    changeCard: async (customerRef, card) => stripe.emulator.changeCard(customerRef, card),
    bill: async () => stripe.emulator.advance(),
    async deliveries() {
      await stripe.emulator.deliver();
      return receiver.take();
    },
    sign: (payload, at) => signStripePayload(stripe.webhookSecret, payload, at),
    async close() {
      await stripe.close();
      await receiver.close();
      await database.close();
    },
  };
}

describePaymentProvider('Stripe', createStripeHarness);

describe('events of Stripe', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  const clock = createTestClock();
  const account = { secretKey: 'sk_test', apiUrl: 'http://127.0.0.1:1', methods: ['card'], clock, publicUrl } as const;
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } });
  const readWith = (webhookSecrets: readonly string[], secret: string) =>
    createStripeProvider({ ...account, db: database.db, webhookSecrets }).readEvent(
      Buffer.from(payload),
      signStripePayload(secret, payload, clock.now()),
    );

  test('B5 are taken under both secrets while one replaces the other, and the old one is refused once it is gone', async () => {
    expect(await readWith(['new', 'old'], 'old')).toBeNull();
    expect(await readWith(['new', 'old'], 'new')).toBeNull();
    await expect(readWith(['new'], 'old')).rejects.toMatchObject({ code: 'invalid_signature' });
  });

  test.each([
    [
      'checkout.session.completed',
      { mode: 'payment', payment_status: 'paid', payment_intent: 'pi_1', amount_total: 900 },
    ],
    ['refund.updated', { status: 'succeeded', payment_intent: 'pi_1', amount: 900 }],
  ])('A18 an event of another currency is refused, and read in dollars: %s', async (type, facts) => {
    const provider = createStripeProvider({ ...account, db: database.db, webhookSecrets: ['only'] });
    const read = (currency: string) => {
      const event = { id: 'evt_2', object: 'event', type, data: { object: { id: 'cs_1', ...facts, currency } } };
      const text = JSON.stringify(event);
      return provider.readEvent(Buffer.from(text), signStripePayload('only', text, clock.now()));
    };
    expect(await read('usd')).toMatchObject({ amountCents: 900 });
    await expect(read('inr')).rejects.toMatchObject({ code: 'validation_failed', status: 422 });
  });

  test('of kinds that say nothing to us are acknowledged without asking Stripe', async () => {
    expect(await readWith(['only'], 'only')).toBeNull();
  });

  test('Stripe being out of reach is told as such, not as a refusal', async () => {
    const provider = createStripeProvider({ ...account, db: database.db, webhookSecrets: ['only'] });
    await expect(provider.portalUrl('cus_1')).rejects.toMatchObject({ code: 'payment_unavailable', status: 503 });
  });
});
