import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { ShopCollectionRow } from '../shop-collections.repository.ts';
import type { CollectionConditions } from './collection-desk.contract.ts';

/** A shop collection with the fields of the desk. */
export interface DeskCollectionRow extends ShopCollectionRow {
  readonly is_published: boolean;
  readonly version: number;
  readonly picked_count: number;
}

/** Stored fields of a shop collection, without its slug and position. */
interface StoredCollection extends Pick<
  DeskCollectionRow,
  'title' | 'description' | 'rule' | 'cover_id' | 'is_published'
> {
  readonly conditions: CollectionConditions | null;
}

const columns = sql`id, slug, title, description, rule, conditions, is_seasonal, is_published, cover_id, version,
  (select count(*)::int from shop_collection_item where collection_id = shop_collection.id) as picked_count`;

/** Returns all shop collections in display order. */
export async function findCollections(db: DbOrTrx): Promise<DeskCollectionRow[]> {
  const { rows } = await sql<DeskCollectionRow>`select ${columns} from shop_collection order by position`.execute(db);
  return rows;
}

/** Returns one shop collection. */
export async function findCollection(db: DbOrTrx, id: number): Promise<DeskCollectionRow | undefined> {
  const { rows } = await sql<DeskCollectionRow>`select ${columns} from shop_collection where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks one shop collection until the transaction ends. */
export async function lockCollection(trx: Trx, id: number): Promise<DeskCollectionRow | undefined> {
  await sql`select from shop_collection where id = ${id} for update`.execute(trx);
  return findCollection(trx, id);
}

/** Locks the shop collection with a slug until the transaction ends. */
export async function lockCollectionBySlug(trx: Trx, slug: string): Promise<DeskCollectionRow | undefined> {
  const { rows } = await sql<{ id: number }>`select id from shop_collection where slug = ${slug} for update`.execute(
    trx,
  );
  return rows[0] && findCollection(trx, rows[0].id);
}

/** Returns the hand-picked patterns of a collection, in order. */
export function findPicked(db: DbOrTrx, collectionId: number) {
  return db
    .selectFrom('shop_collection_item as item')
    .innerJoin('catalog_asset as asset', 'asset.id', 'item.asset_id')
    .select(['asset.id', 'asset.title', 'asset.status'])
    .where('item.collection_id', '=', collectionId)
    .orderBy('item.position')
    .execute();
}

/** Inserts a collection after all others and returns its number. Concurrent inserts wait for each other. */
export async function insertCollection(trx: Trx, slug: string, stored: StoredCollection): Promise<number> {
  await sql`lock table shop_collection in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    insert into shop_collection (slug, title, description, rule, conditions, is_published, cover_id, position)
    select ${slug}, ${stored.title}, ${stored.description}, ${stored.rule}, ${conditionsOf(stored)}::jsonb,
      ${stored.is_published}, ${stored.cover_id}::uuid, coalesce(max(position), 0) + 1
    from shop_collection returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error(`The collection ${slug} was not stored`);
  return made.id;
}

/** Updates a locked collection and increments its version. */
export async function updateCollection(trx: Trx, id: number, stored: StoredCollection): Promise<void> {
  await sql`
    update shop_collection set title = ${stored.title}, description = ${stored.description}, rule = ${stored.rule},
      conditions = ${conditionsOf(stored)}::jsonb, is_published = ${stored.is_published},
      cover_id = ${stored.cover_id}::uuid, version = version + 1
    where id = ${id}`.execute(trx);
}

/** Replaces the hand-picked patterns of a collection, keeping this order. */
export async function replacePicked(trx: Trx, collectionId: number, assetIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('shop_collection_item').where('collection_id', '=', collectionId).execute();
  if (assetIds.length === 0) return;
  const items = assetIds.map((assetId, index) => ({
    collection_id: collectionId,
    asset_id: assetId,
    position: index + 1,
    season: null,
  }));
  await trx.insertInto('shop_collection_item').values(items).execute();
}

/** Counts how many of the ids exist. */
export async function countAssets(db: DbOrTrx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const row = await db
    .selectFrom('catalog_asset')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Sets the display order of collections. */
export async function placeCollections(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update shop_collection set position = placed.position
    from unnest(${ids}::int[]) with ordinality as placed (id, position) where shop_collection.id = placed.id`.execute(
    trx,
  );
}

function conditionsOf({ conditions }: StoredCollection): string | null {
  return conditions && JSON.stringify(conditions);
}
