import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Ends what a killed server has left running on its cluster: as long as one of its backends works on a statement it
 * holds the old server's memory, and no other server may start. Where there is no `/proc` to find them by, they end
 * with their statements.
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

/** Where a process works, which is the cluster for all of its server; empty for processes of others. */
function folderOf(pid: number): string {
  return read(() => readlinkSync(`/proc/${pid}/cwd`));
}

/** The server itself, which is called by its program's path, is no backend. */
function isBackend(pid: number): boolean {
  return read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).startsWith('postgres: ');
}

function parentOf(pid: number): number {
  // The name of the program stands in parentheses and may contain anything.
  const fields = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')
    .at(-1);
  return Number(fields?.split(' ')[1] ?? 0);
}

/** A process may end while it is looked at. */
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
    // It has ended by itself.
  }
}
