import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileFacts, formsOf, type FileFacts } from '@halfdrop/patterns';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import { bundleFileName, readFormat, readReadiness, writeFormatList, writeReadiness } from './bundle-manifest.ts';
import type { FileFormat } from './file-formats.ts';
import { openTile } from './open-tile.ts';
import type { BundleTask } from './render-task.ts';

/** Most used formats first; a Photoshop file takes longer than all others together. */
const MAKING_ORDER = ['png', 'svg', 'jpg', 'pdf', 'eps', 'ai', 'tiff', 'psd'] as const satisfies FileFormat[];

/**
 * Creates the missing files of a pattern one after the other, so that only one is in memory. A format is available as
 * soon as all of its files exist; files left incomplete by a killed process are made again.
 * @param onFormat called when a format is available
 */
export async function writeBundle(
  { artwork, places, meta, formats, folder }: BundleTask,
  onFormat?: () => void,
): Promise<void> {
  const missing = await missingFormats(folder, formats);
  const isReported = (await readReadiness(folder)) !== null;
  if (missing.length === 0 && isReported) return;
  await mkdir(folder, { recursive: true });
  const tile = await openTile(artwork, places, 'print');
  if (!isReported) await writeReadiness(folder, await tile.readiness(meta));
  let files: FileFacts[] = [];
  for await (const { format, form, bytes } of tile.files(meta, missing)) {
    await writeFileAtomically(path.join(folder, bundleFileName({ format, form })), bytes);
    files.push(fileFacts({ format, form, bytes }));
    if (files.length < formsOf(format, tile.layout).length) continue;
    await writeFormatList(folder, format, files);
    files = [];
    onFormat?.();
  }
}

async function missingFormats(folder: string, formats: readonly FileFormat[]): Promise<FileFormat[]> {
  const missing: FileFormat[] = [];
  for (const format of MAKING_ORDER) {
    if (formats.includes(format) && (await readFormat(folder, format)).length === 0) missing.push(format);
  }
  return missing;
}
