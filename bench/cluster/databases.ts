import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../e2e/support/supervised-shop.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { account, type Program, type Programs, runProgram, startProgram } from './programs.ts';

/** One PostgreSQL server. */
interface DatabaseServer {
  readonly port: number;
  readonly url: string;
  query(text: string): Promise<void>;
  /** Kills it immediately, with all of its processes. */
  kill(): Promise<void>;
  /** Shuts it down cleanly: everything committed has reached its replicas. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A primary and a replica that streams from it. */
export interface Databases {
  readonly primary: DatabaseServer;
  /** Location of the primary's write-ahead log; null if it has no separate disk. */
  readonly disk: SmallDisk | null;
  readonly replica: DatabaseServer;
}

const USER = 'halfdrop';
const TRIES = 40;
const PAUSE_MS = 250;
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  unix_socket_directories: '',
  hot_standby_feedback: 'on',
  wal_retrieve_retry_interval: '200ms',
};

/** Creates and starts both below a folder. */
export async function startDatabases({ postgresql }: Programs, folder: string): Promise<Databases> {
  const program = (name: string) => path.join(postgresql, name);
  const ofPrimary = ownedFolder(path.join(folder, 'primary'));
  const ofReplica = ownedFolder(path.join(folder, 'replica'));
  const disk = mountSmallDisk(path.join(folder, 'disk'));
  const log = disk ? [`--waldir=${disk.folder}`] : [];
  runProgram(program('initdb'), ['-D', ofPrimary, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', ...log]);
  const primary = databaseServer(program('postgres'), ofPrimary, await freePort());
  await primary.start();
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
  runProgram(program('pg_basebackup'), ['-D', ofReplica, '-R', '-X', 'stream', '-c', 'fast', ...from]);
  const replica = databaseServer(program('postgres'), ofReplica, await freePort());
  await replica.start();
  return { primary, disk, replica };
}

/** Returns the URL of a server of the cluster, or of its balancer. */
export const databaseUrl = (port: number) => `postgres://${USER}@127.0.0.1:${port}/postgres`;

function ownedFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function databaseServer(program: string, folder: string, port: number): DatabaseServer {
  const parameters = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = databaseUrl(port);
  let server: Program | null = null;
  async function query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  const begin = () => startProgram(program, ['-D', folder, ...parameters], { port, isOfAccount: true });

  async function end(signal: NodeJS.Signals): Promise<void> {
    await server?.end(signal);
    server = null;
  }

  return {
    port,
    url,
    query,
    // Orphaned backends exit by themselves after the postmaster.
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    async start() {
      // Processes of a killed server hold its shared memory for a moment.
      for (let tries = 0; server === null && tries < TRIES; tries += 1) {
        server = await begin().catch(() => null);
        if (server === null) await pause(PAUSE_MS);
      }
      await until(() =>
        query('select 1').then(
          () => true,
          () => false,
        ),
      );
    },
  };
}
