import { sql } from 'kysely';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';

interface FetchedFiles {
  readonly entitlementId: string;
  readonly linkId: string;
  readonly formats: readonly FileFormat[];
  readonly palette: string | null;
  readonly at: Date;
}

/** Records one download; a link fetched in parts is recorded once. */
export async function insertDownload(
  trx: Trx,
  { entitlementId, linkId, formats, palette, at }: FetchedFiles,
): Promise<void> {
  await trx
    .insertInto('downloads_download')
    .values({ entitlement_id: entitlementId, link_id: linkId, formats: [...formats], palette, downloaded_at: at })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .execute();
}

function downloadsOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('downloads_download')
    .innerJoin('downloads_entitlement', 'downloads_entitlement.id', 'downloads_download.entitlement_id')
    .where('downloads_entitlement.user_id', '=', userId);
}

/** Returns one page of a user's downloads, latest first. */
export function readHistoryPage(db: DbOrTrx, userId: string, wanted: WantedPage) {
  const history = downloadsOf(db, userId)
    .select([
      'downloads_download.id',
      'downloads_download.formats',
      'downloads_download.palette',
      'downloads_download.downloaded_at',
      'downloads_entitlement.asset_id',
      'downloads_entitlement.title',
      // Null once the license was revoked or superseded.
      sql<string | null>`case when revoked_at is null and superseded_at is null then downloads_entitlement.id end`.as(
        'entitlement_id',
      ),
    ])
    .orderBy('downloads_download.downloaded_at', 'desc')
    .orderBy('downloads_download.id');
  return readPage(db, history, wanted);
}
