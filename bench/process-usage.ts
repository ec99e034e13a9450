import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;
const MEGABYTE = 1024 * 1024;

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds, all threads. */
  readonly own: number;
  /** Milliseconds of its exited children. */
  readonly ended: number;
}

/**
 * Returns the processor time of each process tree so far, in milliseconds: a process and its descendants, running or
 * exited. A root below another root is counted separately. Zeros without `/proc`.
 */
export function treesCpuMilliseconds(roots: readonly number[]): number[] {
  const children = childrenByParent();
  const timesOf = (times: ProcessTimes): number =>
    (children.get(times.pid) ?? [])
      .filter(({ pid }) => !roots.includes(pid))
      .reduce((sum, child) => sum + timesOf(child), times.own + times.ended);
  return roots.map((root) => {
    const times = processTimes(root);
    return times ? timesOf(times) : 0;
  });
}

/** Returns the resident memory of a process in megabytes; zero without `/proc`. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const match = existsSync(file) ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) : null;
  return (Number(match?.[1] ?? 0) * 1024) / MEGABYTE;
}

/** Returns the number of open files and sockets of a process; zero without `/proc`. */
export function openDescriptors(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** Returns the ids of the running descendants of a process. */
export function descendants(root: number): number[] {
  const children = childrenByParent();
  const below = (pid: number): number[] =>
    (children.get(pid) ?? []).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(root);
}

/** Returns the process id of the embedded database below `dataDir`; null if the database runs elsewhere. */
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

function childrenByParent(): ReadonlyMap<number, ProcessTimes[]> {
  const children = new Map<number, ProcessTimes[]>();
  for (const name of existsSync('/proc/self/stat') ? readdirSync('/proc') : []) {
    const times = /^\d+$/.test(name) ? processTimes(Number(name)) : null;
    if (times) children.set(times.parent, [...(children.get(times.parent) ?? []), times]);
  }
  return children;
}

/** Returns the times of a process, or null if it has exited. */
function processTimes(pid: number): ProcessTimes | null {
  const stat = statOf(pid);
  if (stat === null) return null;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  return {
    pid,
    parent,
    own: (user + system) * MILLISECONDS_PER_TICK,
    ended: (endedUser + endedSystem) * MILLISECONDS_PER_TICK,
  };
}

function statOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}
