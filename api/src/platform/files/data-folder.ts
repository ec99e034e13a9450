import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Folders with mail, sold and uploaded files, pictures of users and logs: private to the own account. */
const privateFolders = ['outbox', 'files', 'uploads', 'logs'];

/**
 * Creates the data folder and its parents. The database account may need to enter it, so only its private subfolders
 * are closed to others. Created step by step, because Node's recursive `mkdir` never returns in places such as `/proc`
 * where nothing can be created.
 * @throws StartupError naming DATA_DIR when it cannot be created
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    for (const name of privateFolders) makePrivate(path.join(folder, name));
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function makeFolder(folder: string): void {
  const facts = statSync(folder, { throwIfNoEntry: false });
  if (facts?.isDirectory()) return;
  if (facts) throw new Error(`${folder} is not a folder`);
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Earlier versions created it with open permissions. If another account owns it, that account has to restrict it.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}
