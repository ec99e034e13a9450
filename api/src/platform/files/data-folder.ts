import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Mail with codes and links, files that are sold or uploaded, pictures of people, logs: nobody else on the machine looks into them. */
const privateFolders = ['outbox', 'files', 'uploads', 'logs'];

/**
 * Makes the folder of all state, with its parents. The database's account may have to enter it; what is private in it is
 * closed to everybody else.
 * Step by step, because Node's recursive `mkdir` never returns for places such as `/proc` where nothing can be made.
 * @throws StartupError naming DATA_DIR when it cannot be made
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
  // One of an earlier version may be open. Where it is another account's, that account has to close it.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}
