import { setTimeout as pause } from 'node:timers/promises';
import { listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { descendants, residentMegabytes } from '../process-usage.ts';
import { median, quantile } from '../statistics.ts';
import { perRequest, untilQuiet, type CpuTimes, type UsageMeter } from '../usage-meter.ts';
import { dataOf } from './answer.ts';
import { buy, type FlowFigures } from './purchase.ts';
import { nextAddress, registered } from './registered.ts';
import type { Member } from './subjects.ts';

/** Cost of all files of one pattern. */
export interface BundleFigures extends FlowFigures {
  /** Peak resident memory of a process below the api, in megabytes. */
  readonly peakMegabytes: number;
}

const POLL_MS = 100;
const MAX_MS = 120_000;

/** Measures the production of all files of some patterns, one after the other, each by its first sale. */
export async function bundles(
  url: string,
  member: Member,
  assetIds: readonly string[],
  api: number,
  read: UsageMeter,
): Promise<BundleFigures> {
  const costs: CpuTimes[] = [];
  const times: number[] = [];
  const failures: string[] = [];
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, ...descendants(api).map((pid) => residentMegabytes(pid)));
  }, 100);
  for (const assetId of assetIds) {
    await untilQuiet(read);
    const before = read();
    try {
      await buy(url, member, assetId);
      const startedAt = performance.now();
      await untilReady(url, member, assetId);
      times.push(performance.now() - startedAt);
      await untilQuiet(read);
    } catch (error) {
      failures.push(String(error));
    }
    costs.push(perRequest(before, read(), 1));
  }
  clearInterval(timer);
  const middle = (pick: (cpu: CpuTimes) => number) => median(costs.map(pick));
  return {
    name: 'purchase with all files made',
    cpu: {
      gateway: middle(({ gateway }) => gateway),
      api: middle((cpu) => cpu.api),
      postgres: middle(({ postgres }) => postgres),
      bare: 0,
    },
    p50: median(times),
    p95: quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    ),
    sent: assetIds.length,
    failed: failures.length,
    failure: failures[0] ?? null,
    peakMegabytes,
  };
}

/** Polls for the link to a purchased pattern until all of its files are ready. */
async function untilReady(url: string, { token }: Member, assetId: string): Promise<void> {
  const ask = (name: string, variables: Record<string, unknown>) =>
    dataOf(url, registered(name, { variables, token, address: nextAddress(), check: () => undefined }));
  const startedAt = performance.now();
  while (performance.now() - startedAt < MAX_MS) {
    const library = listAt(await ask('Library', { page: 1, limit: 24 }), 'library', 'items');
    const bought = library.find((item) => valueAt(item, 'asset', 'id') === assetId);
    if (bought) {
      const input = { entitlementId: textAt(bought, 'id') };
      const answer = await ask('CreateDownloadLink', { input });
      if (valueAt(answer, 'createDownloadLink', 'link', 'isReady') === true) return;
    }
    await pause(POLL_MS);
  }
  throw new Error(`the files of ${assetId} were not ready within ${MAX_MS / 1000} s`);
}
