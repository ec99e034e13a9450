import { chmod, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './repository.ts';

const sharedPictures = path.join(repositoryRoot, '.tmp', 'e2e-previews');

/**
 * Makes an empty folder for a shop's data. Others may enter it: the account that the embedded database runs under when
 * the tests run as root is another one, and would otherwise keep its files elsewhere.
 */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-'));
  await chmod(folder, 0o755);
  return folder;
}

/** The same with the pictures that earlier shops have drawn: they are named by what they show, so each is drawn once. */
export async function dataDirWithPictures(): Promise<string> {
  const folder = await freshDataDir();
  await mkdir(sharedPictures, { recursive: true });
  await symlink(sharedPictures, path.join(folder, 'previews'));
  return folder;
}
