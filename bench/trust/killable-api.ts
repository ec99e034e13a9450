import type { Database } from '../../api/src/database.ts';
import type { DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { apiProgram } from './api-program.ts';
import type { KillPoint } from './kill-points.ts';

/** An api that is killed at a point and started again. */
export interface KillableApi {
  readonly url: string;
  readonly pool: DatabaseConnection<Database>['pool'];
  /** Milliseconds from each kill until it served again. */
  readonly recoveries: readonly number[];
  /** Lets the api run into a point, kills it there, starts it again; resolves when it serves. */
  killAt(point: KillPoint): Promise<void>;
  stop(): Promise<void>;
}

const POLL_MS = 10;
const TIMEOUT_MS = 60_000;

/** Starts the api on a folder of data; `connect` reaches its database once it serves. */
export async function startKillableApi(
  dataDir: string,
  connect: () => Promise<DatabaseConnection<Database>>,
): Promise<KillableApi> {
  const { url, launch } = await apiProgram(dataDir);
  let api = await launch();
  const { pool, close } = await connect();
  const recoveries: number[] = [];

  return {
    url,
    pool,
    recoveries,
    async killAt({ name, at }) {
      await pool.query('insert into trust_armed (point) values ($1)', [name]);
      const backend = await pausedBackend(pool, name);
      await api.kill();
      const killedAt = performance.now();
      await pool.query('delete from trust_armed');
      // A connection that breaks undoes what was not committed; only the pause keeps the database from seeing it.
      if (at === 'write') await pool.query('select pg_terminate_backend($1)', [backend]);
      api = await launch();
      recoveries.push(performance.now() - killedAt);
    },
    stop: async () => {
      await close();
      await api.stop();
    },
  };
}

async function pausedBackend(pool: DatabaseConnection<Database>['pool'], point: string): Promise<number> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    );
    if (rows[0]) return rows[0].pid;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the purchase never came to: ${point}`);
}
