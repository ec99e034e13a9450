import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { freshDataDir } from '../../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../../e2e/support/shop.ts';
import { type Crowd, crowd } from '../cluster/shoppers.ts';
import { growShop } from '../desks/grown-shop.ts';
import { printedMachine, reportBars, table } from '../report.ts';
import { pricedAssets } from '../trust/books.ts';
import { visitors, type Visits } from './visitors.ts';
import { MIGRATION, watchLocks } from './watch-locks.ts';

const SIZES = { people: 200_000, orders: 1_000_000, patterns: 10_000 };
const CALLERS = 16;
const MAX_LOCK_MS = 200;
/** Seconds of traffic before and after. */
const SECONDS_AROUND = 5;

/** Creates a folder with the shop's migrations and the trial ones. */
async function migrationsWithTrials(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-migrations-'));
  await cp('api/migrations', folder, { recursive: true });
  await cp('bench/migration/files', folder, { recursive: true });
  return folder;
}

const undo = `
  drop table if exists orders_trial_line;
  drop index if exists orders_order_trial;
  alter table orders_order drop constraint if exists orders_order_trial_check,
    drop column if exists trial_note, drop column if exists trial_count;
  alter table downloads_entitlement drop column if exists trial_seen;
  delete from platform_migration where name like '9___\\_trial\\_%'`;

/**
 * Reads orders in one-second transactions, repeatedly, as a report does: an exclusive table lock has to wait for it.
 */
function reportOrders(pool: pg.Pool): Crowd {
  return crowd(1, async () => {
    await pool.query('begin; select count(*) from orders_order; select pg_sleep(1); commit');
    await pause(200);
  });
}

interface Pools {
  readonly pool: pg.Pool;
  readonly migrating: pg.Pool;
}

/** Applies all trial migrations while people shop and a report runs. */
async function migrateUnderTraffic({ pool, migrating }: Pools, folder: string, visits: Visits) {
  const logger = createLogger('silent');
  const reports = reportOrders(pool);
  const locks = watchLocks(pool);
  await pause(SECONDS_AROUND * 1000);
  const before = visits.take();
  const startedAt = performance.now();
  const applied = await migrate(migrating, folder, logger);
  const seconds = (performance.now() - startedAt) / 1000;
  const during = visits.take();
  await pause(SECONDS_AROUND * 1000);
  const after = visits.take();
  await Promise.all([reports.stop(), visits.stop()]);
  return { applied, seconds, longestLock: await locks.stop(), before, during, after };
}

const kept = process.argv.find((argument) => argument.startsWith('--data='))?.slice('--data='.length);
const dataDir = kept ?? (await freshDataDir());
const folder = await migrationsWithTrials();
try {
  console.log(`A shop with ${SIZES.orders} orders …`);
  await growShop(dataDir, SIZES);
  const shop = await startShop({ dataDir, env: withoutWarmer });
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const { address } = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger: createLogger('silent') });
  const pool = new pg.Pool({ ...address, max: 4 });
  const migrating = new pg.Pool({ ...address, application_name: MIGRATION }).on('error', () => undefined);
  try {
    await pool.query(undo);
    const visits = await visitors(shop, await pricedAssets(pool), CALLERS);
    const { applied, seconds, longestLock, ...stretches } = await migrateUnderTraffic(
      { pool, migrating },
      folder,
      visits,
    );
    const rows = Object.entries(stretches).map(([name, { calls, failures, orders, longest }]) =>
      [name, calls, failures.length, orders, Math.round(longest)].map(String),
    );
    console.log(`\n${printedMachine()}\n\n${table(['traffic', 'calls', 'failed', 'orders', 'longest ms'], rows)}\n`);
    const { during } = stretches;
    if (during.failures.length > 0) console.log(`${during.failures.join('\n')}\n`);
    reportBars([
      {
        promise: `B12 ${CALLERS} callers while a table of ${SIZES.orders} rows is migrated: none is answered with an error`,
        figure: `${during.failures.length} of ${during.calls} calls in ${seconds.toFixed(1)} s of ${applied.length} migrations`,
        isMet: during.failures.length === 0 && applied.length > 0,
      },
      {
        promise: `B12 no statement of the shop waits for a migration longer than ${MAX_LOCK_MS} ms`,
        figure: `${longestLock.toFixed(0)} ms`,
        isMet: longestLock <= MAX_LOCK_MS,
      },
    ]);
  } finally {
    await pool.query(undo);
    await Promise.all([pool.end(), migrating.end()]);
    await shop.halt();
  }
} finally {
  await rm(folder, { recursive: true });
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}
