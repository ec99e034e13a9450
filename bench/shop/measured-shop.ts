import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess } from '../../e2e/support/server-process.ts';
import { startShop, withoutWarmer, type Shop } from '../../e2e/support/shop.ts';
import { findPostmaster, residentMegabytes } from '../process-usage.ts';
import type { MeteredProcesses } from '../usage-meter.ts';

/** Milliseconds from the start of each process until it served. */
export interface ReadyTimes {
  readonly api: number;
  readonly gateway: number;
}

/** Resident megabytes. */
export interface Memory {
  readonly api: number;
  readonly gateway: number;
}

/** A shop with a second gateway, which keeps no answer. */
export interface MeasuredShop {
  /** Through the gateway as it is. */
  readonly url: string;
  /** Through the gateway that keeps nothing. */
  readonly freshUrl: string;
  readonly apiUrl: string;
  readonly ready: ReadyTimes;
  readonly processes: Omit<MeteredProcesses, 'bare'>;
  /** Memory of both processes now, the larger gateway counted. */
  readonly memory: () => Memory;
  /** GraphQL answers of the gateway that keeps nothing that it did not make anew; null when it does not say. */
  readonly sharedAnswers: () => Promise<number | null>;
  readonly halt: () => Promise<void>;
}

/** Callers seem to come from the addresses that they name, so that budgets by address do not end the bench. */
const env = { ...withoutWarmer, TRUST_PROXY: '1' };

/** How long both processes take from their start to serving. */
export async function readyTimes({ api, gateway }: Shop): Promise<ReadyTimes> {
  return { api: await api.ready, gateway: await gateway.ready };
}

/** Starts shop and second gateway on data that may be there already. */
export async function startMeasuredShop(dataDir: string): Promise<MeasuredShop> {
  const shop = await startShop({ dataDir, env });
  const port = await freePort();
  const fresh = startServerProcess('gateway/dist/main.js', {
    ...shop.settings,
    PORT: String(port),
    RESPONSE_CACHE_MB: '0',
  });
  await fresh.ready;
  const gateways = [shop.gateway.pid, fresh.pid];
  return {
    url: shop.url,
    freshUrl: `http://localhost:${port}`,
    apiUrl: shop.apiUrl,
    ready: await readyTimes(shop),
    processes: { gateways, api: shop.api.pid, postmaster: findPostmaster(dataDir) },
    memory: () => ({
      api: residentMegabytes(shop.api.pid),
      gateway: Math.max(...gateways.map((pid) => residentMegabytes(pid))),
    }),
    sharedAnswers: () => sharedAnswersOf(`http://localhost:${port}`),
    halt: async () => {
      await fresh.stop();
      await shop.halt();
    },
  };
}

async function sharedAnswersOf(url: string): Promise<number | null> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = [...metrics.matchAll(/^graphql_cache_total\{outcome="(\w+)"\} (\d+)$/gm)];
  const shared = counts.filter(([, outcome]) => outcome === 'coalesced' || outcome === 'hit');
  return counts.length === 0 ? null : shared.reduce((sum, [, , count]) => sum + Number(count), 0);
}
