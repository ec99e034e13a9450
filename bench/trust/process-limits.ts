import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A resource limit of a process. */
export interface ProcessLimit {
  readonly name: string;
  /** Applies it to a running process and its future children. @returns a function that lifts it */
  set(pid: number): () => void;
}

const DESCRIPTORS = 64;
const MEGABYTES = 256;
/** Milliseconds of processor time in each tenth of a second. */
const MILLISECONDS_PER_TENTH = 20;

const GROUPS = '/sys/fs/cgroup';
const NAME = `halfdrop-limits-${process.pid}`;
/** A machine has either a single cgroup hierarchy, or one for each kind of limit. */
const isOneTree = existsSync(path.join(GROUPS, 'cgroup.controllers'));

/** Returns the limits available on this machine. @throws Error that names what is missing */
export function processLimits(): readonly ProcessLimit[] {
  if (process.getuid?.() !== 0 || !existsSync(GROUPS)) throw new Error('Only root can limit processes, on Linux.');
  const memory = isOneTree ? 'memory.max' : 'memory.limit_in_bytes';
  const quota = `${MILLISECONDS_PER_TENTH * 1000}`;
  return [
    { name: `${DESCRIPTORS} files and sockets`, set: limitDescriptors },
    {
      name: `${MEGABYTES} MB of memory`,
      set: (pid) => intoGroup('memory', pid, { [memory]: String(MEGABYTES * 1024 * 1024) }),
    },
    {
      name: 'a fifth of a processor',
      set: (pid) => intoGroup('cpu', pid, isOneTree ? { 'cpu.max': `${quota} 100000` } : { 'cpu.cfs_quota_us': quota }),
    },
  ];
}

function limitDescriptors(pid: number): () => void {
  const limitTo = (count: string) => spawnSync('prlimit', ['--pid', String(pid), `--nofile=${count}`]);
  const before = spawnSync('prlimit', [
    '--pid',
    String(pid),
    '--nofile',
    '--raw',
    '--noheadings',
    '--output=SOFT,HARD',
  ]);
  const [soft, hard] = before.stdout.toString('utf8').trim().split(/\s+/);
  limitTo(`${DESCRIPTORS}:${hard}`);
  return () => void limitTo(`${soft}:${hard}`);
}

function intoGroup(kind: 'memory' | 'cpu', pid: number, settings: Readonly<Record<string, string>>): () => void {
  const root = isOneTree ? GROUPS : path.join(GROUPS, kind);
  const group = path.join(root, NAME);
  mkdirSync(group);
  for (const [file, value] of Object.entries(settings)) writeFileSync(path.join(group, file), value);
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return () => {
    // Including all of its children.
    for (const each of readFileSync(path.join(group, 'cgroup.procs'), 'utf8').trim().split('\n')) {
      writeFileSync(path.join(root, 'cgroup.procs'), each);
    }
    rmdirSync(group);
  };
}
