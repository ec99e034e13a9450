import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { ServerAccount } from './server-account.ts';
import { putIfAbsent } from './put-if-absent.ts';

/** Superuser of the embedded cluster and owner of all its objects. */
export const embeddedUser = 'halfdrop';

const passwordFile = 'halfdrop.password';

/** Environment of the server programs: nothing inherited, English messages, UTC. */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Returns the password of the embedded cluster, generated at creation. */
export function clusterPassword(home: string): string {
  return readFileSync(path.join(home, 'data', passwordFile), 'utf8').trim();
}

/**
 * Creates the cluster if missing. It is built under a temporary name and renamed when complete, so an interrupted
 * attempt is never used.
 * @throws StartupError when it cannot be created, or was created by another major version
 */
export async function ensureCluster(native: string, home: string, account: ServerAccount | null): Promise<void> {
  const cluster = path.join(home, 'data');
  removeUnfinished(home);
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const unfinished = path.join(home, `data.new.${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  const passwordInput = path.join(home, `password.new.${process.pid}`);
  writeOwned(passwordInput, `${password}\n`, account);
  try {
    await initialize(native, unfinished, passwordInput, account);
    writeOwned(path.join(unfinished, passwordFile), `${password}\n`, account);
    writeOwned(path.join(unfinished, 'pg_hba.conf'), 'local all all scram-sha-256\n', account);
    putIfAbsent(cluster, () => renameSync(unfinished, cluster));
  } finally {
    rmSync(passwordInput, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Removes unfinished clusters, which carry the process id of their creator, unless that process is alive. */
function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = /^(?:data|password)\.new\.(\d+)$/.exec(name)?.[1];
    if (maker !== undefined && !isAlive(Number(maker))) rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

/** Returns whether a process, of any owner, is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether a process is a zombie: without an init, as in some containers, exited processes are never reaped. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(') Z ');
}

function writeOwned(file: string, text: string, account: ServerAccount | null): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}

function initialize(native: string, folder: string, passwordInput: string, account: ServerAccount | null) {
  const parameters = ['-D', folder, '-U', embeddedUser, `--pwfile=${passwordInput}`, '--auth=scram-sha-256'];
  parameters.push('--encoding=UTF8', '--locale=C', '--no-instructions');
  return new Promise<void>((resolve, reject) => {
    const child = spawn(path.join(native, 'bin', 'initdb'), parameters, {
      ...account,
      cwd: '/',
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('error', (error) => reject(new StartupError(`initdb could not be started: ${error.message}`, error)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartupError(explainFailure('The database could not be made', complaints)));
    });
  });
}

/** Builds a one-sentence error from the last output of a server program. */
export function explainFailure(what: string, output: string): string {
  if (/No space left on device|free disk space/i.test(output)) return `${what}: the disk is full.`;
  const lines = output.split('\n').filter((line) => /error|fatal|panic|hint/i.test(line));
  return `${what}: ${(lines.length > 0 ? lines : output.trim().split('\n')).slice(-3).join(' ').trim()}`;
}
