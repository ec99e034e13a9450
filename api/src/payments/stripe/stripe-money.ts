import type { Stripe } from 'stripe';
import type { ProviderMoney } from '../provider-money.ts';
import { fromSeconds, inSeconds, type StripeCaller } from './stripe-client.ts';

/** Stripe's maximum page size. */
const PAGE_SIZE = 100;

/** Lists successful payments and refunds since an instant. */
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

/** Iterates over all pages; each page is a separate request of the limited caller. */
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
