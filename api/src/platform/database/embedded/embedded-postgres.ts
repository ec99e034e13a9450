import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../logging/logger.ts';
import { packagedBinaries, reachableBinaries } from './binaries.ts';
import { clusterPassword, embeddedUser, ensureCluster } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { placeDatabase } from './placement.ts';
import { attachOrStart, runningServer, stopServer } from './postmaster.ts';
import { serverAccount } from './server-account.ts';

/** Fit for a shop on one small machine; durability is PostgreSQL's default (fsync on). */
const shopSettings = {
  shared_buffers: '128MB',
  work_mem: '16MB',
  max_connections: '40',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  unix_socket_permissions: '0700',
  // Neither statements nor the rows that broke a rule: they hold what people entered.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** What `pg` needs to connect. */
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
  /** Where its cluster lies. */
  readonly home: string;
  /** From now on starts it again whenever it dies, until `stop`. */
  readonly keepRunning: () => void;
  readonly stop: () => Promise<void>;
}

interface EmbeddedOptions {
  readonly dataFolder: string;
  /** A file or URL of this application, from which the binaries' package is looked up. */
  readonly resolveFrom: string | URL;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Where root keeps what the server's account could not reach elsewhere. */
  readonly privateRoot?: string;
  /** Server settings that replace the shop's, as tests do. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the PostgreSQL of the npm binaries on `dataFolder`, or attaches to the one that already runs there.
 * It listens on a unix socket only, in a folder of the server's account alone, and asks for a generated password.
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
