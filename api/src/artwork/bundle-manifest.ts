import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileForm, PrintReadiness } from '@halfdrop/patterns';
import * as v from 'valibot';
import type { Bundle } from '../downloads/downloads.ports.ts';
import { FILE_FORMATS, type FileFormat } from './file-formats.ts';

/** The file that lists what lies in the folder of a bundle. */
export const BUNDLE_MANIFEST = 'bundle.json';

/** The name of a file in the folder of a bundle. */
export function bundleFileName({ format, form }: { readonly format: FileFormat; readonly form: FileForm }): string {
  return `${form}.${format}`;
}

const BundleManifestSchema = v.object({
  files: v.array(
    v.object({
      format: v.picklist(FILE_FORMATS),
      form: v.picklist(['tile', 'straight-repeat']),
      size: v.number(),
      sha256: v.string(),
    }),
  ),
  // Written by the same version of the generator: it is part of the folder's name.
  readiness: v.custom<PrintReadiness>((value) => typeof value === 'object' && value !== null),
});
/** What lies in the folder of a bundle. */
export type BundleManifest = v.InferOutput<typeof BundleManifestSchema>;

/** The bundle in a folder; null when it is not there, or not whole. */
export async function readBundle(folder: string): Promise<Bundle | null> {
  try {
    const text = await readFile(path.join(folder, BUNDLE_MANIFEST), 'utf8');
    const { files, readiness } = v.parse(BundleManifestSchema, JSON.parse(text));
    const placed = files.map((file) => ({ ...file, path: path.join(folder, bundleFileName(file)) }));
    const sizes = await Promise.all(placed.map(async (file) => (await stat(file.path)).size));
    return placed.every((file, index) => file.size === sizes[index]) ? { files: placed, readiness } : null;
  } catch {
    // It can always be made again: whatever is wrong with it is worth no more than that.
    return null;
  }
}
