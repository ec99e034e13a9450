import type pg from 'pg';

/** Channel on which a waiting request asks the holder of a lock to release it. */
const CHANNEL = 'uploads_wanted';

/** Tries to lock an upload for this connection; false while another connection holds it. */
export async function tryLockUpload(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [lockName(id)],
  );
  return rows[0]?.taken ?? false;
}

/** Releases this connection's lock of an upload. */
export async function unlockUpload(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(id)]);
}

/** Asks the holder of an upload's lock, in any process, to release it. */
export async function askForUpload(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, id]);
}

/** Listens for uploads whose lock is requested. */
export async function listenForAskedUploads(client: pg.ClientBase, onAsked: (id: string) => void): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload !== undefined) onAsked(payload);
  });
  await client.query(`listen ${CHANNEL}`);
}

function lockName(id: string): string {
  return `upload ${id}`;
}
