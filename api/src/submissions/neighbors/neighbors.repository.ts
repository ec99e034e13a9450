import { sql } from 'kysely';
import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

/** A checked tile and its measurements, in base64. */
interface CheckedTile {
  readonly id: string;
  readonly title: string;
  readonly picture: string | null;
  readonly layout: RepeatLayout;
  readonly descriptor: string;
  readonly fingerprint: string;
}

/**
 * Returns tiles of other patterns to compare with a submission: all unlisted ones of its studio, and pending ones of
 * others.
 */
export async function findTilesBeside(
  db: DbOrTrx,
  { id, studio_id: studioId, asset_id: assetId }: Pick<SubmissionRow, 'id' | 'studio_id' | 'asset_id'>,
  { isOwnAlone }: { readonly isOwnAlone: boolean },
): Promise<CheckedTile[]> {
  const { rows } = await sql<CheckedTile>`
    select id, title, picture, repeat_layout as layout, report #>> '{measures,descriptor}' as descriptor,
      report #>> '{measures,fingerprint}' as fingerprint
    from submissions_submission
    where id <> ${id} and report #>> '{measures,fingerprint}' is not null
      and (asset_id is null or asset_id is distinct from ${assetId})
      and (studio_id = ${studioId} and status not in ('approved', 'withdrawn')
        or ${!isOwnAlone} and status in ('submitted', 'in_review', 'appealed'))`.execute(db);
  return rows;
}

/** Returns the measurements of listed patterns. */
export async function findLooks(db: DbOrTrx, assetIds: readonly string[]) {
  if (assetIds.length === 0) return [];
  const assets = db.selectFrom('catalog_listed_asset_view').select(['id', 'title', 'descriptor', 'fingerprint']);
  return assets.where('id', 'in', assetIds).where('status', '=', 'approved').execute();
}
