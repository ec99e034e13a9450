import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A process of a running shop that can be killed. */
export type Part = 'gateway' | 'api' | 'database';

/**
 * Returns the process id of a part, or 0 while it is down.
 * @param supervisor the process of `npm start`
 */
export function pidOfPart(part: Part, supervisor: number, dataDir: string): number {
  return part === 'database' ? postmasterOf(dataDir) : childOf(supervisor, `${part}/dist/main.js`);
}

/** Returns whether a process is running; a zombie is not. */
export function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.includes('Z');
}

function postmasterOf(dataDir: string): number {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

function childOf(parent: number, program: string): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => {
      return Number(ppid) === parent && args.join(' ').includes(program);
    });
  return Number(found?.[0] ?? 0);
}
