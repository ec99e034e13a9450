import { spawn } from 'node:child_process';
import { freePort } from '../scripts/lib/ports.mjs';

/**
 * Runs the script of `npm start` on the data of a stopped shop, and stops it again.
 * @returns milliseconds from the spawn until it reports that the shop is open
 */
export async function timeSecondStart(dataDir: string): Promise<number> {
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let text = '';
  const milliseconds = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('is open')) resolve(performance.now() - startedAt);
    });
    void ended.then(() => reject(new Error(`The second start ended before it was ready.\n${text}`)));
  });
  child.kill('SIGINT');
  await ended;
  return milliseconds;
}
