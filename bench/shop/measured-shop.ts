import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess } from '../../e2e/support/server-process.ts';
import { startShop, withoutWarmer, type Shop } from '../../e2e/support/shop.ts';
import { findPostmaster, residentMegabytes } from '../process-usage.ts';
import type { MeteredProcesses } from '../usage-meter.ts';

/** Milliseconds from the start of each process until it was ready. */
export interface ReadyTimes {
  readonly api: number;
  readonly gateway: number;
}

/** Resident megabytes. */
export interface Memory {
  readonly api: number;
  readonly gateway: number;
}

/** A shop with a second gateway that caches no responses. */
export interface MeasuredShop {
  /** URL of the regular gateway. */
  readonly url: string;
  /** URL of the gateway without a cache. */
  readonly freshUrl: string;
  readonly apiUrl: string;
  readonly ready: ReadyTimes;
  readonly processes: Omit<MeteredProcesses, 'bare'>;
  /** Returns the current memory of both processes, counting the larger gateway. */
  readonly memory: () => Memory;
  /**
   * Returns the number of GraphQL responses that the gateway without a cache did not compute itself; null if it does
   * not report it.
   */
  readonly sharedAnswers: () => Promise<number | null>;
  readonly halt: () => Promise<void>;
}

/** Clients can choose their address, so that rate limits by address do not stop the benchmark. */
const env = { ...withoutWarmer, TRUST_PROXY: '1' };

/** Returns how long both processes take from their start until they are ready. */
export async function readyTimes({ api, gateway }: Shop): Promise<ReadyTimes> {
  return { api: await api.ready, gateway: await gateway.ready };
}

/** Starts shop and second gateway on new or existing data. */
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
