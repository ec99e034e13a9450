import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../logging/logger.ts';
import { packagedBinaries, reachableBinaries } from './binaries.ts';
import { clusterPassword, embeddedUser, ensureCluster } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { placeDatabase } from './placement.ts';
import { attachOrStart, runningServer, stopServer } from './postmaster.ts';
import { serverAccount } from './server-account.ts';

/** Settings for a shop on one small machine. Durability stays at PostgreSQL's default (fsync on). */
const shopSettings = {
  shared_buffers: '128MB',
  work_mem: '16MB',
  max_connections: '40',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  unix_socket_permissions: '0700',
  // Log neither statements nor offending rows: they contain user data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Connection settings for `pg`. */
export interface DatabaseAddress {
  readonly host: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A running embedded database. */
export interface EmbeddedPostgres {
  readonly address: DatabaseAddress;
  readonly how: 'attached' | 'started';
  /** Folder of the cluster. */
  readonly home: string;
  /** Restarts the server whenever it dies, until `stop` is called. */
  readonly keepRunning: () => void;
  readonly stop: () => Promise<void>;
}

interface EmbeddedOptions {
  readonly dataFolder: string;
  /** File or URL of this application from which the package of the binaries is resolved. */
  readonly resolveFrom: string | URL;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Fallback folder, used as root, for data that the server account could not access elsewhere. */
  readonly privateRoot?: string;
  /** Server settings overriding the defaults, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the PostgreSQL server from the npm binaries on `dataFolder`, or attaches to one already running there. It
 * listens only on a Unix socket in a folder private to the server account, and requires a generated password.
 * @throws StartupError in one sentence when that is impossible
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { logger, privateRoot = '/var/lib/halfdrop' } = options;
  const dataFolder = path.resolve(options.dataFolder);
  const account = serverAccount(process.getuid?.());
  const native = reachableBinaries(packagedBinaries(options.resolveFrom), account, privateRoot);
  const placement = placeDatabase(dataFolder, account, privateRoot);
  if (placement.isElsewhere) {
    logger.info(`The database account cannot enter ${dataFolder}: the database is kept in ${placement.home}.`);
  }
  await ensureCluster(native, placement.home, account);
  const settings = { ...shopSettings, ...options.settings };
  const start = () => attachOrStart(native, placement, account, settings);
  const { how, socketFolder } = await start();
  let rest: (() => Promise<void>) | null = null;
  return {
    how,
    home: placement.home,
    address: {
      host: socketFolder,
      user: embeddedUser,
      password: clusterPassword(placement.home),
      database: 'postgres',
    },
    keepRunning: () => {
      rest = keepRunning({ isRunning: () => runningServer(placement.home) !== null, start, logger });
    },
    stop: async () => {
      await rest?.();
      await stopServer(placement.home);
      if (socketFolder !== placement.home) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}
