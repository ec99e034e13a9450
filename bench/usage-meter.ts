import { setTimeout as pause } from 'node:timers/promises';
import { treesCpuMilliseconds } from './process-usage.ts';

/** Processor time in milliseconds by process, children included. */
export interface CpuTimes {
  readonly gateway: number;
  readonly api: number;
  readonly postgres: number;
  readonly bare: number;
}

/** Process ids that a meter reads. */
export interface MeteredProcesses {
  readonly gateways: readonly number[];
  readonly api: number;
  /** The server that all backends are children of; null when the database runs elsewhere. */
  readonly postmaster: number | null;
  readonly bare: number;
}

/** Reads what each process has spent so far. */
export type UsageMeter = () => CpuTimes;

/** A meter over the processes of one shop. */
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

/** What each process spent between two readings, per request. */
export function perRequest(before: CpuTimes, after: CpuTimes, requests: number): CpuTimes {
  return {
    gateway: (after.gateway - before.gateway) / requests,
    api: (after.api - before.api) / requests,
    postgres: (after.postgres - before.postgres) / requests,
    bare: (after.bare - before.bare) / requests,
  };
}

/** What the shop spent, without the bare server. */
export const shopCpu = ({ gateway, api, postgres }: CpuTimes): number => gateway + api + postgres;

const LOOK_MS = 200;
/** A tenth of a core. */
const QUIET_MS = 20;

/** Waits until the shop has nothing left to do, half a minute at most. @returns whether it came to rest */
export async function untilQuiet(read: UsageMeter): Promise<boolean> {
  for (let look = 0; look < 150; look += 1) {
    const before = shopCpu(read());
    await pause(LOOK_MS);
    if (shopCpu(read()) - before <= QUIET_MS) return true;
  }
  return false;
}
