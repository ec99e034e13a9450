import { sql } from 'kysely';
import type { CollectionPlace } from '../../catalog/design-collections.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import type { SubmissionRow } from '../submissions.repository.ts';

/** Draft columns that a collection shows. */
export type CollectionDraftRow = Pick<
  SubmissionRow,
  'id' | 'title' | 'status' | 'picture' | 'collection_id' | 'collection_role' | 'collection_position'
>;

/** Returns the drafts in a studio's collections: never on sale and not withdrawn. */
export function findDraftsInCollections(db: DbOrTrx, studioId: number): Promise<CollectionDraftRow[]> {
  return db
    .selectFrom('submissions_submission')
    .select(['id', 'title', 'status', 'picture', 'collection_id', 'collection_role', 'collection_position'])
    .where('studio_id', '=', studioId)
    .where('collection_id', 'is not', null)
    .where('asset_id', 'is', null)
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .execute();
}

/** Removes every draft from a collection. */
export async function takeDraftsOut(trx: Trx, collectionId: number): Promise<void> {
  await trx
    .updateTable('submissions_submission')
    .set({ collection_id: null, collection_role: null, collection_position: null })
    .where('collection_id', '=', collectionId)
    .execute();
}

/** Assigns drafts their positions in a collection. */
export async function putDraftsIn(trx: Trx, collectionId: number, places: readonly CollectionPlace[]): Promise<void> {
  await sql`
    update submissions_submission
    set collection_id = ${collectionId}, collection_role = placed.role, collection_position = placed.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as placed (id uuid, role text, position smallint)
    where submissions_submission.id = placed.id`.execute(trx);
}

/** A pattern in no collection. */
export interface LoosePatternRow extends Pick<SubmissionRow, 'id' | 'title' | 'status' | 'picture'> {
  readonly is_asset: boolean;
}

interface WantedLoose extends WantedPage {
  readonly studioId: number;
  /** Words in the title, ignoring case. */
  readonly search: string;
}

/** Returns drafts and current or former listings in no collection, newest first, and their total number. */
export async function findLoosePatterns(
  db: DbOrTrx,
  { studioId, search, page, limit }: WantedLoose,
): Promise<{ rows: LoosePatternRow[]; total: number }> {
  const { rows } = await sql<LoosePatternRow & { total: number }>`
    select id, title, status, picture, is_asset, (count(*) over ())::int as total from (
      select id, title, status, picture, false as is_asset, created_at as at from submissions_submission
      where studio_id = ${studioId} and collection_id is null and asset_id is null and status <> 'withdrawn'
      union all
      select id, title, status, null, true, published_at from catalog_asset_view
      where designer_id = ${studioId} and collection_id is null and status in ('approved', 'withdrawn')
    ) as loose
    where position(lower(${search}) in lower(title)) > 0
    order by at desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
