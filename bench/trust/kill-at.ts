import type { DatabasePools } from '../../api/src/platform/database/pools.ts';
import type { Database } from '../../api/src/database.ts';
import type { KillPoint } from './kill-points.ts';

/** An api in a separate process. */
interface Killable {
  kill(): Promise<void>;
  /** Starts it again; resolves when it is ready. */
  launch(): Promise<void>;
}

const POLL_MS = 10;
const TIMEOUT_MS = 60_000;

/** Arms a point in an api: await this before triggering it. */
export async function arm(pool: DatabasePools<Database>['pool'], { name }: Pick<KillPoint, 'name'>): Promise<void> {
  await pool.query('insert into trust_armed (point) values ($1)', [name]);
}

/**
 * Waits until an api has reached an armed point, kills it there and starts it again.
 * @returns milliseconds from the kill until it was ready again
 * @throws Error if it does not reach the point within a minute
 */
export async function killAt(
  pool: DatabasePools<Database>['pool'],
  { name, at }: KillPoint,
  api: Killable,
): Promise<number> {
  const backend = await pausedBackend(pool, name);
  await api.kill();
  const killedAt = performance.now();
  await pool.query('delete from trust_armed');
  // A broken connection rolls back what was not committed; only the pause keeps the database from noticing it.
  if (at === 'write') await pool.query('select pg_terminate_backend($1)', [backend]);
  await api.launch();
  return performance.now() - killedAt;
}

async function pausedBackend(pool: DatabasePools<Database>['pool'], point: string): Promise<number> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    );
    if (rows[0]) return rows[0].pid;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the api never came to: ${point}`);
}
