import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Makes the folder of all state, with its parents.
 * Step by step, because Node's recursive `mkdir` never returns for places such as `/proc` where nothing can be made.
 * @throws StartupError naming DATA_DIR when it cannot be made
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
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
