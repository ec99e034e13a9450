import type { Stripe } from 'stripe';
import type { ProviderMoney } from '../provider-money.ts';
import { fromSeconds, inSeconds, type StripeCaller } from './stripe-client.ts';

/** The most that one request lists. */
const PAGE_SIZE = 100;

/** Lists what was taken and given back since an instant. Only what has succeeded is money. */
export async function* listStripeMoney(stripe: Stripe, ask: StripeCaller, since: Date): AsyncGenerator<ProviderMoney> {
  const created = { gte: inSeconds(since) };
  const intents = pages(ask, (after) => stripe.paymentIntents.list({ created, limit: PAGE_SIZE, ...after }));
  for await (const { id, status, amount_received: amountCents, created: seconds } of intents) {
    if (status === 'succeeded') yield { kind: 'charge', reference: id, amountCents, at: fromSeconds(seconds) };
  }
  const refunds = pages(ask, (after) => stripe.refunds.list({ created, limit: PAGE_SIZE, ...after }));
  for await (const { id, status, amount: amountCents, created: seconds } of refunds) {
    if (status === 'succeeded') yield { kind: 'refund', reference: id, amountCents, at: fromSeconds(seconds) };
  }
}

/** Each page is a request of its own, in its turn with all others. */
async function* pages<Item extends { readonly id: string }>(
  ask: StripeCaller,
  list: (after: { starting_after?: string }) => Promise<Stripe.ApiList<Item>>,
): AsyncGenerator<Item> {
  let after: { starting_after?: string } = {};
  for (;;) {
    const page = await ask(async () => list(after));
    yield* page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    after = { starting_after: last.id };
  }
}
