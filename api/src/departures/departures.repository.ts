import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { DepartureTables } from './departures.tables.ts';

/** That a studio leaves, or is closed. */
export type DepartureRow = Selectable<DepartureTables['departures_departure']>;

/** The departure of a studio. */
export function findDeparture(db: DbOrTrx, studioId: number): Promise<DepartureRow | undefined> {
  return db.selectFrom('departures_departure').selectAll().where('studio_id', '=', studioId).executeTakeFirst();
}

/** The departure of a studio, with no other change of it until the transaction ends. */
export async function lockDeparture(trx: Trx, studioId: number): Promise<DepartureRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('departures_departure'), ${studioId}::int)`.execute(trx);
  return findDeparture(trx, studioId);
}

/** Writes a departure down in the place of the one before. */
export async function putDeparture(trx: Trx, departure: DepartureRow): Promise<void> {
  await trx
    .insertInto('departures_departure')
    .values(departure)
    .onConflict((conflict) => conflict.column('studio_id').doUpdateSet(departure))
    .execute();
}

/** Takes a departure back. */
export async function deleteDeparture(trx: Trx, studioId: number): Promise<void> {
  await trx.deleteFrom('departures_departure').where('studio_id', '=', studioId).execute();
}

/** Studios whose day has come, those that have left among them. */
export async function findDueStudios(db: DbOrTrx, at: Date): Promise<number[]> {
  const due = db.selectFrom('departures_departure').select('studio_id').where('leaves_at', '<=', at);
  return (await due.orderBy('studio_id').execute()).map((row) => row.studio_id);
}

/** Records that everything of a studio was taken from sale. */
export async function recordLeft(trx: Trx, studioId: number, at: Date): Promise<void> {
  await trx.updateTable('departures_departure').set({ left_at: at }).where('studio_id', '=', studioId).execute();
}

/** How many patterns a studio has on sale. */
export async function countOnSale(db: DbOrTrx, studioId: number): Promise<number> {
  const { count } = await db
    .selectFrom('catalog_asset_view')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('designer_id', '=', studioId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}

/** Every departure that was announced, the next one first. */
export function findDepartures(db: DbOrTrx) {
  return db
    .selectFrom('departures_departure as departure')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'departure.studio_id')
    .selectAll('departure')
    .select(['studio.name', 'studio.slug'])
    .orderBy('departure.leaves_at', 'desc')
    .execute();
}

/** The studio of an address that somebody works in. */
export async function findWorkingStudio(db: DbOrTrx, slug: string): Promise<number | undefined> {
  const studio = db
    .selectFrom('catalog_designer_view as studio')
    .innerJoin('studios_member_view as member', 'member.studio_id', 'studio.id')
    .select('studio.id')
    .where('studio.slug', '=', slug);
  return (await studio.executeTakeFirst())?.id;
}

/** A studio as its public page has it. */
export function findProfile(db: DbOrTrx, studioId: number) {
  return db.selectFrom('catalog_designer_view').selectAll().where('id', '=', studioId).executeTakeFirstOrThrow();
}

/** Whether somebody owns a studio. */
export async function isOwner(db: DbOrTrx, studioId: number, accountId: string): Promise<boolean> {
  const members = db.selectFrom('studios_member_view').select('role').where('studio_id', '=', studioId);
  const owner = members.where('account_id', '=', accountId).where('role', '=', 'owner');
  return (await owner.executeTakeFirst()) !== undefined;
}
