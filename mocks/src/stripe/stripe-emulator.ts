import express, { type Express, type Response } from 'express';
import { billDue } from './billing.ts';
import { createBooks } from './books.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { connectCalls, returnPayouts, tellBank, type ConnectedBank } from './connect-calls.ts';
import { StripeFailure, textAt } from './form.ts';
import { paySession } from './hosted-page.ts';
import { createStallingLine, repeatAnswers, requireKey } from './requests.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { signStripePayload, writeEvent, type StripeEvent } from './webhooks.ts';

interface EmulatorSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where events are delivered. */
  readonly webhookUrl: () => string;
  /** URL of the emulator itself, once it listens. */
  readonly ownUrl: () => string;
  readonly now: () => Date;
}

/**
 * Emulates the part of Stripe used by this shop, for tests of its adapter: no money, no cards except the test numbers.
 */
export interface StripeEmulator {
  /** Serves `/v1/…` to the official library, and a page for each session. It does not listen. */
  readonly app: Express;
  /** Bills every subscription due by the clock. */
  advance(): void;
  /** Simulates a card change by a customer on the hosted page. */
  changeCard(customer: string, card: string): void;
  /** Simulates entering details on the page of a connected account. */
  tellBank(account: string, bank: ConnectedBank): void;
  /** Makes banks return payouts that are set to be returned. */
  returnPayouts(): void;
  /**
   * Leaves requests unanswered until the returned function is called; they are then processed, whether or not the
   * client still waits.
   */
  stall(): () => void;
  /** Returns the number of unanswered requests. */
  readonly stalled: () => number;
  /**
   * Delivers the events since the last call, each once and in order.
   * @throws if a delivery is rejected
   */
  deliver(): Promise<void>;
}

/** Creates an emulator with empty books. */
export function createStripeEmulator(settings: EmulatorSettings): StripeEmulator {
  const { secretKey, webhookSecret, now } = settings;
  const waiting: StripeEvent[] = [];
  const report = (type: string, object: object) => void waiting.push(writeEvent(type, object, now()));
  const nowInSeconds = () => Math.floor(now().getTime() / 1000);
  const books = createBooks(nowInSeconds);
  const pageUrl = (id: string) => `${settings.ownUrl()}/pay/${id}`;

  const line = createStallingLine();
  const api = express.Router();
  api.use(requireKey(secretKey), express.urlencoded({ extended: true }), line.handler, repeatAnswers());
  checkoutCalls(api, books, report, pageUrl);
  subscriptionCalls(api, books, report, nowInSeconds);
  connectCalls(api, books, report, pageUrl);

  const app = express();
  // The library nests query parameters by brackets, as it does those of a form.
  app.set('query parser', 'extended');
  app.use('/v1', api);
  app.get('/pay/:id', ({ params }, response) => {
    const { label, price } = books.sessions.get(params.id);
    response
      .type('html')
      .send(`<h1>${label}</h1><p>${price.unitAmount} cents</p><form method="post"><input name="card"></form>`);
  });
  app.post('/pay/:id', express.urlencoded({ extended: false }), ({ params, body }, response: Response) => {
    const card = (textAt(body, 'card') ?? '').replaceAll(' ', '');
    try {
      const address = paySession(books, report, books.sessions.get(params.id), card, now());
      if (address === null) response.status(402).send('Your card was declined.');
      else response.redirect(303, address);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      response.status(error.status).send(error.message);
    }
  });

  return {
    app,
    advance: () => billDue(books, report, nowInSeconds()),
    changeCard: (customer, card) => {
      books.customers.get(customer).card = card;
    },
    tellBank: (account, bank) => tellBank(books, report, account, bank),
    returnPayouts: () => returnPayouts(books, report),
    stall: line.stall,
    stalled: line.stalled,
    async deliver() {
      for (let event = waiting.shift(); event; event = waiting.shift()) {
        const signature = signStripePayload(webhookSecret, event.payload, now());
        const response = await fetch(settings.webhookUrl(), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body: event.payload,
        });
        if (!response.ok) throw new Error(`the webhook answered ${event.type} with ${response.status}`);
      }
    },
  };
}
