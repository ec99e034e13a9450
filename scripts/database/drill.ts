import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { openConfiguredDatabase } from '../../api/src/platform/database/configured-database.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { recordBackup } from '../../api/src/platform/files/backup-record.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { compareRestored } from '../backup/compare-restored.ts';
import { openDrilledShop } from '../backup/drilled-shop.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { walkPurchase } from '../backup/walk-purchase.ts';
import { recordFigure } from '../reliability/figures.mjs';
import { PATIENCE_MS, runProgram, withDatabase } from '../lib/database-program.ts';

/**
 * Proves that a backup restores: the given one, or a new one of the shop. It is restored into a separate folder,
 * compared, opened, and used for a purchase; in the shop itself, only the date of the drill is recorded.
 */
await runProgram(async (config, [named, ...rest]) => {
  if (rest.length > 0) throw new StartupError('Usage: npm run drill [-- <backup>]');
  const scratch = await mkdtemp(path.join(tmpdir(), 'halfdrop-drill-'));
  try {
    let backup = named;
    if (backup === undefined) {
      await withDatabase(config, async ({ pool }) => {
        backup = (await takeBackup(pool, config.dataFolder, path.join(scratch, 'backups'))).folder;
      });
    }
    if (backup === undefined) return;
    await drill(backup, path.join(scratch, 'shop'));
    // If a backup is given, there may be no shop on this machine to record it in.
    if (named === undefined) await recordBackup(config.dataFolder, { lastDrillAt: new Date().toISOString() });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});

async function drill(backup: string, dataFolder: string): Promise<void> {
  const startedAt = Date.now();
  const manifest = await restoreBackup(backup, { dataFolder, databaseUrl: null });
  const restoredAt = Date.now();
  const differences = await differencesIn(manifest, dataFolder);
  if (differences.length > 0) throw new StartupError(`The backup does not restore:\n${differences.join('\n')}`);
  const openedAt = Date.now();
  const shop = await openDrilledShop(dataFolder);
  const seconds = (restoredAt - startedAt + (Date.now() - openedAt)) / 1000;
  try {
    const order = await walkPurchase(shop.apiUrl);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `restored   ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files: all as backed up`,
    );
    console.log('ledger     every transaction sums to zero');
    console.log(`purchase   ${order === null ? 'nothing is on sale' : `${order} completed, its certificate fetched`}`);
    const age = `${((startedAt - Date.parse(manifest.takenAt)) / 1000).toFixed(1)} s`;
    console.log(`RPO        ${age}: the age of the backup`);
    console.log(`RTO        ${seconds.toFixed(1)} s: from the backup to an open shop`);
    recordFigure('G6 from the backup to an open shop that sells', `${seconds.toFixed(1)} s, ${rows} rows`);
  } finally {
    await shop.stop();
  }
}

async function differencesIn(manifest: Manifest, dataFolder: string): Promise<string[]> {
  const logger = createLogger('error');
  const database = await openConfiguredDatabase(
    { dataFolder, databaseUrl: null },
    { resolveFrom: import.meta.url, logger },
  );
  const connection = connectDatabase(database.address, logger, { connectTimeout: PATIENCE_MS, statementTimeout: 0 });
  try {
    return await compareRestored(connection.pool, manifest, dataFolder);
  } finally {
    await connection.close();
    await database.stop();
  }
}
