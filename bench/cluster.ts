import { setTimeout as pause } from 'node:timers/promises';
import { buyers, unsoundPurchases } from './cluster/buyers.ts';
import { clusterEvents } from './cluster/events.ts';
import { Figures, type Stretch } from './cluster/figures.ts';
import { newMember } from './cluster/members.ts';
import { patternsOf, shoppers } from './cluster/shoppers.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import { uploads } from './cluster/uploads.ts';
import { reportBars, printedMachine, table } from './report.ts';

/** Results of one event. */
interface Row extends Stretch {
  readonly event: string;
  /** Maximum time without any response, in milliseconds. */
  readonly maxGap: number;
  readonly bought: number;
  readonly slowestPurchase: number;
  readonly uploaded: number;
}

/** Seconds for which the load continues after an event. */
const SECONDS_AFTER = Number(process.env['CLUSTER_SECONDS'] ?? 6);

const MAX_GAP_MS = 1000;

/** Runs all events under load. */
async function play(cluster: Cluster) {
  const { url, apiUrl, databases } = cluster;
  const figures = new Figures();
  const [designer, ...members] = [await newMember(url), await newMember(url), await newMember(url)];
  const tokens = members.map(({ token }) => token);
  const visiting = shoppers({ url, tokens, patterns: await patternsOf(url) }, figures);
  const buying = await buyers(apiUrl, databases.primary.url);
  const sending = await uploads(url, databases.primary.url, designer);
  await pause(SECONDS_AFTER * 1000);
  const rows: Row[] = [];
  for (const event of clusterEvents) {
    const lacking = event.lacks?.(cluster) ?? null;
    if (lacking !== null) {
      console.log(`${event.name}: left out, ${lacking}`);
      continue;
    }
    figures.take();
    buying.take();
    sending.take();
    await event.happen(cluster);
    await pause(SECONDS_AFTER * 1000);
    const { bought, longest } = buying.take();
    const { name, maxGap = MAX_GAP_MS } = event;
    rows.push({ ...figures.take(), event: name, maxGap, bought, slowestPurchase: longest, uploaded: sending.take() });
    console.log(`${event.name}: done`);
  }
  await Promise.all([visiting.stop(), buying.stop(), sending.stop()]);
  const lostFiles = sending.hashes.filter((hash) => !cluster.stored().some((key) => key.includes(hash)));
  return {
    rows,
    bought: buying.userIds,
    unsound: await unsoundPurchases(databases.replica.url, buying.userIds),
    files: sending.hashes,
    lostFiles,
    failures: [...buying.failures, ...sending.failures],
  };
}

function printed(rows: readonly Row[]): string {
  const head = ['what happens', 'requests', 'failed', 'longest gap ms', 'bought', 'slowest s', 'uploads', 'failures'];
  const lines = rows.map(({ event, requests, failed, longestGap, bought, slowestPurchase, uploaded, failures }) => [
    event,
    String(requests),
    String(failed),
    longestGap.toFixed(0),
    String(bought),
    slowestPurchase.toFixed(1),
    String(uploaded),
    [...failures].map(([failure, count]) => `${count} × ${failure}`).join(', '),
  ]);
  return table(head, lines);
}

console.log('Starting a cluster …');
const cluster = await startCluster();
try {
  const { rows, bought, unsound, files, lostFiles, failures } = await play(cluster);
  console.log(`\n${printedMachine()}\n\n${printed(rows)}\n`);
  const bars = [
    {
      promise: 'B11 every purchase that was acknowledged is charged, booked and owned once; the ledger sums to 0',
      figure: `${bought.length - unsound} of ${bought.length}`,
      isMet: unsound === 0,
    },
    {
      promise: 'F6 every file that was taken is in the store',
      figure: `${files.length - lostFiles.length} of ${files.length}`,
      isMet: lostFiles.length === 0,
    },
    {
      promise: 'whoever asks again gets through',
      figure: failures.length === 0 ? 'all' : failures.slice(0, 3).join('; '),
      isMet: failures.length === 0,
    },
    ...rows.map(({ event, longestGap, maxGap }) => ({
      promise: `${event}: somebody is answered within ${maxGap / 1000} s`,
      figure: `${(longestGap / 1000).toFixed(2)} s`,
      isMet: longestGap <= maxGap,
    })),
  ];
  reportBars(bars);
} finally {
  await cluster.stop();
}
