import { StartupError } from '../../api/src/platform/startup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { runProgram } from '../lib/database-program.ts';

/** Restores a backup into the database and folder of the current settings, which must not contain a shop. */
await runProgram(async (config, [backup, ...rest]) => {
  if (backup === undefined || rest.length > 0) throw new StartupError('Usage: npm run restore -- <backup>');
  const { takenAt, tables, files } = await restoreBackup(backup, config);
  console.log(
    `Restored as of ${takenAt}: ${tables.length} tables, ${files.length} files. \`npm start\` opens the shop.`,
  );
});
