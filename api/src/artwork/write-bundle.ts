import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFacts } from '@halfdrop/patterns';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import type { BundleManifest } from './bundle-manifest.ts';
import { BUNDLE_MANIFEST, bundleFileName } from './bundle-manifest.ts';
import { openTile } from './open-tile.ts';
import type { BundleTask } from './render-task.ts';

/**
 * Makes the files of a pattern, one after the other, so that no more than one is in memory. The folder takes its name
 * when all of them lie in it: one that was left half way, by a killed process say, is never taken for a bundle.
 */
export async function writeBundle({ artwork, places, meta, formats, folder }: BundleTask): Promise<void> {
  const unfinished = `${folder}.${randomBytes(6).toString('hex')}.new`;
  await mkdir(unfinished, { recursive: true });
  try {
    const tile = await openTile(artwork, places, 'print');
    const files: BundleManifest['files'] = [];
    for await (const { format, form, bytes } of tile.files(meta, formats)) {
      await writeFileAtomically(path.join(unfinished, bundleFileName({ format, form })), bytes);
      const { byteLength: size, sha256 } = fileFacts({ format, form, bytes });
      files.push({ format, form, size, sha256 });
    }
    const manifest: BundleManifest = { files, readiness: await tile.readiness(meta) };
    await writeFileAtomically(path.join(unfinished, BUNDLE_MANIFEST), JSON.stringify(manifest));
    // What lies there already is not whole, or nobody would have asked for it.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
