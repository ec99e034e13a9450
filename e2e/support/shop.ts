import { rm } from 'node:fs/promises';
import { dataDirWithPictures } from './data-dir.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Location of a running shop. */
export interface ShopPlace {
  /** URL for visitors: the gateway. */
  readonly url: string;
  readonly apiUrl: string;
  readonly dataDir: string;
}

/** The whole shop, built and running, on separate ports and data. */
export interface Shop extends ShopPlace {
  /** The environment of both processes. */
  readonly settings: Readonly<Record<string, string>>;
  readonly api: ServerProcess;
  readonly gateway: ServerProcess;
  /** Stops gateway and api in that order and keeps the data, for another start. */
  readonly halt: () => Promise<void>;
  /** Stops it and removes what `startShop` created. */
  readonly stop: () => Promise<void>;
}

export interface ShopOptions {
  /** Data of an earlier shop; fresh data with the sample catalog by default. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Tests and benchmarks view few of the hundreds of pictures that would be drawn ahead. */
export const withoutWarmer = { PREVIEW_WARMER: 'off' } as const;

/** Settings for journeys: a machine busy with other tests is slow, although the shop is fine. */
export const journeySettings = {
  ...withoutWarmer,
  UPSTREAM_TIMEOUT_MS: '9000',
  RENDER_TIMEOUT_MS: '30000',
  DATABASE_HEAVY_READ_MS: '9000',
} as const;

/** Starts `api` and then `gateway` as `npm start` does and waits until both are ready. */
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
    // Tests and benchmarks send their own documents, more than one address is allowed to.
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
