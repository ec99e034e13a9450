import type { AssetChangeKind } from '@halfdrop/domain';
import type { SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import { type AssetChangeRow, insertAssetChange } from './asset-changes.repository.ts';
import type { SaidOfPattern, StudioAssetDto } from './assets.contract.ts';

/** Returns a pattern's texts and facts as recorded and shown. */
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

/** Converts a recorded change to the contract. */
export function toAssetChange(row: AssetChangeRow): StudioAssetDto['changes'][number] {
  const { id, kind, changed_at: at, actor_name: actorName, before, after } = row;
  return { id, kind, changedAt: at.toISOString(), actorName, before, after };
}

interface RecordedChange {
  readonly kind: AssetChangeKind;
  /** Null for changes by staff, whose names are not disclosed to studios. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly before: SoldPatternRow;
  readonly after: SoldPatternRow;
}

/** Records a change of a listing in the transaction that makes it. */
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
