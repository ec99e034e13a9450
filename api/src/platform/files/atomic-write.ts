import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically: it exists completely or not at all, even on a full disk or after a crash. Readable only by
 * the own account.
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await writeFile(handle, content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
