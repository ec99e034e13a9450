import { sql } from 'kysely';
import type { DbOrTrx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

/** Only the newest are considered for a studio with more. */
const MAX_TILES = 5000;

const fingerprint = sql<string>`report #>> '{measures,fingerprint}'`;

const tilesOf = (db: DbOrTrx, studioId: number) =>
  db
    .selectFrom('submissions_submission')
    .select(['id', 'title', 'asset_id', fingerprint.as('fingerprint')])
    .where('studio_id', '=', studioId)
    .where('status', '<>', 'withdrawn')
    .where(fingerprint, 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_TILES);

/** Returns the measured drawings of a studio, in base64, newest first. */
export function findTilesOfStudio(db: DbOrTrx, studioId: number) {
  return tilesOf(db, studioId).execute();
}

/** Returns the same, excluding one pattern. */
export function findTilesBesides(db: DbOrTrx, { id, studio_id: studioId, asset_id: assetId }: SubmissionRow) {
  return tilesOf(db, studioId)
    .where('id', '<>', id)
    .where(sql<boolean>`(asset_id is null or asset_id is distinct from ${assetId})`)
    .execute();
}
