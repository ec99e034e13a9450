import { brokeConstraint } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { CatalogTables } from './catalog.tables.ts';

type NewStudio = Omit<CatalogTables['catalog_designer'], 'id' | 'is_featured'>;

/** Makes a studio and returns its number. @throws already_taken with `slug` when another studio has the address */
export async function addStudio(trx: Trx, studio: NewStudio): Promise<number> {
  try {
    const added = trx.insertInto('catalog_designer').values(studio).returning('id');
    return (await added.executeTakeFirstOrThrow()).id;
  } catch (error) {
    if (brokeConstraint(error, 'catalog_designer_slug_key')) throw slugTaken(error);
    throw error;
  }
}

/** Whether a studio has an address. */
export async function isSlugTaken(db: DbOrTrx, slug: string): Promise<boolean> {
  const studio = db.selectFrom('catalog_designer').select('id').where('slug', '=', slug);
  return (await studio.executeTakeFirst()) !== undefined;
}

/** The address of a studio is another one's. */
export function slugTaken(cause?: unknown): Problem {
  const message = 'This address is already taken';
  return new Problem('already_taken', { message, errors: [{ path: 'slug', message }], data: { field: 'slug' }, cause });
}
