import { chmod, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './repository.ts';

const sharedPictures = path.join(repositoryRoot, '.tmp', 'e2e-previews');

/**
 * Creates an empty data folder for a shop, accessible to others: if the tests run as root, the embedded database runs
 * under another account, and would otherwise store its files elsewhere.
 */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Creates a data folder that reuses the previews of earlier shops: they are content-addressed, so each is drawn once.
 */
export async function dataDirWithPictures(): Promise<string> {
  const folder = await freshDataDir();
  await mkdir(sharedPictures, { recursive: true });
  await symlink(sharedPictures, path.join(folder, 'previews'));
  return folder;
}
