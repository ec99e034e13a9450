import type { Database } from '../../api/src/database.ts';
import type { DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { apiProgram } from './api-program.ts';
import { openBooks } from './books.ts';
import { arm, killAt } from './kill-at.ts';
import type { KillPoint } from './kill-points.ts';

/** An api that is killed at a point and started again. */
export interface KillableApi {
  readonly url: string;
  readonly pool: DatabaseConnection<Database>['pool'];
  /** Milliseconds from each kill until it served again. */
  readonly recoveries: readonly number[];
  /** Has the api run into a point from now on. */
  arm(point: KillPoint): Promise<void>;
  /** Waits until the api has run into an armed point, kills it there, starts it again; resolves when it serves. */
  killAt(point: KillPoint): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the api on a folder of data. */
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
