import { decimalOf } from '@halfdrop/domain';
import { personByEmail } from '../../account/people.ts';
import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import type { SubscriptionRow } from '../subscriptions.repository.ts';
import { subscriptionDeskCalls, type SubscriptionFactsDto } from './subscription-desk.contract.ts';
import { findSubscriptionsAfter, type SubscriptionFilter } from './subscription-desk.repository.ts';
import { subscriptionFacts } from './subscription-desk.ts';

/** Name of the export. */
export const SUBSCRIPTION_EXPORT = 'subscriptions';

interface Wanted extends Pick<SubscriptionFilter, 'view'> {
  readonly plan?: string | undefined;
  readonly version?: number | undefined;
  readonly q?: string | undefined;
}

/** Exports all subscriptions ordered by id, with prices in US dollars. */
export function subscriptionExport(db: Db): ExportedList {
  return exportedList({
    name: SUBSCRIPTION_EXPORT,
    call: subscriptionDeskCalls.exportSubscriptions,
    read: (wanted) => readExported(db, wanted),
    columns: [
      { head: 'Subscriber', cell: ({ person }) => person?.name ?? null },
      { head: 'Email', cell: ({ person }) => person?.email ?? null },
      { head: 'Plan', cell: ({ planName }) => planName },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Price', cell: ({ price }) => decimalOf(price) },
      { head: 'Began', cell: ({ startedAt }) => startedAt },
      { head: 'Period ends', cell: ({ currentPeriodEnd }) => currentPeriodEnd },
    ],
  });
}

async function* readExported(
  db: Db,
  { view, plan, version, q }: Wanted,
): AsyncGenerator<readonly SubscriptionFactsDto[]> {
  const userId = q ? ((await personByEmail(db, q)) ?? null) : null;
  if (q && userId === null) return;
  const filter = { view, plan: plan ?? null, version: version ?? null, userId };
  const found = readBatches<SubscriptionRow>((after, limit) => findSubscriptionsAfter(db, filter, after?.id, limit));
  for await (const rows of found) yield await subscriptionFacts(db, rows);
}
