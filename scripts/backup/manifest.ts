import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../api/src/platform/startup-error.ts';

const Sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const BackedUpTable = v.object({
  schema: v.string(),
  name: v.string(),
  columns: v.array(v.string()),
  rows: Count,
  /** Hash of the uncompressed rows. */
  sha256: Sha256,
});

const BackedUpFile = v.object({
  /** Relative to the data folder, with slashes. */
  path: v.string(),
  bytes: Count,
  sha256: Sha256,
});

const Manifest = v.object({
  format: v.literal(1),
  /** The instant of the database snapshot. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.object({ name: v.string(), checksum: Sha256 })),
  tables: v.array(BackedUpTable),
  sequences: v.array(v.object({ schema: v.string(), name: v.string(), lastValue: v.nullable(v.string()) })),
  files: v.array(BackedUpFile),
});

/** The manifest of a backup. It is written last: a folder without one is not a backup. */
export type Manifest = v.InferOutput<typeof Manifest>;
/** A table of a backup. */
export type BackedUpTable = v.InferOutput<typeof BackedUpTable>;
/** A file of a backup; its content is stored under its hash, shared by all backups of a folder. */
export type BackedUpFile = v.InferOutput<typeof BackedUpFile>;

const FILE = 'manifest.json';

/** Returns the path of a table's rows in the folder of a backup. */
export function tableFile(backup: string, { schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string {
  return path.join(backup, 'tables', `${schema}.${name}.gz`);
}

/** Returns the path of a file's content, which neighboring backups share. */
export function objectFile(backup: string, sha256: string): string {
  return path.join(path.dirname(backup), 'objects', sha256.slice(0, 2), sha256);
}

/** Writes the manifest, which completes a backup. */
export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(backup, FILE), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flag: 'wx' });
}

/**
 * Reads the manifest of a backup.
 * @throws StartupError if the folder holds no complete backup
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, FILE), 'utf8').catch((cause: unknown) => {
    throw new StartupError(`There is no complete backup in ${backup}.`, cause);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!parsed.success) throw new StartupError(`The manifest of ${backup} is damaged.`);
  return parsed.output;
}
