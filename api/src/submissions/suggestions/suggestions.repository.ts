import type { DbOrTrx } from '../../database.ts';

/** Returns the tags of listings by id. */
export async function findTagsOnSale(
  db: DbOrTrx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('catalog_listed_asset_view').select(['id', 'tags']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}
