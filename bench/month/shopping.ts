import { randomUUID } from 'node:crypto';
import { textAt } from '../../e2e/support/graphql.ts';
import { cards } from '../../e2e/support/steps.ts';
import { numberAt, Refusal } from './ask.ts';
import type { Customer, SoldAsset, World } from './world.ts';

/** Is paid at once and refused at every renewal. */
const FAILS_LATER = '4000 0000 0000 0341';

/** An order that was paid. */
export interface PaidOrder {
  readonly number: string;
  /** In US cents. */
  readonly total: number;
}

/** Sends a card on the provider's page. @returns whether it was taken */
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

/** Puts patterns into a bag. @returns what it costs in US cents */
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

/** Begins to pay a bag. @throws Refusal when it costs something else */
async function checkOut({ ask }: World, { token }: Customer, expectedTotal: number) {
  const variables = { input: { expectedTotal, idempotencyKey: randomUUID() } };
  const order = await ask('StartCheckout', { variables, token });
  return { number: textAt(order, 'order', 'number'), session: textAt(order, 'order', 'paymentSessionId') };
}

/** How a purchase goes: paid at once, by a second card after the first was declined, or never. */
export type Outcome = 'abandoned' | 'declined first' | 'paid';

/** Buys some patterns. @returns null when it was not paid */
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
  return { number, total };
}

/** Pays a bag whose price has changed: with the sum that was seen it is refused, with the new one it is paid. */
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
  return { number, total };
}

/** Subscribes to a plan, with a card that every renewal is refused by if so wanted. */
export async function subscribe(
  world: World,
  { token }: Customer,
  plan: { readonly id: string; readonly isRefusedLater: boolean },
): Promise<void> {
  const variables = { input: { planId: plan.id } };
  const session = await world.ask('CreateSubscriptionSession', { variables, token });
  const card = plan.isRefusedLater ? FAILS_LATER : cards.pays;
  const isPaid = await pay(world, textAt(session, 'paymentSessionId'), card);
  if (!isPaid) throw new Error('a subscription could not be paid');
}

/** Takes a pattern with a subscription. */
export async function claim({ ask }: World, customer: Customer, asset: SoldAsset): Promise<void> {
  customer.taken.add(asset.id);
  const variables = { input: { assetId: asset.id } };
  await ask('ClaimWithSubscription', { variables, token: customer.token });
}
