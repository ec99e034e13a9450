import { existsSync } from 'node:fs';
import type { Shop } from '../e2e/support/shop.ts';
import { cpuMilliseconds, databaseCpuMilliseconds, findPostmaster } from './process-usage.ts';

/** Processor time in milliseconds by process. */
export interface CpuTimes {
  readonly bare: number;
  readonly gateway: number;
  readonly api: number;
  readonly postgres: number;
}

/** A meter over the processes of one run; it reads zeros on systems without `/proc`. */
export function usageMeter(shop: Shop, bareServer: number): () => CpuTimes {
  const postmaster = findPostmaster(shop.dataDir);
  const isMeasurable = existsSync('/proc/self/stat');
  return () => ({
    bare: isMeasurable ? cpuMilliseconds(bareServer) : 0,
    gateway: isMeasurable ? cpuMilliseconds(shop.gateway.pid) : 0,
    api: isMeasurable ? cpuMilliseconds(shop.api.pid) : 0,
    postgres: isMeasurable && postmaster !== null ? databaseCpuMilliseconds(postmaster) : 0,
  });
}

/** What each process spent between two readings, per request. */
export function perRequest(before: CpuTimes, after: CpuTimes, requests: number): CpuTimes {
  return {
    bare: (after.bare - before.bare) / requests,
    gateway: (after.gateway - before.gateway) / requests,
    api: (after.api - before.api) / requests,
    postgres: (after.postgres - before.postgres) / requests,
  };
}
