import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Terminates backends left behind by a killed server: they hold its shared memory, which prevents a new server from
 * starting. Without `/proc` to find them, they end with their current statement.
 */
export function endOrphans(cluster: string): void {
  if (!existsSync('/proc/self/stat')) return;
  const folder = realpathSync(cluster);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || folderOf(pid) !== folder || !isBackend(pid)) continue;
    if (folderOf(parentOf(pid)) !== folder) end(pid);
  }
}

/**
 * Returns the working directory of a process, which is the cluster for all server processes; empty for processes of
 * other users.
 */
function folderOf(pid: number): string {
  return read(() => readlinkSync(`/proc/${pid}/cwd`));
}

/** Returns whether the process is a backend; the postmaster itself is named after its executable path. */
function isBackend(pid: number): boolean {
  return read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).startsWith('postgres: ');
}

function parentOf(pid: number): number {
  // The program name is in parentheses and may contain any character.
  const fields = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')
    .at(-1);
  return Number(fields?.split(' ')[1] ?? 0);
}

/** Reads process information; empty if the process has ended meanwhile. */
function read(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}
