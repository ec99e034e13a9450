import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { DepartureTables } from './departures.tables.ts';

/** The departure or closing of a studio. */
export type DepartureRow = Selectable<DepartureTables['departures_departure']>;

/** Returns the departure of a studio. */
export function findDeparture(db: DbOrTrx, studioId: number): Promise<DepartureRow | undefined> {
  return db.selectFrom('departures_departure').selectAll().where('studio_id', '=', studioId).executeTakeFirst();
}

/** Locks the departure of a studio until the transaction ends. */
export async function lockDeparture(trx: Trx, studioId: number): Promise<DepartureRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('departures_departure'), ${studioId}::int)`.execute(trx);
  return findDeparture(trx, studioId);
}

/** Inserts or replaces a departure. */
export async function putDeparture(trx: Trx, departure: DepartureRow): Promise<void> {
  await trx
    .insertInto('departures_departure')
    .values(departure)
    .onConflict((conflict) => conflict.column('studio_id').doUpdateSet(departure))
    .execute();
}

/** Deletes a departure. */
export async function deleteDeparture(trx: Trx, studioId: number): Promise<void> {
  await trx.deleteFrom('departures_departure').where('studio_id', '=', studioId).execute();
}

/** Returns studios whose departure is due, including those that have left. */
export async function findDueStudios(db: DbOrTrx, at: Date): Promise<number[]> {
  const due = db.selectFrom('departures_departure').select('studio_id').where('leaves_at', '<=', at);
  return (await due.orderBy('studio_id').execute()).map((row) => row.studio_id);
}

/** Records that everything of a studio was taken off sale. */
export async function recordLeft(trx: Trx, studioId: number, at: Date): Promise<void> {
  await trx.updateTable('departures_departure').set({ left_at: at }).where('studio_id', '=', studioId).execute();
}

/** Counts a studio's patterns on sale. */
export async function countOnSale(db: DbOrTrx, studioId: number): Promise<number> {
  const { count } = await db
    .selectFrom('catalog_asset_view')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('designer_id', '=', studioId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns every announced departure, soonest first. */
export function findDepartures(db: DbOrTrx) {
  return db
    .selectFrom('departures_departure as departure')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'departure.studio_id')
    .selectAll('departure')
    .select(['studio.name', 'studio.slug'])
    .orderBy('departure.leaves_at', 'desc')
    .execute();
}

/** Returns the studio with a slug if it has members. */
export async function findWorkingStudio(db: DbOrTrx, slug: string): Promise<number | undefined> {
  const studio = db
    .selectFrom('catalog_designer_view as studio')
    .innerJoin('studios_member_view as member', 'member.studio_id', 'studio.id')
    .select('studio.id')
    .where('studio.slug', '=', slug);
  return (await studio.executeTakeFirst())?.id;
}

/** Returns a studio's public profile. */
export function findProfile(db: DbOrTrx, studioId: number) {
  return db.selectFrom('catalog_designer_view').selectAll().where('id', '=', studioId).executeTakeFirstOrThrow();
}

/** Whether a user owns a studio. */
export async function isOwner(db: DbOrTrx, studioId: number, accountId: string): Promise<boolean> {
  const members = db.selectFrom('studios_member_view').select('role').where('studio_id', '=', studioId);
  const owner = members.where('account_id', '=', accountId).where('role', '=', 'owner');
  return (await owner.executeTakeFirst()) !== undefined;
}
