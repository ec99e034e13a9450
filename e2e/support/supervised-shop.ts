import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDirWithPictures } from './data-dir.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { pidOfPart, type Part } from './process-tree.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { withoutWarmer, type ShopPlace } from './shop.ts';

/** What a client observed: a status, with `+` for a Retry-After, or that there was no response. */
export type Sight = `${number}` | `${number}+` | 'none';

/** A shop run by `npm start`, with the supervisor that keeps it running. */
export interface SupervisedShop extends ShopPlace {
  readonly supervisor: ServerProcess;
  /** Returns the process id of a part, or 0 while it is down. */
  pidOf(part: Part): number;
  look(path: string): Promise<Sight>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** An unknown payment: only gateway, api and database together can determine that, and respond with `404`. */
export const unknownPayment = '/api/sandbox/pay/unknown';

const POLL_MS = 10;
const TO_START_MS = 300_000;

/** Starts the shop as `npm start` does, on separate ports and data, and waits until it is ready. */
export async function startSupervisedShop(env: Readonly<Record<string, string>> = {}): Promise<SupervisedShop> {
  const dataDir = await dataDirWithPictures();
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const supervisor = startServerProcess('scripts/start.mjs', {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    ...withoutWarmer,
    ...env,
  });
  const look = async (path: string): Promise<Sight> => {
    try {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      return response.headers.has('retry-after') ? `${response.status}+` : `${response.status}`;
    } catch {
      return 'none';
    }
  };
  await Promise.race([
    until(async () => (await look('/health/ready')) === '200', TO_START_MS),
    supervisor.ended.then(() => Promise.reject(new Error(`The shop did not start:\n${supervisor.output()}`))),
  ]);
  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    supervisor,
    pidOf: (part) => pidOfPart(part, supervisor.pid, dataDir),
    look,
    stop: async () => {
      await supervisor.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a condition holds. @throws Error on timeout */
export async function until(isTrue: () => Promise<boolean> | boolean, timeoutMs = 120_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('this did not come true in time');
    await pause(POLL_MS);
  }
}
