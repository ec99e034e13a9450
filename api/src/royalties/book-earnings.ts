import { sumOf } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { Earning } from './royalties.repository.ts';

/** Posts the earnings of studios to the ledger; the shop's own patterns earn nothing. */
export async function bookEarnings(
  trx: Trx,
  fact: { readonly key: string; readonly kind: string; readonly at: Date },
  earnings: readonly Earning[],
): Promise<void> {
  const byStudio = new Map<number, number>();
  for (const { studio_id: studioId, amount_cents: cents } of earnings) {
    if (studioId !== null) byStudio.set(studioId, (byStudio.get(studioId) ?? 0) + cents);
  }
  await postTransaction(trx, {
    ...fact,
    entries: [
      { account: 'royalty-costs', amountCents: sumOf([...byStudio.values()]) },
      ...[...byStudio].map(([studioId, cents]) => ({
        account: `royalties:${studioId}` as const,
        amountCents: 0 - cents,
      })),
    ],
  });
}
