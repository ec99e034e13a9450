import type { DbOrTrx } from '../database.ts';

/** What a studio tells about itself; undefined when there is no such studio. */
export function findProfile(db: DbOrTrx, studioId: number) {
  return db
    .selectFrom('catalog_designer_view')
    .select(['name', 'slug', 'specialty', 'bio', 'links', 'country', 'category_id', 'version'])
    .where('id', '=', studioId)
    .executeTakeFirst();
}

/** The studios that someone works in, by name. */
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

/** Whether a category of the menu has a number. */
export async function isMenuCategory(db: DbOrTrx, id: number): Promise<boolean> {
  const category = db.selectFrom('catalog_category_view').select('id').where('id', '=', id).where('kind', '=', 'menu');
  return (await category.executeTakeFirst()) !== undefined;
}
