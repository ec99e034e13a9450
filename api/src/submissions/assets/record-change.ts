import type { AssetChangeKind } from '@halfdrop/domain';
import type { SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import type { SaidOfPattern } from './assets.contract.ts';
import { insertAssetChange } from './asset-changes.repository.ts';

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

interface RecordedChange {
  readonly kind: AssetChangeKind;
  /** Null for what a review ended with: who reviews is not told to studios. */
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
