import type { DbOrTrx } from '../database.ts';

/** Returns a studio's submissions that wait for a review, in locking order. */
export async function findWaiting(db: DbOrTrx, studioId: number): Promise<string[]> {
  const submissions = db.selectFrom('submissions_submission').select('id').where('studio_id', '=', studioId);
  const waiting = submissions.where('status', 'in', ['submitted', 'in_review', 'appealed']).orderBy('id');
  return (await waiting.execute()).map(({ id }) => id);
}

/** Returns a studio's patterns on sale, in locking order. */
export async function findAssetsOnSale(db: DbOrTrx, studioId: number): Promise<string[]> {
  const assets = db.selectFrom('catalog_asset_view').select('id').where('designer_id', '=', studioId);
  return (await assets.where('status', '=', 'approved').orderBy('id').execute()).map(({ id }) => id);
}

/** Returns everything a studio has submitted, oldest first. */
export function findHandedIn(db: DbOrTrx, studioId: number) {
  return db
    .selectFrom('submissions_submission as submission')
    .leftJoin('catalog_asset_view as asset', 'asset.id', 'submission.asset_id')
    .select([
      'submission.id',
      'submission.asset_id',
      'asset.sku',
      'submission.file_name',
      'submission.sha256',
      'submission.size_bytes',
      'submission.status',
      'submission.title',
      'submission.description',
      'submission.tags',
      'submission.repeat_layout',
      'submission.repeat_millimeters',
      'submission.offers_extended',
      'submission.creation_method',
      'submission.created_at',
      'submission.submitted_at',
    ])
    .where('submission.studio_id', '=', studioId)
    .orderBy('submission.created_at')
    .orderBy('submission.id')
    .execute();
}

/** Whether the shop holds a studio. */
export async function isStudioHeld(db: DbOrTrx, studioId: number): Promise<boolean> {
  const held = db.selectFrom('studios_held_view').select('studio_id').where('studio_id', '=', studioId);
  return (await held.executeTakeFirst()) !== undefined;
}

/** Whether a studio has left. */
export async function hasLeft(db: DbOrTrx, studioId: number): Promise<boolean> {
  const left = db.selectFrom('departures_left_view').select('studio_id').where('studio_id', '=', studioId);
  return (await left.executeTakeFirst()) !== undefined;
}
