import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { startOwnServer, testRoot } from './test-server.ts';

/** A primary and a standby that follows it by streaming replication. */
export interface ReplicatedServers {
  readonly primary: EmbeddedPostgres;
  readonly replica: EmbeddedPostgres;
  /** Restarts the stopped primary. */
  startPrimary(): Promise<unknown>;
  close(): Promise<void>;
}

const silent = createLogger('silent');

/** Starts both with every migration applied. The standby begins as a copy of the primary's folder. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = path.join(testRoot, `run-${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  const [primaryFolder, replicaFolder] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const fresh = await startOwnServer(primaryFolder);
  await fresh.stop();
  const cluster = path.join(fresh.home, 'data');
  appendFileSync(path.join(cluster, 'pg_hba.conf'), 'local replication all scram-sha-256\n');
  const copied = spawnSync('cp', ['-a', primaryFolder, replicaFolder], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);

  // A replica must allow at least as many connections as its primary ever did.
  const start = (dataFolder: string, settings: Record<string, string> = {}) =>
    startEmbeddedPostgres({
      dataFolder,
      resolveFrom: __filename,
      logger: silent,
      settings: { max_connections: '400', ...settings },
    });
  const primary = await start(primaryFolder);
  const { host, user, password } = primary.address;
  writeFileSync(path.join(replicaFolder, path.relative(primaryFolder, cluster), 'standby.signal'), '');
  const replica = await start(replicaFolder, {
    primary_conninfo: `host=${host} user=${user} password=${password}`,
    wal_retrieve_retry_interval: '100ms',
  });
  return {
    primary,
    replica,
    startPrimary: () => start(primaryFolder),
    async close() {
      await Promise.all([replica.stop(), primary.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
