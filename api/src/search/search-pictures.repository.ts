import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isRowId } from '../platform/database/database.ts';
import type { SearchPictures } from './search-pictures.ts';

/** How long the id of a picture is valid: a day. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Creates a store in the database, shared by all processes. */
export function createSearchPictures(db: Db, clock: Clock): SearchPictures {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MILLISECONDS);
  return {
    async keep({ descriptor, fingerprint }) {
      const now = clock.now();
      const { rows } = await sql<{ id: string }>`
        insert into search_picture (descriptor, fingerprint, created_at)
        values (${Buffer.from(descriptor)}, ${Buffer.from(fingerprint)}, ${now}) returning id`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('the picture was not kept');
      return { picture: { id: row.id, expiresAt: new Date(now.getTime() + KEPT_MILLISECONDS).toISOString() } };
    },
    async find(id) {
      if (!isRowId(id)) return null;
      const { rows } = await sql<{ descriptor: Buffer; fingerprint: Buffer }>`
        select descriptor, fingerprint from search_picture where id = ${id} and created_at > ${oldest()}`.execute(db);
      const [row] = rows;
      return row ? { descriptor: new Int8Array(row.descriptor), fingerprint: new Int8Array(row.fingerprint) } : null;
    },
    async forget() {
      await sql`delete from search_picture where created_at <= ${oldest()}`.execute(db);
    },
  };
}
