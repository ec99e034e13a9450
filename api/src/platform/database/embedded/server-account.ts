import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Operating system account that runs the database server. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account to run the server as: null for regular users, who run it themselves. PostgreSQL refuses to run as
 * root, so root uses `postgres`, creating it if missing, or `nobody` where users cannot be created.
 */
export function serverAccount(currentUid: number | undefined): ServerAccount | null {
  if (currentUid !== 0) return null;
  return findAccount('postgres') ?? createAccount() ?? findAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

function findAccount(name: string): ServerAccount | null {
  const uid = numberFrom('id', ['-u', name]);
  const gid = numberFrom('id', ['-g', name]);
  return uid === null || gid === null ? null : { uid, gid };
}

function createAccount(): ServerAccount | null {
  const options = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--user-group', 'postgres'];
  spawnSync('useradd', options, { stdio: 'ignore' });
  return findAccount('postgres');
}

function numberFrom(command: string, parameters: readonly string[]): number | null {
  const result = spawnSync(command, parameters, { encoding: 'utf8' });
  return result.status === 0 && /^\d+$/.test(result.stdout.trim()) ? Number(result.stdout) : null;
}

/** Returns whether the server account can enter a folder or execute a file, including all parent folders. */
export function canReach(account: ServerAccount | null, path: string): boolean {
  if (!account) return true;
  const test = existsSync('/usr/bin/test') ? '/usr/bin/test' : '/bin/test';
  return spawnSync(test, ['-x', path], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0;
}
