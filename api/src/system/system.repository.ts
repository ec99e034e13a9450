import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Pings the database. @throws if it does not answer */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
