import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { serverAccount } from '../../api/src/platform/database/embedded/server-account.ts';
import { until } from '../../e2e/support/supervised-shop.ts';

/** The Debian programs a cluster consists of. */
export interface Programs {
  /** The folder of PostgreSQL's programs. */
  readonly postgresql: string;
}

const VERSIONS = '/usr/lib/postgresql';

/** Locates the required programs. @throws Error that names the missing packages */
export function findPrograms(): Programs {
  const [newest] = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : []).toSorted((a, b) => Number(b) - Number(a));
  const postgresql = newest === undefined ? null : path.join(VERSIONS, newest, 'bin');
  const missing = [
    ...(postgresql !== null && existsSync(path.join(postgresql, 'pg_basebackup')) ? [] : ['postgresql']),
    ...['redis-server', 'haproxy'].filter((name) => spawnSync(name, ['-v']).error !== undefined),
  ];
  if (postgresql === null || missing.length > 0) {
    throw new Error(`A cluster needs what Debian has as: apt-get install --no-install-recommends ${missing.join(' ')}`);
  }
  return { postgresql };
}

/** A running program. */
export interface Program {
  signal(name: NodeJS.Signals): void;
  /** Sends a signal and waits for the exit. */
  end(name: NodeJS.Signals): Promise<void>;
}

/** PostgreSQL does not run as root: it gets a separate account then. */
export const account = serverAccount(process.getuid?.());

/** Starts a program; `port` is where it listens once it is ready. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { port, isOfAccount = false }: { readonly port: number; readonly isOfAccount?: boolean },
): Promise<Program> {
  const child = spawn(command, args, { stdio: 'ignore', cwd: '/', ...(isOfAccount && account) });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await until(async () => {
    if (hasEnded(child)) throw new Error(`${command} ended before it served`);
    return isListening(port);
  });
  return {
    signal: (name) => void child.kill(name),
    async end(name) {
      if (!hasEnded(child)) child.kill(name);
      await ended;
    },
  };
}

/** Runs a program to completion. @throws Error with its output */
export function runProgram(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', cwd: '/', ...account });
  if (status !== 0) throw new Error(`${command} failed: ${stderr || String(error)}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
