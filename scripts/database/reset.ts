import { emptyDatabase } from '../../api/src/platform/database/empty-database.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { runProgram, withDatabase } from '../lib/database-program.ts';

const usage = 'Usage: npm run db:reset [-- --yes]';

/** Empties the database of the shop; the next start fills it again. Files such as previews and mails are kept. */
await runProgram(async (config, args) => {
  const unknown = args.find((arg) => arg !== '--yes');
  if (unknown !== undefined) throw new StartupError(`${unknown} is not known. ${usage}`);
  if (config.isProduction) throw new StartupError('NODE_ENV is production: the database is not emptied there.');
  const where = config.databaseUrl === null ? `in ${config.dataFolder}` : nameOf(config.databaseUrl);
  if (config.databaseUrl !== null && !args.includes('--yes')) {
    throw new StartupError(`DATABASE_URL is set: to empty ${where}, add \`-- --yes\`.`);
  }
  await withDatabase(config, ({ pool }) => emptyDatabase(pool));
  console.log(`The database ${where} is empty. The next start fills it anew.`);
});

/** Returns the database URL without the password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${pathname.slice(1)} on ${searchParams.get('host') ?? host}`;
}
