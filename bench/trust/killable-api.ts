import type { Database } from '../../api/src/database.ts';
import type { DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { apiProgram } from './api-program.ts';
import { openBooks } from './books.ts';
import { arm, killAt } from './kill-at.ts';
import type { KillPoint } from './kill-points.ts';

/** An api that can be killed at a point and restarted. */
export interface KillableApi {
  readonly url: string;
  readonly pool: DatabaseConnection<Database>['pool'];
  /** Milliseconds from each kill until it was ready again. */
  readonly recoveries: readonly number[];
  /** Arms a point in the api. */
  arm(point: KillPoint): Promise<void>;
  /** Waits until the api has reached an armed point, kills it there, and restarts it; resolves when it is ready. */
  killAt(point: KillPoint): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the api on a data folder. */
export async function startKillableApi(dataDir: string): Promise<KillableApi> {
  const { url, launch } = await apiProgram(dataDir);
  let api = await launch();
  const { pool, close } = await openBooks(dataDir);
  const recoveries: number[] = [];
  const killable = {
    kill: () => api.kill(),
    async launch() {
      api = await launch();
    },
  };

  return {
    url,
    pool,
    recoveries,
    arm: (point) => arm(pool, point),
    async killAt(point) {
      recoveries.push(await killAt(pool, point, killable));
    },
    stop: async () => {
      await close();
      await api.stop();
    },
  };
}
