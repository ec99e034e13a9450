import { recordBackup } from '../../api/src/platform/files/backup-record.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { runProgram, withDatabase } from '../lib/database-program.ts';

/** Backs up database and files of the shop, which may be running, into a new folder below the given one. */
await runProgram(async (config, [place, ...rest]) => {
  if (place === undefined || rest.length > 0) throw new StartupError('Usage: npm run backup -- <folder>');
  await withDatabase(config, async ({ pool }) => {
    const { folder, manifest } = await takeBackup(pool, config.dataFolder, place);
    await recordBackup(config.dataFolder, { lastBackupAt: manifest.takenAt });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`);
  });
});
