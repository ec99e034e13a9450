import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The operating-system identity the database server runs under. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Finds whom the server may run as: null for an ordinary user (itself), since PostgreSQL refuses to run as root
 * only. As root it is `postgres`, made when missing, and `nobody` where users cannot be made.
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

/** Whether the server's account may enter a folder or run a file, every parent folder included. */
export function canReach(account: ServerAccount | null, path: string): boolean {
  if (!account) return true;
  const test = existsSync('/usr/bin/test') ? '/usr/bin/test' : '/bin/test';
  return spawnSync(test, ['-x', path], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0;
}
