import { spawn } from 'node:child_process';
import { fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { serverFlags, serverMemory } from '../../scripts/lib/server-flags.mjs';
import { repositoryRoot } from './repository.ts';

const Ready = v.object({ type: v.literal('ready') });
const Notice = v.object({ type: v.literal('notice'), text: v.string() });

/** A server process under test. */
export interface ServerProcess {
  readonly pid: number;
  /** Milliseconds from the spawn until it was ready; rejects with its output if it exits before. */
  readonly ready: Promise<number>;
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** The messages for the terminal so far. */
  readonly notices: readonly string[];
  /** Returns the output of both streams so far. */
  readonly output: () => string;
  /** Sends SIGTERM and waits for the exit. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL and waits for the exit. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a script as `npm start` starts the servers: a message over IPC reports when it is ready.
 * @param script path from the repository's root
 * @param env added to the environment of this process
 * @param log descriptor of the file that receives both streams
 */
export function startServerProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  log = openLog(),
): ServerProcess {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...serverFlags, script, ...args], {
    cwd: repositoryRoot,
    env: { ...serverMemory, ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const notices: string[] = [];
  const output = () => textOf(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      if (v.is(Ready, message)) resolve(performance.now() - startedAt);
      if (v.is(Notice, message)) notices.push(message.text);
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`${script} ended with code ${code}.\n${output()}`)));
  });
  ready.catch(() => undefined);
  const signal = async (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    notices,
    output,
    stop: () => signal('SIGTERM'),
    kill: async () => void (await signal('SIGKILL')),
  };
}

/** Opens an unnamed log file: a pipe would cost the reader time for every line, and the database may keep it open. */
function openLog(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-log-'));
  const file = openSync(path.join(folder, 'log'), 'w+');
  rmSync(folder, { recursive: true });
  return file;
}

function textOf(log: number): string {
  const bytes = Buffer.alloc(fstatSync(log).size);
  readSync(log, bytes, 0, bytes.length, 0);
  return bytes.toString('utf8');
}
