import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomically } from './atomic-write.ts';
import { isMissing } from './is-missing.ts';

const BackupRecord = v.object({
  lastBackupAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  lastDrillAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});

/** Times of the last backup and of the last verified restore; null for never. */
export type BackupRecord = v.InferOutput<typeof BackupRecord>;

const NEVER: BackupRecord = { lastBackupAt: null, lastDrillAt: null };

const fileIn = (dataFolder: string) => path.join(dataFolder, 'backup-record.json');

/** Reads the backup record of a data folder; an unreadable one counts as empty. */
export async function readBackupRecord(dataFolder: string): Promise<BackupRecord> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return NEVER;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupRecord), text);
  return parsed.success ? parsed.output : NEVER;
}

/** Updates the backup record. */
export async function recordBackup(dataFolder: string, done: Partial<BackupRecord>): Promise<void> {
  const record = { ...(await readBackupRecord(dataFolder)), ...done };
  await writeFileAtomically(fileIn(dataFolder), `${JSON.stringify(record)}\n`);
}
