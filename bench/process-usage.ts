import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/** Processor time of one process so far, all threads, in milliseconds. @throws where there is no `/proc` */
export function cpuMilliseconds(pid: number): number {
  const { own } = processTimes(pid);
  return own;
}

/** Processor time of a PostgreSQL server: the postmaster, its running backends and those that have ended. */
export function databaseCpuMilliseconds(postmaster: number): number {
  const { own, ended } = processTimes(postmaster);
  const backends = childrenOf(postmaster).map((pid) => cpuMilliseconds(pid));
  return own + ended + backends.reduce((sum, milliseconds) => sum + milliseconds, 0);
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) * 1024;
}

/** The process id of the embedded database below `dataDir`; null when the database runs elsewhere. */
export function findPostmaster(dataDir: string): number | null {
  const found = findFile(dataDir, 'postmaster.pid', 3);
  return found ? Number(readFileSync(found, 'utf8').split('\n', 1)[0]) : null;
}

function findFile(folder: string, name: string, depth: number): string | null {
  const direct = path.join(folder, name);
  if (existsSync(direct)) return direct;
  if (depth === 0) return null;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = entry.isDirectory() ? findFile(path.join(folder, entry.name), name, depth - 1) : null;
    if (found) return found;
  }
  return null;
}

function processTimes(pid: number): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  return {
    parent,
    own: (user + system) * MILLISECONDS_PER_TICK,
    ended: (endedUser + endedSystem) * MILLISECONDS_PER_TICK,
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => existsSync(`/proc/${pid}/stat`) && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return processTimes(pid).parent;
  } catch {
    return null;
  }
}
