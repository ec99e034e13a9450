import { sql } from 'kysely';
import type { Db } from '../../database.ts';

/** A position in the order of asset changes: everything before it was read. */
export interface ChangePlace {
  /** As the database writes it: its microseconds do not fit in a Date. */
  readonly updatedAt: string;
  readonly id: string;
}

/** One batch of changes, as in `LikenessChanges`; `end` is null when nothing has changed. */
interface ChangeBatch {
  readonly found: Buffer | null;
  readonly gone: Buffer | null;
  readonly count: number;
  readonly end: ChangePlace | null;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the position before all changes from an instant on. */
export function placeAt(instant: Date): ChangePlace {
  return { updatedAt: instant.toISOString(), id: FIRST_ID };
}

/** Reads the appearance of the next assets that changed after a position, packed by the database. */
export async function readChangedLooks(db: Db, { updatedAt, id }: ChangePlace, limit: number): Promise<ChangeBatch> {
  const { rows } = await sql<ChangeBatch>`
    with batch as materialized (
      select id, updated_at, descriptor, fingerprint,
        status = 'approved' and descriptor is not null and fingerprint is not null as is_found
      from catalog_listed_asset_view
      where (updated_at, id) > (${updatedAt}::timestamptz, ${id}::uuid)
      order by updated_at, id limit ${limit}
    )
    select
      string_agg(uuid_send(id) || descriptor || fingerprint, ''::bytea) filter (where is_found) as found,
      string_agg(uuid_send(id), ''::bytea) filter (where not is_found) as gone,
      count(*)::int as count,
      (select json_build_object('updatedAt', updated_at, 'id', id) from batch order by updated_at desc, id desc limit 1) as end
    from batch`.execute(db);
  return rows[0] ?? { found: null, gone: null, count: 0, end: null };
}
