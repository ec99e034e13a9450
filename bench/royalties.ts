import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../api/src/database.ts';
import { startEmbeddedPostgres } from '../api/src/platform/database/embedded/embedded-postgres.ts';
import { openPools } from '../api/src/platform/database/pools.ts';
import { createLogger } from '../api/src/platform/logging/logger.ts';
import { freezeStatements } from '../api/src/royalties/freeze-statements.ts';
import { verifyRoyalties } from '../api/src/royalties/verify-royalties.ts';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { reportBars, printedMachine, type Bar } from './report.ts';
import { growRoyalties, MONTHS } from './royalties/grow-royalties.ts';

const EVENTS = 1_000_000;
/** For a million events; proportionally less for fewer. */
const MAX_SECONDS = 60;

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
}

/** Returns when the statements of each month with lines are created. */
function thirdsOfMonths(): Date[] {
  const now = new Date();
  return Array.from(
    { length: MONTHS + 1 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + index, 3)),
  );
}

/** Fills a shop with royalty events, freezes their statements, and recomputes all of them. */
async function bench(dataDir: string, events: number): Promise<readonly Bar[]> {
  const shop = await startShop({ dataDir, env: withoutWarmer });
  await shop.halt();
  const logger = createLogger('error');
  const resolveFrom = new URL('../api/src/main.ts', import.meta.url);
  const database = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger });
  const pools = openPools<Database>({ address: database.address, logger });
  try {
    const { db, writes } = pools;
    const client = await pools.pool.connect();
    const grown = await timed(() => growRoyalties(client, events)).finally(() => client.release());
    console.log(`${grown.result} lines in ${grown.seconds.toFixed(1)} s`);
    const frozen = await timed(async () => {
      for (const now of thirdsOfMonths()) await freezeStatements({ db, writes, clock: { now: () => now } });
    });
    console.log(`Statements frozen in ${frozen.seconds.toFixed(1)} s`);
    const { result, seconds } = await timed(() => verifyRoyalties(db));
    for (const finding of result.findings) console.log(finding);
    const { lines, statements, differenceCents } = result;
    const maxSeconds = (MAX_SECONDS * events) / EVENTS;
    return [
      {
        promise: `${events} royalty events are recomputed within ${maxSeconds} s`,
        figure: `${lines} lines of ${statements} statements in ${seconds.toFixed(1)} s`,
        isMet: seconds <= maxSeconds && lines >= events,
      },
      {
        promise: 'lines, statements and ledger are 0 cents off',
        figure: `${differenceCents} cents`,
        isMet: differenceCents === 0 && result.findings.length === 0,
      },
    ];
  } finally {
    await pools.close();
    await database.stop();
  }
}

const { values } = parseArgs({ options: { events: { type: 'string', default: String(EVENTS) } } });
const dataDir = await freshDataDir();
try {
  const bars = await bench(dataDir, Number(values.events));
  console.log(`\n${printedMachine()}\n`);
  reportBars(bars);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
