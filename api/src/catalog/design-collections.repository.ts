import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CollectionRole } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { addressOf } from './address-of.ts';
import type { CatalogTables } from './catalog.tables.ts';

type Collections = CatalogTables['catalog_collection'];

/** A design collection as its studio arranged it. */
export type DesignCollectionRow = Selectable<Collections>;

/** Position of a pattern in a design collection. */
export interface CollectionPlace {
  /** The pattern. */
  readonly id: string;
  readonly role: CollectionRole;
  /** Starts at 1. */
  readonly position: number;
}

/** Returns a studio's design collections in its own order, with and without patterns on sale. */
export function findDesignCollections(db: DbOrTrx, studioId: number): Promise<DesignCollectionRow[]> {
  const collections = db.selectFrom('catalog_collection').selectAll().where('designer_id', '=', studioId);
  return collections.orderBy('position').execute();
}

type NewCollection = Pick<Insertable<Collections>, 'name' | 'description' | 'cover_id'>;

/** Stores a design collection as the studio's last. Its slug reveals nothing about the collections of others. */
export async function addDesignCollection(
  trx: Trx,
  studio: { readonly id: number; readonly slug: string },
  collection: NewCollection,
): Promise<number> {
  const address = `${addressOf(collection.name) ?? 'collection'}-${studio.slug}`;
  for (let number = 1; ; number += 1) {
    const added = trx
      .insertInto('catalog_collection')
      .values((insert) => ({
        ...collection,
        slug: number === 1 ? address : `${address}-${number}`,
        designer_id: studio.id,
        position: insert
          .selectFrom('catalog_collection')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
          .where('designer_id', '=', studio.id),
      }))
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id');
    const row = await added.executeTakeFirst();
    if (row) return row.id;
  }
}

/** Updates a design collection and increments its version. Its slug stays. */
export async function changeDesignCollection(
  trx: Trx,
  id: number,
  change: Pick<Updateable<Collections>, 'name' | 'description' | 'cover_id'>,
): Promise<void> {
  await trx
    .updateTable('catalog_collection')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an empty design collection. */
export async function dropDesignCollection(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('catalog_collection').where('id', '=', id).execute();
}

/** Sets the display order of a studio's design collections; `ids` must name all of them. */
export async function orderDesignCollections(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update catalog_collection set position = placed.position
    from unnest(${ids}::smallint[]) with ordinality as placed (id, position)
    where catalog_collection.id = placed.id`.execute(trx);
}

/** Returns a studio's current and former listings that are in its collections, in their order. */
export function findAssetsInCollections(db: DbOrTrx, studioId: number) {
  return db
    .selectFrom('catalog_asset')
    .select(['id', 'title', 'status', 'collection_id', 'collection_role', 'collection_position'])
    .where('designer_id', '=', studioId)
    .where('collection_id', 'is not', null)
    .where('status', 'in', ['approved', 'withdrawn'])
    .orderBy(sql`array_position(array['hero', 'coordinate', 'blender'], collection_role)`)
    .orderBy('sku')
    .execute();
}

/** Returns which of the ids are assets of a studio. */
export async function findAssetsOfStudio(trx: Trx, studioId: number, ids: readonly string[]): Promise<string[]> {
  const assets = trx.selectFrom('catalog_asset').select('id').where('designer_id', '=', studioId);
  return (await assets.where('id', 'in', ids).execute()).map(({ id }) => id);
}

/** Removes every asset from a design collection and returns their ids. */
export async function takeAssetsOut(trx: Trx, collectionId: number): Promise<string[]> {
  const emptied = trx
    .updateTable('catalog_asset')
    .set({ collection_id: null, collection_role: null, collection_position: null })
    .where('collection_id', '=', collectionId)
    .returning('id');
  return (await emptied.execute()).map(({ id }) => id);
}

/** Assigns assets their positions in a design collection. */
export async function putAssetsIn(trx: Trx, collectionId: number, places: readonly CollectionPlace[]): Promise<void> {
  await sql`
    update catalog_asset
    set collection_id = ${collectionId}, collection_role = placed.role, collection_position = placed.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as placed (id uuid, role text, position smallint)
    where catalog_asset.id = placed.id`.execute(trx);
}

/** Transfers the role of collection cover from a draft to the asset it became. */
export async function passCoverOn(trx: Trx, draftId: string, assetId: string): Promise<void> {
  await trx.updateTable('catalog_collection').set({ cover_id: assetId }).where('cover_id', '=', draftId).execute();
}
