import { setTimeout as pause } from 'node:timers/promises';
import { Figures, type Stretch } from './cluster/figures.ts';
import { newMember } from './cluster/members.ts';
import { openAll, patternsOf, shoppers } from './cluster/shoppers.ts';
import type { ShopProcess } from './cluster/shop-processes.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import { reportBars, printedMachine, table } from './report.ts';

const CONNECTIONS = 64;
/** Milliseconds between requests of each client: the machine also has to start processes. */
const PACE_MS = Number(process.env['ROLLING_PACE_MS'] ?? 250);
const MEMBERS = 16;
/** Seconds for which everything is restarted repeatedly; a started round is completed. */
const SECONDS = Number(process.env['ROLLING_SECONDS'] ?? 240);
/** Milliseconds of load before and after a round. */
const CALM_MS = 2000;

/** What clients noticed while processes of one kind were restarted. */
class Row {
  restarts = 0;
  requests = 0;
  longestGap = 0;
  readonly failures = new Map<string, number>();

  add(stretch: Stretch, restarts: number): void {
    this.restarts += restarts;
    this.requests += stretch.requests;
    this.longestGap = Math.max(this.longestGap, stretch.longestGap);
    for (const [failure, count] of stretch.failures) {
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + count);
    }
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }
}

async function restart(process: ShopProcess): Promise<void> {
  await process.stop();
  await process.start();
}

/** Restarts everything in order, one process after the other, until the time is over. */
async function roll({ shop }: Cluster, figures: Figures): Promise<ReadonlyMap<string, Row>> {
  const kinds = { gateways: shop.gateways, apis: shop.apis, workers: shop.workers };
  const rows = new Map(['nothing', ...Object.keys(kinds)].map((name) => [name, new Row()]));
  const until = performance.now() + SECONDS * 1000;
  await pause(CALM_MS);
  rows.get('nothing')?.add(figures.take(), 0);
  while (performance.now() < until) {
    for (const [name, processes] of Object.entries(kinds)) {
      for (const each of processes) {
        await restart(each);
        rows.get(name)?.add(figures.take(), 1);
      }
    }
    console.log(`${((until - performance.now()) / 1000).toFixed(0)} s are left`);
  }
  await pause(CALM_MS);
  rows.get('nothing')?.add(figures.take(), 0);
  return rows;
}

function printed(rows: ReadonlyMap<string, Row>): string {
  const lines = [...rows].map(([name, { restarts, requests, failed, longestGap, failures }]) => [
    name,
    String(restarts),
    String(requests),
    String(failed),
    longestGap.toFixed(0),
    [...failures].map(([failure, count]) => `${count} × ${failure}`).join(', '),
  ]);
  return table(['restarted', 'times', 'requests', 'failed', 'longest gap ms', 'failures'], lines);
}

console.log('Starting a cluster …');
const cluster = await startCluster();
try {
  const { url } = cluster;
  const tokens: string[] = [];
  while (tokens.length < MEMBERS) tokens.push((await newMember(url)).token);
  const figures = new Figures();
  const asking = { url, tokens, patterns: await patternsOf(url) };
  await openAll(asking);
  const people = shoppers(asking, figures, { count: CONNECTIONS, paceMs: PACE_MS });
  const rows = await roll(cluster, figures);
  await people.stop();
  console.log(`\n${printedMachine()}\n\n${printed(rows)}\n`);
  const sum = (read: (row: Row) => number) => [...rows.values()].reduce((total, row) => total + read(row), 0);
  const failed = sum((row) => row.failed);
  const isMet = failed === 0;
  const promise = `B10 no request of ${CONNECTIONS} connections fails while everything is restarted`;
  reportBars([{ promise, figure: `${failed} of ${sum((row) => row.requests)}`, isMet }]);
} finally {
  await cluster.stop();
}
