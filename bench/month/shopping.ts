import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { textAt, valueAt } from '../../e2e/support/graphql.ts';
import { cards } from '../../e2e/support/steps.ts';
import { numberAt, Refusal } from './ask.ts';
import type { Customer, SoldAsset, World } from './world.ts';

/** A card that is charged at first and declined at every renewal. */
const FAILS_LATER = '4000 0000 0000 0341';
const PAUSE_MS = 20;
const TRIES = 3000;

/** A paid order. */
export interface PaidOrder {
  readonly number: string;
  /** US cents. */
  readonly total: number;
}

/** Submits a card on the provider's page. @returns whether it was accepted */
async function pay({ shop }: World, paymentSessionId: string, card: string): Promise<boolean> {
  const answer = await fetch(`${shop.url}/api/sandbox/pay/${paymentSessionId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card }),
  });
  if (answer.status >= 500) throw new Error(`the payment page answered ${answer.status}`);
  return answer.status >= 300 && answer.status < 400;
}

/**
 * Waits on the return page until the shop has learned of the payment. On the simulated clock the day may end a moment
 * later, and anything not booked by then would be reported as a difference.
 */
async function heardOf(
  { ask }: World,
  { token }: Customer,
  paid: { readonly by: 'OrderByPaymentSession' | 'SubscriptionSession'; readonly session: string },
): Promise<void> {
  const wanted = paid.by === 'SubscriptionSession' ? 'ACTIVE' : 'COMPLETED';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await ask(paid.by, { variables: { paymentSessionId: paid.session }, token });
    if (valueAt(found, 'status') === wanted) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`the shop did not hear within a minute that ${paid.session} was paid`);
}

/** Fills a cart. @returns its total in US cents */
export async function fill({ ask }: World, customer: Customer, assets: readonly SoldAsset[]): Promise<number> {
  let total = 0;
  for (const { id } of assets) {
    customer.taken.add(id);
    const variables = { input: { assetId: id, license: 'STANDARD' } };
    total = numberAt(
      await ask('AddToCart', { variables, token: customer.token }),
      'cart',
      'total',
      'usd',
      'minorUnits',
    );
  }
  return total;
}

/** Starts the checkout of a cart. @throws Refusal if its total differs */
async function checkOut({ ask }: World, { token }: Customer, expectedTotal: number) {
  const variables = { input: { expectedTotal, idempotencyKey: randomUUID() } };
  const order = await ask('StartCheckout', { variables, token });
  return { number: textAt(order, 'order', 'number'), session: textAt(order, 'order', 'paymentSessionId') };
}

/** Outcome of a purchase: paid immediately, with a second card after the first was declined, or never. */
export type Outcome = 'abandoned' | 'declined first' | 'paid';

/** Buys some patterns. @returns null if it was not paid */
export async function buy(
  world: World,
  customer: Customer,
  assets: readonly SoldAsset[],
  outcome: Outcome,
): Promise<PaidOrder | null> {
  const total = await fill(world, customer, assets);
  const { number, session } = await checkOut(world, customer, total);
  if (outcome === 'abandoned') return null;
  if (outcome === 'declined first' && (await pay(world, session, cards.isDeclined))) {
    throw new Error(`${number} was paid by a card that is declined`);
  }
  if (!(await pay(world, session, cards.pays))) throw new Error(`${number} could not be paid`);
  await heardOf(world, customer, { by: 'OrderByPaymentSession', session });
  return { number, total };
}

/** Pays for a cart whose price has changed: refused with the old total, accepted with the new one. */
export async function buyAtNewPrice(world: World, customer: Customer, seenTotal: number): Promise<PaidOrder> {
  const refusal = await checkOut(world, customer, seenTotal).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal) || !refusal.reasons.includes('TotalChangedError')) {
    throw new Error(`a bag was sold at a price that nobody had seen: ${String(refusal)}`);
  }
  const total = numberAt(refusal.payload, 'errors', 0, 'total', 'minorUnits');
  const { number, session } = await checkOut(world, customer, total);
  if (!(await pay(world, session, cards.pays))) throw new Error(`${number} could not be paid`);
  await heardOf(world, customer, { by: 'OrderByPaymentSession', session });
  return { number, total };
}

/** Subscribes to a plan, optionally with a card whose renewals are declined. */
export async function subscribe(
  world: World,
  customer: Customer,
  plan: { readonly id: string; readonly isRefusedLater: boolean },
): Promise<void> {
  const variables = { input: { planId: plan.id } };
  const begun = await world.ask('CreateSubscriptionSession', { variables, token: customer.token });
  const session = textAt(begun, 'paymentSessionId');
  const isPaid = await pay(world, session, plan.isRefusedLater ? FAILS_LATER : cards.pays);
  if (!isPaid) throw new Error('a subscription could not be paid');
  await heardOf(world, customer, { by: 'SubscriptionSession', session });
}

/** Claims a pattern with a subscription. */
export async function claim({ ask }: World, customer: Customer, asset: SoldAsset): Promise<void> {
  customer.taken.add(asset.id);
  const variables = { input: { assetId: asset.id } };
  await ask('ClaimWithSubscription', { variables, token: customer.token });
}
