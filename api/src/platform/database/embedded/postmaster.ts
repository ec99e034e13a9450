import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { explainFailure, isAlive, serverEnvironment } from './cluster.ts';
import { endOrphans } from './orphans.ts';
import type { Placement } from './placement.ts';
import type { ServerAccount } from './server-account.ts';

const secondsToStart = 60;
const secondsToStop = 30;
const longestLog = 5_000_000;

interface RunningServer {
  readonly pid: number;
  readonly isReady: boolean;
  readonly socketFolder: string;
}

/** Reads `postmaster.pid` of a running server; null when there is none. */
export function runningServer(home: string): RunningServer | null {
  const file = path.join(home, 'data', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  // A hot standby reports `standby` and accepts reads.
  return { pid, isReady: ['ready', 'standby'].includes(lines[7]?.trim() ?? ''), socketFolder: lines[4]?.trim() ?? '' };
}

/**
 * Attaches to a server already running on this cluster, for example after its parent was killed, or starts one.
 * @returns how it was reached and the folder of its socket
 * @throws StartupError with the server's own words when it cannot be started
 */
export async function attachOrStart(
  native: string,
  placement: Placement,
  account: ServerAccount | null,
  settings: Readonly<Record<string, string>>,
): Promise<{ how: 'attached' | 'started'; socketFolder: string }> {
  const found = runningServer(placement.home);
  if (found?.isReady && (await answers(found.socketFolder))) {
    return { how: 'attached', socketFolder: found.socketFolder };
  }
  if (!found) endOrphans(path.join(placement.home, 'data'));
  const deadline = Date.now() + secondsToStart * 1000;
  let exitCode = launch(native, placement, account, settings);
  while (Date.now() < deadline) {
    const server = runningServer(placement.home);
    if (server?.isReady && (await answers(server.socketFolder))) {
      return { how: 'started', socketFolder: server.socketFolder };
    }
    // The new server gives up while another one is shutting down or starting, or while orphans hold its shared memory:
    // retry.
    if (exitCode() !== null) {
      if (!server && !isWorthRetrying(lastWords(placement.home))) break;
      await pause(100);
      exitCode = launch(native, placement, account, settings);
    }
    await pause(10);
  }
  throw new StartupError(explainFailure('The database could not be started', lastWords(placement.home)));
}

/** Stops the server in fast mode, which rolls back open transactions. */
export async function stopServer(home: string): Promise<void> {
  const server = runningServer(home);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + secondsToStop * 1000;
  while (Date.now() < deadline && isAlive(server.pid)) await pause(10);
}

function launch(
  native: string,
  placement: Placement,
  account: ServerAccount | null,
  settings: Readonly<Record<string, string>>,
): () => number | null {
  const logFile = path.join(placement.home, 'server.log');
  if (existsSync(logFile) && statSync(logFile).size > longestLog) renameSync(logFile, `${logFile}.old`);
  const output = openSync(logFile, 'a', 0o600);
  const all = { ...settings, listen_addresses: '', unix_socket_directories: placement.socketFolder };
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, because Ctrl-C signals the whole process group and the database must outlive its clients.
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', path.join(placement.home, 'data'), ...parameters], {
    ...account,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  let code: number | null = null;
  child.once('exit', (exitCode) => (code = exitCode ?? -1));
  child.once('error', () => (code = -1));
  child.unref();
  return () => code;
}

function isWorthRetrying(words: string): boolean {
  return /lock file "[^"]+" (?:already exists|is empty)|pre-existing shared memory block/.test(words);
}

function lastWords(home: string): string {
  const logFile = path.join(home, 'server.log');
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-1500) : '';
}

/**
 * Returns whether a server responds on the socket. After a reboot the recorded process id may belong to another
 * program.
 */
function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
