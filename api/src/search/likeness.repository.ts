import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** What is stored of the looks of one asset; null parts when it was not described, or may not be found now. */
interface LikenessRow {
  readonly id: string;
  readonly descriptor: Buffer | null;
  readonly fingerprint: Buffer | null;
  readonly updated_at: Date;
}

/** Reads descriptors of assets that changed since an instant; those that are not for sale come without. */
export async function changedLikenesses(db: Db, since: Date): Promise<readonly LikenessRow[]> {
  const { rows } = await sql<LikenessRow>`
    select id, updated_at,
      case when status = 'approved' then descriptor end as descriptor,
      case when status = 'approved' then fingerprint end as fingerprint
    from catalog_listed_asset_view where updated_at > ${since} order by updated_at, id`.execute(db);
  return rows;
}
