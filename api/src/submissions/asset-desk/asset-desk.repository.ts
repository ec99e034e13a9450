import type { AdminAssetSort, AdminAssetView } from '@halfdrop/domain';
import { isPublicAssetId, skuOf } from '@halfdrop/domain';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';

/** Filters of the pattern list. */
export interface AssetListFilter {
  readonly view: AdminAssetView;
  /** A SKU, or a prefix of a title or studio name; empty for all. */
  readonly text: string;
}

const directions = { published: 'asc', '-published': 'desc' } as const satisfies Record<AdminAssetSort, 'asc' | 'desc'>;

function inView(view: AdminAssetView): Expression<SqlBool> {
  switch (view) {
    case 'on_sale':
      return sql<SqlBool>`asset.status = 'approved'`;
    case 'limited':
      return sql<SqlBool>`asset.status = 'approved' and asset.sale_ends_at is not null`;
    case 'featured':
      return sql<SqlBool>`asset.status in ('approved', 'withdrawn')
        and asset.id in (select asset_id from catalog_featured_asset_view)`;
    case 'withdrawn':
      return sql<SqlBool>`asset.status = 'withdrawn' and hold.asset_id is null`;
    case 'held':
      return sql<SqlBool>`asset.status = 'withdrawn' and hold.asset_id is not null`;
    case 'all':
      return sql<SqlBool>`asset.status in ('approved', 'withdrawn')`;
  }
}

/** Ids are found first, by a separate index for each part. */
function named(text: string, maxRows: number | null) {
  const beginning = text.toLowerCase();
  return sql<SqlBool>`asset.id = any(array(
    (select id from catalog_asset_view where ${beginsWith(sql`lower(title)`, beginning)} limit ${maxRows})
    union all
    (select id from catalog_asset_view where designer_id in (
      select id from catalog_designer_view where ${beginsWith(sql`lower(name)`, beginning)}) limit ${maxRows})))`;
}

function selectAssets(db: DbOrTrx) {
  return db
    .selectFrom('catalog_asset_view as asset')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .leftJoin('submissions_asset_hold as hold', 'hold.asset_id', 'asset.id')
    .select(['asset.id', 'asset.sku', 'asset.slug', 'asset.title', 'asset.status', 'asset.published_at'])
    .select([
      'asset.sale_ends_at',
      sql<boolean>`exists (select from catalog_featured_asset_view where asset_id = asset.id)`.as('is_featured'),
    ])
    .select(['studio.slug as studio_slug', 'studio.name as studio_name', 'hold.reason', 'hold.held_at']);
}

function narrowed(db: Db, { view, text }: AssetListFilter, maxRows: number | null) {
  const sku = isPublicAssetId(text) || /^\d{8}$/.test(text) ? skuOf(text) : null;
  return selectAssets(db)
    .where(inView(view))
    .$if(sku !== null, (query) => query.where('asset.sku', '=', sku ?? 0))
    .$if(sku === null && text !== '', (query) => query.where(named(text, maxRows)));
}

/** Returns one page of current and former listings. */
export function readAssets(db: Db, filter: AssetListFilter, sort: AdminAssetSort, wanted: WantedPage) {
  const listed = narrowed(db, filter, MAX_FOUND_ROWS).orderBy('asset.sku', directions[sort]);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns the patterns after one, by SKU. */
export function findAssetsAfter(db: Db, filter: AssetListFilter, after: number | undefined, limit: number) {
  return narrowed(db, filter, null)
    .$if(after !== undefined, (query) => query.where('asset.sku', '>', after ?? 0))
    .orderBy('asset.sku')
    .limit(limit)
    .execute();
}

/** A pattern in that list. */
export type ListedAssetRow = Awaited<ReturnType<typeof readAssets>>['rows'][number];

/** Returns one of them. */
export function findListedAsset(db: DbOrTrx, id: string): Promise<ListedAssetRow | undefined> {
  return selectAssets(db).where('asset.id', '=', id).where(inView('all')).executeTakeFirst();
}

/** Inserts a hold on a pattern and returns its number. */
export async function insertHold(
  trx: Trx,
  hold: {
    readonly asset_id: string;
    readonly reason: string;
    readonly held_at: Date;
    readonly is_of_studio?: boolean;
  },
): Promise<string> {
  const { id } = await trx.insertInto('submissions_asset_hold').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes a hold and returns its number; undefined if there is none. */
export async function deleteHold(trx: Trx, assetId: string): Promise<string | undefined> {
  const ended = await trx
    .deleteFrom('submissions_asset_hold')
    .where('asset_id', '=', assetId)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/** Returns the patterns held together with their studio, in locking order. */
export async function findHeldWithStudio(db: DbOrTrx, studioId: number): Promise<string[]> {
  const held = await db
    .selectFrom('submissions_asset_hold as hold')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'hold.asset_id')
    .select('hold.asset_id')
    .where('asset.designer_id', '=', studioId)
    .where('hold.is_of_studio', '=', true)
    .orderBy('hold.asset_id')
    .execute();
  return held.map((row) => row.asset_id);
}

/** Marks a held pattern to return to sale together with its studio. */
export async function holdWithStudio(trx: Trx, assetId: string): Promise<void> {
  await trx.updateTable('submissions_asset_hold').set({ is_of_studio: true }).where('asset_id', '=', assetId).execute();
}

/** Counts a studio's patterns that the shop holds. */
export async function countHeldOf(db: DbOrTrx, studioId: number): Promise<number> {
  const { count } = await db
    .selectFrom('submissions_asset_hold as hold')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'hold.asset_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asset.designer_id', '=', studioId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the reason and start of a pattern's hold; undefined if it is not held. */
export function findHold(db: DbOrTrx, assetId: string) {
  const holds = db.selectFrom('submissions_asset_hold').select(['reason', 'held_at']);
  return holds.where('asset_id', '=', assetId).executeTakeFirst();
}

/** Whether the shop holds a pattern. */
export async function isHeld(db: DbOrTrx, assetId: string): Promise<boolean> {
  return (await findHold(db, assetId)) !== undefined;
}
