import { rm } from 'node:fs/promises';
import { dataDirWithPictures } from './data-dir.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Where a running shop is found. */
export interface ShopPlace {
  /** Where a visitor finds it: the gateway. */
  readonly url: string;
  readonly apiUrl: string;
  readonly dataDir: string;
}

/** The whole shop, built and running, on ports and data of its own. */
export interface Shop extends ShopPlace {
  /** The environment both processes were started with. */
  readonly settings: Readonly<Record<string, string>>;
  readonly api: ServerProcess;
  readonly gateway: ServerProcess;
  /** Stops gateway and api in that order and keeps the data, for another start. */
  readonly halt: () => Promise<void>;
  /** Stops it and removes what `startShop` created. */
  readonly stop: () => Promise<void>;
}

export interface ShopOptions {
  /** Data of an earlier shop; fresh data with the sample catalog when left out. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Tests and benchmarks look at few of the hundreds of pictures that would be drawn ahead. */
export const withoutWarmer = { PREVIEW_WARMER: 'off' } as const;

/** What a shop of journeys is started with: a machine that is busy with other tests is slow, and nothing is wrong with the shop. */
export const journeySettings = {
  ...withoutWarmer,
  UPSTREAM_TIMEOUT_MS: '9000',
  RENDER_TIMEOUT_MS: '30000',
  DATABASE_HEAVY_READ_MS: '9000',
} as const;

/** Starts `api` and then `gateway` as `npm start` does and waits until both serve. */
export async function startShop({ dataDir: given, env = {} }: ShopOptions = {}): Promise<Shop> {
  const dataDir = given ?? (await dataDirWithPictures());
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
    API_URL: apiUrl,
    // Tests and benchmarks ask with documents of their own, more than one address may.
    UNREGISTERED_OPERATIONS: 'allow',
    ...env,
  };
  const api = startServerProcess('api/dist/main.js', settings);
  await api.ready;
  const gateway = startServerProcess('gateway/dist/main.js', settings);
  await gateway.ready.catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  const halt = async () => {
    await gateway.stop();
    await api.stop();
  };
  const stop = async () => {
    await halt();
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return { url, apiUrl, dataDir, settings, api, gateway, halt, stop };
}
