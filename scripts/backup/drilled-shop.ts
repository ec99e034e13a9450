import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { startProcess } from '../lib/processes.mjs';

/** A shop running on restored data. */
interface DrilledShop {
  readonly apiUrl: string;
  readonly stop: () => Promise<void>;
}

/** Settings for everything outside the drill: payment and sign-in providers, mail servers, buckets, other databases. */
const OUTWARD = /^(DATABASE_URL|S3_|SMTP_|STRIPE_|OIDC_CLIENT|SEARCH_URL)/;

/** Starts the api on a data folder, isolated from everything outside: no mail is sent and no money moves. */
export async function openDrilledShop(dataFolder: string): Promise<DrilledShop> {
  const port = String(await freePort());
  const settings = Object.entries(process.env).filter(([name]) => !OUTWARD.test(name));
  const { ready, stop } = startProcess({
    name: 'drill',
    entry: 'api/dist/main.js',
    logs: path.join(dataFolder, 'logs'),
    isQuiet: true,
    env: {
      ...Object.fromEntries(settings),
      NODE_ENV: 'development',
      DATA_DIR: dataFolder,
      API_PORT: port,
      ROLES: 'api,worker',
      MIGRATIONS: 'on',
      PUBLIC_URL: `http://localhost:${port}`,
      FILES_STORE: 'disk',
      PAYMENTS: 'sandbox',
      SEARCH_DRIVER: 'postgres',
      PREVIEW_WARMER: 'off',
    },
  });
  await ready.catch((cause: unknown) => {
    throw new Error(readFileSync(path.join(dataFolder, 'logs', 'drill.log'), 'utf8'), { cause });
  });
  return { apiUrl: `http://127.0.0.1:${port}`, stop };
}
