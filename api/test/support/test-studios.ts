import { sql } from 'kysely';
import type { Db } from '../../src/database.ts';

/** Adds samples without images to a user's draft: uploading them would take a process each. */
export async function addSamples(db: Db, userId: string, count: number): Promise<void> {
  await sql`
    insert into studios_application_sample (application_id, file_name, picture, width, height, added_at)
    select id, 'tile.png', id || '-' || place, 1000, 1000, now()
    from studios_application, generate_series(1, ${count}::int) place
    where account_id = ${userId} and status = 'draft'`.execute(db);
}
