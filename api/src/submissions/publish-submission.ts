import type { Artworks } from '../artwork/artworks.service.ts';
import { passCoverOn, putAssetsIn } from '../catalog/design-collections.ts';
import { publishPattern } from '../catalog/publish-pattern.ts';
import { lockSoldPattern } from '../catalog/sold-patterns.ts';
import type { Trx } from '../database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { recordChange } from './assets/record-change.ts';
import { requireNoHold } from './require-selling-studio.ts';
import type { SubmissionRow } from './submissions.repository.ts';

/** Services needed to put a pattern on sale. */
export interface PublishingShop {
  readonly artworks: Pick<Artworks, 'putUpload'>;
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/**
 * Publishes an approved submission as a new pattern or as a newer version of a listing. All measurements come from its
 * check. Returns the asset's identity. @throws illegal_transition for a held studio
 */
export async function publishSubmission(
  trx: Trx,
  { artworks, searchIndex }: PublishingShop,
  row: SubmissionRow,
  at: Date,
): Promise<string> {
  await requireNoHold(trx, row.studio_id, 'This studio is on hold: its submissions cannot be published.');
  const { master, category_id: categoryId, subcategory_id: subcategoryId, creation_method: creationMethod } = row;
  if (master === null || categoryId === null || subcategoryId === null || creationMethod === null) {
    throw new Error(`submission ${row.id} was submitted incomplete`);
  }
  const { measures, seam } = master;
  const pattern = {
    designerId: row.studio_id,
    title: row.title,
    description: row.description,
    tags: row.tags,
    categoryId,
    subcategoryId,
    offersExtended: row.offers_extended,
    appearance: { measures, seam: { isVerified: seam.result === 'seamless', score: seam.score } },
  };
  const before = row.asset_id === null ? undefined : await lockSoldPattern(trx, row.asset_id);
  const assetId = await publishPattern(trx, { assetId: row.asset_id, pattern, at });
  if (row.asset_id === null) await keepPlaceInCollection(trx, row, assetId);
  await artworks.putUpload(trx, { assetId, repeat: row.repeat_layout, sha256: row.sha256, master, creationMethod, at });
  const after = before && (await lockSoldPattern(trx, assetId));
  if (after) await recordChange(trx, { kind: 'revised', actorId: null, at, before, after });
  await searchIndex.refresh(trx, [assetId]);
  return assetId;
}

/** Keeps the position of a collection draft once it is on sale. */
async function keepPlaceInCollection(trx: Trx, row: SubmissionRow, assetId: string): Promise<void> {
  const { collection_id: collectionId, collection_role: part, collection_position: position } = row;
  if (collectionId === null || part === null) return;
  await putAssetsIn(trx, collectionId, [{ id: assetId, role: part, position: position ?? 1 }]);
  await passCoverOn(trx, row.id, assetId);
}
