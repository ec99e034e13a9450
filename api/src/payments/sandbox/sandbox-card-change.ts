import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Trx } from '../../database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { billSubscription } from './sandbox-billing.ts';
import { isRefusedLater, keptOf, testCardOf } from './sandbox-cards.ts';
import {
  lockRunning,
  subscriptionsOf,
  updateSubscription,
  type SandboxSubscription,
} from './sandbox-subscriptions.repository.ts';
import { refusalOf, unknownCardWords } from './sandbox-words.ts';

interface CardChange {
  readonly subscriptions: readonly SandboxSubscription[];
  readonly error: string | null;
}

/** Page on which a customer changes the card. */
export interface SandboxCardPage {
  /** Returns the customer's subscriptions; empty for an unknown customer. */
  subscriptionsOf(customerRef: string): Promise<readonly SandboxSubscription[]>;
  /** Changes the card for all subscriptions of a customer and pays overdue renewals with it. */
  changeCard(customerRef: string, number: string): Promise<CardChange>;
}

/** Creates the service behind the page. */
export function createCardPage({
  db,
  writes,
  clock,
}: {
  readonly db: Db;
  readonly writes: Db;
  readonly clock: Clock;
}): SandboxCardPage {
  return {
    subscriptionsOf: (customerRef) => subscriptionsOf(db, customerRef),
    changeCard: (customerRef, number) =>
      inTransaction(writes, async (trx) => {
        const error = await takeCard(trx, customerRef, number, clock.now());
        return { subscriptions: await subscriptionsOf(trx, customerRef), error };
      }),
  };
}

async function takeCard(trx: Trx, customerRef: string, number: string, now: Date): Promise<string | null> {
  const card = testCardOf(number);
  if (!card) return unknownCardWords;
  if (card.behavior === 'declined' || card.behavior === 'insufficient-funds') return refusalOf(card.behavior);
  const kept = keptOf(card);
  for (const { id } of await subscriptionsOf(trx, customerRef)) {
    const subscription = await lockRunning(trx, id);
    if (!subscription) continue;
    const change = { card_brand: kept.brand, card_last4: kept.last4, is_card_refused: isRefusedLater(kept) };
    const changed = await updateSubscription(trx, subscription, change);
    if (changed.status === 'past-due' && !changed.is_card_refused) await billSubscription(trx, changed, now);
  }
  return null;
}
