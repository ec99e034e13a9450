import type { DbOrTrx } from '../database.ts';

/** Returns a studio's profile; undefined if the studio does not exist. */
export function findProfile(db: DbOrTrx, studioId: number) {
  return db
    .selectFrom('catalog_designer_view')
    .select(['name', 'slug', 'specialty', 'bio', 'links', 'country', 'category_id', 'version'])
    .where('id', '=', studioId)
    .executeTakeFirst();
}

/** Returns the studios of a user, by name. */
export async function findStudiosOf(db: DbOrTrx, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('studios_member as member')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'member.studio_id')
    .select('member.studio_id')
    .where('member.account_id', '=', userId)
    .orderBy('studio.name')
    .execute();
  return rows.map((row) => row.studio_id);
}

/** Whether a menu category with this number exists. */
export async function isMenuCategory(db: DbOrTrx, id: number): Promise<boolean> {
  const category = db.selectFrom('catalog_category_view').select('id').where('id', '=', id).where('kind', '=', 'menu');
  return (await category.executeTakeFirst()) !== undefined;
}
