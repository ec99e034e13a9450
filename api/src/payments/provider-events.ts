import type { DbOrTrx } from '../database.ts';
import type { ProviderEventDto } from './payments.contract.ts';
import { type EventSubject, readEventsAbout } from './provider-events.repository.ts';

/** Returns the provider events about an order or a subscription, oldest first. */
export async function findProviderEvents(db: DbOrTrx, about: EventSubject): Promise<ProviderEventDto[]> {
  const rows = await readEventsAbout(db, about);
  return rows.map(({ id, type, amount_cents: amount, received_at: receivedAt, failure }) => ({
    id,
    type,
    amount,
    receivedAt: receivedAt.toISOString(),
    failure,
  }));
}
