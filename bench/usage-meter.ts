import { setTimeout as pause } from 'node:timers/promises';
import { treesCpuMilliseconds } from './process-usage.ts';

/** Processor time in milliseconds by process, children included. */
export interface CpuTimes {
  readonly gateway: number;
  readonly api: number;
  readonly postgres: number;
  readonly bare: number;
}

/** Process ids read by a meter. */
export interface MeteredProcesses {
  readonly gateways: readonly number[];
  readonly api: number;
  /** The parent of all database backends; null if the database runs elsewhere. */
  readonly postmaster: number | null;
  readonly bare: number;
}

/** Reads the processor time used by each process so far. */
export type UsageMeter = () => CpuTimes;

/** Creates a meter for the processes of one shop. */
export function usageMeter({ gateways, api, postmaster, bare }: MeteredProcesses): UsageMeter {
  return () => {
    const [apiTime = 0, bareTime = 0, postgres = 0, ...gatewayTimes] = treesCpuMilliseconds([
      api,
      bare,
      postmaster ?? 0,
      ...gateways,
    ]);
    return { gateway: gatewayTimes.reduce((sum, time) => sum + time, 0), api: apiTime, postgres, bare: bareTime };
  };
}

/** Returns the time each process used between two readings, per request. */
export function perRequest(before: CpuTimes, after: CpuTimes, requests: number): CpuTimes {
  return {
    gateway: (after.gateway - before.gateway) / requests,
    api: (after.api - before.api) / requests,
    postgres: (after.postgres - before.postgres) / requests,
    bare: (after.bare - before.bare) / requests,
  };
}

/** Returns the time used by the shop, without the bare server. */
export const shopCpu = ({ gateway, api, postgres }: CpuTimes): number => gateway + api + postgres;

const LOOK_MS = 200;
/** A tenth of a core. */
const QUIET_MS = 20;

/** Waits until the shop is idle, half a minute at most. @returns whether it became idle */
export async function untilQuiet(read: UsageMeter): Promise<boolean> {
  for (let look = 0; look < 150; look += 1) {
    const before = shopCpu(read());
    await pause(LOOK_MS);
    if (shopCpu(read()) - before <= QUIET_MS) return true;
  }
  return false;
}
