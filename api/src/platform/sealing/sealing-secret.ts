import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId, newSecret } from '../ids/ids.ts';

interface SealingConfig {
  /** Null where the environment names none. */
  readonly sealingSecret: string | null;
  readonly dataFolder: string;
}

/**
 * The secret that texts are sealed with. Where the environment names none, it is kept in a file beside the database, not
 * in it, and made at the first start. Of processes that start at once, one makes it, whole.
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
