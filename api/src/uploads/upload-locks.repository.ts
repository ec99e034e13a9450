import type pg from 'pg';

/** The channel on which whoever waits for an upload asks its holder to let go. */
const CHANNEL = 'uploads_wanted';

/** Takes an upload for this connection; false while another connection has it. */
export async function tryLockUpload(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [lockName(id)],
  );
  return rows[0]?.taken ?? false;
}

/** Gives an upload back that this connection has. */
export async function unlockUpload(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(id)]);
}

/** Asks whoever has an upload, in whatever process, to let go. */
export async function askForUpload(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, id]);
}

/** Hears from now on which uploads others ask for. */
export async function listenForAskedUploads(client: pg.ClientBase, onAsked: (id: string) => void): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload !== undefined) onAsked(payload);
  });
  await client.query(`listen ${CHANNEL}`);
}

function lockName(id: string): string {
  return `upload ${id}`;
}
