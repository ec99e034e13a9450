import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { RoyaltyTables } from './royalties.tables.ts';

/** A rate card. */
export type RateCardRow = Selectable<RoyaltyTables['royalties_rate_card']>;

/** Returns all rate cards, oldest first. */
export function findRateCards(db: DbOrTrx): Promise<RateCardRow[]> {
  return db.selectFrom('royalties_rate_card').selectAll().orderBy('version').execute();
}

/** Returns the rate card in force at an instant; the first one also applies to all time before it. */
export function findRateCardAt(db: DbOrTrx, at: Date): Promise<RateCardRow> {
  return db
    .selectFrom('royalties_rate_card')
    .selectAll()
    .where((where) => where.or([where('starts_at', '<=', at), where('version', '=', 1)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Returns a rate card by version. */
export function findRateCard(db: DbOrTrx, version: number): Promise<RateCardRow | undefined> {
  return db.selectFrom('royalties_rate_card').selectAll().where('version', '=', version).executeTakeFirst();
}

/** Serializes announcements until the transaction ends. */
export async function lockRateCards(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('royalties_rate_card'))`.execute(trx);
}

/** Inserts a rate card. */
export async function insertRateCard(trx: Trx, card: RateCardRow): Promise<void> {
  await trx.insertInto('royalties_rate_card').values(card).execute();
}

/** Returns the studios with at least one member. */
export async function findWorkingStudios(db: DbOrTrx): Promise<number[]> {
  const studios = db.selectFrom('studios_member_view').select('studio_id').distinct().orderBy('studio_id');
  return (await studios.execute()).map((row) => row.studio_id);
}
