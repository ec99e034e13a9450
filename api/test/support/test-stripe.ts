import { createStripeEmulator, type StripeEmulator } from '../../../mocks/src/stripe/stripe-emulator.ts';
import { createHttpServer, drain, listen } from '../../src/platform/http/server.ts';
import type { StripeAccount } from '../../src/payments/payments.ts';

/** A running Stripe emulator. */
export interface TestStripe {
  readonly account: StripeAccount;
  readonly emulator: StripeEmulator;
  readonly webhookSecret: string;
  /** Submits the card form of a session's page; returns whether the card was accepted. */
  pay(sessionId: string, card: string): Promise<boolean>;
  /** Refunds a payment outside the shop, like an operator in Stripe's dashboard. */
  refundByHand(paymentRef: string, amountCents: number): Promise<void>;
  close(): Promise<void>;
}

interface TestStripeSettings {
  readonly webhookUrl: () => string;
  readonly now: () => Date;
}

/** Starts an emulator. Its account has a second signing secret, prepared for rotation. */
export async function startTestStripe({ webhookUrl, now }: TestStripeSettings): Promise<TestStripe> {
  const secretKey = 'sk_test_emulated';
  const webhookSecret = 'whsec_emulated';
  let url = '';
  const emulator = createStripeEmulator({ secretKey, webhookSecret, webhookUrl, ownUrl: () => url, now });
  const server = createHttpServer(emulator.app);
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    account: {
      secretKey,
      webhookSecrets: ['whsec_next', webhookSecret],
      apiUrl: url,
      methods: ['card', 'paypal', 'apple_pay'],
    },
    emulator,
    webhookSecret,
    async pay(sessionId, card) {
      const body = new URLSearchParams({ card });
      const response = await fetch(`${url}/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' });
      return response.status === 303;
    },
    async refundByHand(paymentRef, amountCents) {
      const body = new URLSearchParams({ payment_intent: paymentRef, amount: String(amountCents) });
      const headers = { authorization: `Bearer ${secretKey}` };
      const response = await fetch(`${url}/v1/refunds`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    close: () => drain(server, { grace: 1000 }),
  };
}
