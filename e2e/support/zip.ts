import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { listAt, textAt } from './graphql.ts';

/**
 * Unpacks a zip in memory; yauzl validates names and sizes.
 * @returns the bytes of each file by its name
 * @throws if the archive is damaged
 */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

const manifestName = 'manifest.json';

/** Returns the SHA-256 of every file by its name, as listed in the manifest of a download. */
export function manifestSums(files: ReadonlyMap<string, Buffer>): Record<string, string> {
  const manifest: unknown = JSON.parse(String(files.get(manifestName)));
  return Object.fromEntries(listAt(manifest, 'files').map((entry) => [textAt(entry, 'path'), textAt(entry, 'sha256')]));
}

/** Returns the actual SHA-256 of every file by its name, excluding the manifest, which cannot contain its own. */
export function realSums(files: ReadonlyMap<string, Buffer>): Record<string, string> {
  return Object.fromEntries(
    [...files]
      .filter(([name]) => name !== manifestName)
      .map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
}
