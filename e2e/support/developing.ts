import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports.mjs';
import { repositoryRoot } from './repository.ts';

const TIMEOUT_MS = 60_000;

/** A running `npm run dev`. */
export interface Developing {
  readonly ports: Readonly<Record<'PORT' | 'API_PORT' | 'GATEWAY_PORT', string>>;
  readonly output: () => string;
  /** Waits until a condition holds. @throws Error with the output on timeout */
  readonly until: (isSo: () => Promise<boolean> | boolean, what: string) => Promise<void>;
  readonly printed: (text: string) => Promise<void>;
  /** Sends Ctrl-C; resolves to the exit code and signal. */
  readonly interrupt: () => Promise<unknown[]>;
  /** Kills it immediately, if it is still running. */
  readonly kill: () => void;
}

/** Starts `npm run dev` in a folder, on separate ports, and waits until it prints the URL of the shop. */
export async function startDeveloping(options: {
  cwd?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<Developing> {
  const [PORT = '', API_PORT = '', GATEWAY_PORT = ''] = (await Promise.all([freePort(), freePort(), freePort()])).map(
    String,
  );
  const ports = { PORT, API_PORT, GATEWAY_PORT };
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'scripts/dev.mjs'), ...(options.args ?? [])], {
    cwd: options.cwd ?? repositoryRoot,
    env: { ...process.env, ...ports, ...options.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const until: Developing['until'] = async (isSo, what) => {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!(await isSo())) {
      if (performance.now() > deadline) throw new Error(`${what} did not come:\n${output}`);
      await pause(20);
    }
  };
  const printed = (text: string) => until(() => output.includes(text), `"${text}"`);
  await printed('Halfdrop follows your changes');
  const interrupt = () => {
    child.kill('SIGINT');
    return once(child, 'exit');
  };
  return { ports, output: () => output, until, printed, interrupt, kill: () => void child.kill('SIGKILL') };
}
