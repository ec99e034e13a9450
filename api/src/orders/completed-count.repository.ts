import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** Folds the recorded changes into the count of completed orders; concurrent changes remain separate rows. */
export async function addUpCompleted(db: DbOrTrx): Promise<void> {
  await sql`
    with noted as (delete from orders_completed_change returning added)
    insert into orders_completed_change (added) select sum(added)::int from noted having count(*) > 0`.execute(db);
}
