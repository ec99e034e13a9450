import type pg from 'pg';

/** The channel on which transactions say what they have changed, once they are committed. */
const CHANNEL = 'changes';

/** Hears from now on what is said of changes. */
export async function listenForChanges(client: pg.ClientBase, onSaid: (topic: string) => void): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload !== undefined) onSaid(payload);
  });
  await client.query(`listen ${CHANNEL}`);
}

/** Says that something has changed to all who listen. */
export async function sayChanged(pool: Pick<pg.Pool, 'query'>, topic: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, topic]);
}

/** Whether a connection still answers. */
export async function answers(client: pg.ClientBase): Promise<void> {
  await client.query('select 1');
}
