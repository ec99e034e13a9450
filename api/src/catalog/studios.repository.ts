import { sql, type Selectable, type Updateable } from 'kysely';
import { brokeConstraint } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { CatalogTables } from './catalog.tables.ts';

type Studio = CatalogTables['catalog_designer'];
type NewStudio = Omit<Selectable<Studio>, 'id' | 'is_featured' | 'version'>;
type StudioChange = Omit<Updateable<Studio>, 'id' | 'slug' | 'is_featured' | 'version'>;

/** Inserts a studio and returns its number. @throws already_taken with `slug` if another studio has the slug */
export async function addStudio(trx: Trx, studio: NewStudio): Promise<number> {
  try {
    const added = trx.insertInto('catalog_designer').values(studio).returning('id');
    return (await added.executeTakeFirstOrThrow()).id;
  } catch (error) {
    if (brokeConstraint(error, 'catalog_designer_slug_key')) throw slugTaken(error);
    throw error;
  }
}

/** Whether a slug is taken by a studio. */
export async function isSlugTaken(db: DbOrTrx, slug: string): Promise<boolean> {
  const studio = db.selectFrom('catalog_designer').select('id').where('slug', '=', slug);
  return (await studio.executeTakeFirst()) !== undefined;
}

/** Returns the problem for a slug that belongs to another studio. */
export function slugTaken(cause?: unknown): Problem {
  const message = 'This address is already taken';
  return new Problem('already_taken', { message, errors: [{ path: 'slug', message }], data: { field: 'slug' }, cause });
}

/** Locks a studio until the transaction ends, serializing changes to it and its members. */
export function lockStudio(trx: Trx, id: number): Promise<Selectable<Studio> | undefined> {
  return trx.selectFrom('catalog_designer').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Whether another studio has the name, ignoring case. */
export async function isStudioNameTaken(
  db: DbOrTrx,
  name: string,
  { otherThan }: { otherThan: number },
): Promise<boolean> {
  const studio = await db
    .selectFrom('catalog_designer')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return studio !== undefined;
}

/** Updates a studio's profile and increments its version. */
export async function changeStudio(trx: Trx, id: number, change: StudioChange): Promise<void> {
  await trx
    .updateTable('catalog_designer')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Features a studio in the directory or stops doing so; false if nothing changes. */
export async function featureStudio(trx: Trx, id: number, isFeatured: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('catalog_designer')
    .set({ is_featured: isFeatured })
    .where('id', '=', id)
    .where('is_featured', '<>', isFeatured)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Takes a shared lock on a studio until the transaction ends; writers wait. */
export async function keepStudio(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('catalog_designer').select('id').where('id', '=', id).forShare().execute();
}
