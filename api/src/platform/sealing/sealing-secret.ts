import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId, newSecret } from '../ids/ids.ts';

interface SealingConfig {
  /** Null if not set in the environment. */
  readonly sealingSecret: string | null;
  readonly dataFolder: string;
}

/**
 * Returns the sealing secret. If not set in the environment, it is generated on first start and kept in a file, outside
 * of the database. Of concurrently starting processes, one creates it atomically.
 */
export async function sealingSecretOf({ sealingSecret, dataFolder }: SealingConfig): Promise<string> {
  if (sealingSecret !== null) return sealingSecret;
  const file = path.join(dataFolder, 'sealing-secret');
  const made = `${file}-${newId()}`;
  await writeFile(made, newSecret(), { mode: 0o600 });
  await link(made, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(made);
  return readFile(file, 'utf8');
}
