import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Asks the database for something that costs nothing. @throws while it does not answer */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
