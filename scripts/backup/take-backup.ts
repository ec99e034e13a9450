import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { copyFiles } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { writeManifest, type Manifest } from './manifest.ts';

/** A complete backup. */
interface TakenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Backs up a shop, which may be running, into a new folder below `place`: first the database, then the files. A file
 * always exists before the row that refers to it, so that every row of the backup has its file.
 */
export async function takeBackup(pool: pg.Pool, dataFolder: string, place: string): Promise<TakenBackup> {
  const folder = path.join(place, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await dumpDatabase(pool, folder);
  const manifest = { format: 1 as const, ...database, files: await copyFiles(dataFolder, folder) };
  await writeManifest(folder, manifest);
  return { folder, manifest };
}
