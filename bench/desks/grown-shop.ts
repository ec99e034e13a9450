import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../api/src/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { openPools } from '../../api/src/platform/database/pools.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { startShop, withoutWarmer } from '../../e2e/support/shop.ts';
import { growCatalog } from '../scale/grow-catalog.ts';
import { growDesks } from './grow-desks.ts';
import { growOrders } from './grow-orders.ts';

/** Amounts of data generated for the desks. */
export interface DeskSizes {
  readonly people: number;
  readonly orders: number;
  readonly patterns: number;
}

/** For a disposable database: durability is switched off. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', maintenance_work_mem: '512MB' };

/** Fills a shop in a folder, unless that was done before. */
export async function growShop(dataDir: string, sizes: DeskSizes): Promise<void> {
  const isGrown = path.join(dataDir, 'grown');
  if (existsSync(isGrown)) return;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  await (await startShop({ dataDir, env: withoutWarmer })).halt();
  await growCatalog(dataDir, sizes.patterns);
  await growTables(dataDir, sizes);
  await writeFile(isGrown, '');
}

async function growTables(dataDir: string, sizes: DeskSizes): Promise<void> {
  const logger = createLogger('error');
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const database = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger, settings });
  const pools = openPools<Database>({ address: database.address, logger });
  try {
    const session = await pools.pool.connect();
    try {
      await session.query('set statement_timeout = 0');
      await growOrders(session, sizes);
      await growDesks(session);
      await session.query('vacuum analyze');
    } finally {
      session.release();
    }
  } finally {
    await pools.close();
    await database.stop();
  }
}
