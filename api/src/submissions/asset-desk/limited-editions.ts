import { limitSale, type SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import { postNotice } from '../../notices/post-notice.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { LastDay } from './asset-desk.contract.ts';

interface Limit extends LastDay {
  readonly at: Date;
}

/** Data for the audit log. */
interface Limited {
  readonly before: { readonly lastDay: string | null };
  readonly after: { readonly lastDay: string | null };
}

/**
 * Sets or clears the last day of a locked pattern's sale and notifies its studio.
 * @throws validation_failed for a day in the past, illegal_transition if nothing changes
 */
export async function limitPattern(trx: Trx, row: SoldPatternRow, { lastDay, reason, at }: Limit): Promise<Limited> {
  const { id: assetId, designer_id: studioId, title, sale_ends_at: endedAt } = row;
  const endsAt = lastDay === null ? null : addDays(new Date(`${lastDay}T00:00:00Z`), 1);
  if (endsAt !== null && endsAt <= at) throw invalidField('lastDay', 'Must be today or a later day');
  if (endsAt?.getTime() === endedAt?.getTime()) {
    throw new Problem('illegal_transition', {
      message: lastDay === null ? 'It has no last day.' : 'That is already its last day.',
    });
  }
  await limitSale(trx, assetId, { endsAt, at });
  const told = { studioId, subjectId: `${assetId}:${at.toISOString()}`, at };
  const facts = { assetId, title, reason };
  await (endsAt === null
    ? postNotice(trx, { ...told, kind: 'asset_unlimited', facts })
    : postNotice(trx, { ...told, kind: 'asset_limited', facts: { ...facts, startsAt: endsAt.toISOString() } }));
  return { before: { lastDay: lastDayOf(endedAt) }, after: { lastDay } };
}

function lastDayOf(endsAt: Date | null): string | null {
  return endsAt && new Date(endsAt.getTime() - 1).toISOString().slice(0, 10);
}
