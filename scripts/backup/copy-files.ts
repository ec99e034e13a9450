import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { Hashing } from './hashing.ts';
import { objectFile, type BackedUpFile } from './manifest.ts';

/** Files that cannot be recreated: masters, avatars, drafts, and unfinished uploads. */
const KEPT = ['files', 'uploads'];
/** Key for the encrypted tax numbers in the database, if it is not a setting. */
const SEALING_SECRET = 'sealing-secret';
/** Files that are recreated on demand. */
const DERIVED = [path.join('files', 'zips')];

/**
 * Copies the files of a shop next to its backups, each named by the hash of its content: a file already in another
 * backup is not copied again. A file that disappears meanwhile was removed by the shop, and is skipped.
 */
export async function copyFiles(dataFolder: string, backup: string): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for (const file of await keptFiles(dataFolder)) {
    const facts = await copyFile(path.join(dataFolder, file), backup).catch(unlessGone);
    if (facts) copied.push({ path: file.split(path.sep).join('/'), ...facts });
  }
  return copied;
}

/**
 * Restores the files of a backup into a shop's data folder.
 * @throws StartupError if a file is missing or damaged
 */
export async function restoreFiles(files: readonly BackedUpFile[], backup: string, dataFolder: string): Promise<void> {
  for (const { path: name, sha256 } of files) {
    const target = path.join(dataFolder, ...name.split('/'));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const copy = copyHashed(objectFile(backup, sha256), target);
    const found = await copy.catch((cause: unknown) => {
      throw new StartupError(`The backup is damaged: ${name} cannot be read.`, cause);
    });
    if (found.sha256 !== sha256) throw new StartupError(`The backup is damaged: ${name} has other bytes.`);
  }
}

/** Returns the hash of a file's content. */
export async function hashOf(file: string): Promise<string> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  return hashWhile(file, nowhere);
}

async function keptFiles(dataFolder: string): Promise<string[]> {
  const found = existsSync(path.join(dataFolder, SEALING_SECRET)) ? [SEALING_SECRET] : [];
  for (const folder of KEPT.map((name) => path.join(dataFolder, name)).filter((name) => existsSync(name))) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) found.push(path.relative(dataFolder, path.join(entry.parentPath, entry.name)));
    }
  }
  return found.filter((name) => !DERIVED.some((folder) => name.startsWith(folder + path.sep))).toSorted();
}

async function copyFile(file: string, backup: string): Promise<Omit<BackedUpFile, 'path'>> {
  const objects = path.dirname(path.dirname(objectFile(backup, '00')));
  await mkdir(objects, { recursive: true, mode: 0o700 });
  const unnamed = path.join(objects, `${randomUUID()}.part`);
  try {
    const facts = await copyHashed(file, unnamed);
    const object = objectFile(backup, facts.sha256);
    if (!existsSync(object)) {
      await mkdir(path.dirname(object), { recursive: true, mode: 0o700 });
      await rename(unnamed, object);
    }
    return facts;
  } finally {
    await rm(unnamed, { force: true });
  }
}

async function copyHashed(from: string, to: string): Promise<Omit<BackedUpFile, 'path'>> {
  const sha256 = await hashWhile(from, createWriteStream(to, { mode: 0o600 }));
  return { bytes: (await stat(to)).size, sha256 };
}

async function hashWhile(file: string, to: Writable): Promise<string> {
  const hashed = new Hashing();
  await pipeline(createReadStream(file), hashed, to);
  return hashed.sha256();
}

function unlessGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
