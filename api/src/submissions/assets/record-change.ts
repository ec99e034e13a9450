import type { AssetChangeKind } from '@halfdrop/domain';
import type { SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import { type AssetChangeRow, insertAssetChange } from './asset-changes.repository.ts';
import type { SaidOfPattern, StudioAssetDto } from './assets.contract.ts';

/** What is said of a pattern, as it is recorded and shown. */
export function saidOf(row: SoldPatternRow): SaidOfPattern {
  const { title, description, tags, license_types: licenses } = row;
  return {
    title,
    description,
    tags,
    categoryId: String(row.category_id),
    subcategoryId: String(row.subcategory_id),
    offersExtended: licenses.includes('extended'),
  };
}

/** A recorded change as it is told. */
export function toAssetChange(row: AssetChangeRow): StudioAssetDto['changes'][number] {
  const { id, kind, changed_at: at, actor_name: actorName, before, after } = row;
  return { id, kind, changedAt: at.toISOString(), actorName, before, after };
}

interface RecordedChange {
  readonly kind: AssetChangeKind;
  /** Null for what the staff did: who that was is not told to studios. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly before: SoldPatternRow;
  readonly after: SoldPatternRow;
}

/** Records a change of a pattern on sale, in the transaction that makes it. */
export async function recordChange(trx: Trx, { kind, actorId, at, before, after }: RecordedChange): Promise<void> {
  await insertAssetChange(trx, {
    asset_id: before.id,
    kind,
    actor_id: actorId,
    before: JSON.stringify(saidOf(before)),
    after: JSON.stringify(saidOf(after)),
    changed_at: at,
  });
}
