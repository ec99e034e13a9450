import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '../../../api/test/support/programs.ts';

/** The API running in its own process. */
export interface ApiProcess {
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts the API, current or earlier, with environment settings; resolves when it is serving. */
export async function startApiProcess(
  settings: Readonly<Record<string, string>>,
  program: string = programFile('main'),
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', LOG_LEVEL: 'error', PREVIEW_WARMER: 'off', ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await ready(child);
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (JSON.stringify(message).includes('"ready"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the api ended with code ${code} before it served`)));
  });
}
