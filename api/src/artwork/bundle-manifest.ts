import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileFacts, FileForm, PrintReadiness } from '@halfdrop/patterns';
import * as v from 'valibot';
import type { Bundle, BundleFile } from '../downloads/downloads.ports.ts';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import type { FileFormat } from './file-formats.ts';

/** File with the print-readiness report on all files of a bundle. */
const READINESS = 'readiness.json';

/** Returns the name of a file in a bundle's folder. */
export function bundleFileName({ format, form }: { readonly format: FileFormat; readonly form: FileForm }): string {
  return `${form}.${format}`;
}

/** Path of a format's file list, which is written once all of its files exist. */
const listOf = (folder: string, format: FileFormat) => path.join(folder, `${format}.json`);

const FormatListSchema = v.array(
  v.object({ form: v.picklist(['tile', 'straight-repeat']), size: v.number(), sha256: v.string() }),
);

// Always written by the same generator version, which is part of the folder's name.
const ReadinessSchema = v.custom<PrintReadiness>((value) => typeof value === 'object' && value !== null);

/** Records that all files of a format are in the folder. */
export async function writeFormatList(folder: string, format: FileFormat, files: readonly FileFacts[]): Promise<void> {
  const list = files.map(({ form, byteLength: size, sha256 }) => ({ form, size, sha256 }));
  await writeFileAtomically(listOf(folder, format), JSON.stringify(list));
}

/** Stores the report of a bundle. */
export async function writeReadiness(folder: string, readiness: PrintReadiness): Promise<void> {
  await writeFileAtomically(path.join(folder, READINESS), JSON.stringify(readiness));
}

/** Returns the files of a format in a folder; none if they are missing or incomplete. */
export async function readFormat(folder: string, format: FileFormat): Promise<readonly BundleFile[]> {
  return orElse([], async () => {
    const list = v.parse(FormatListSchema, JSON.parse(await readFile(listOf(folder, format), 'utf8')));
    const files = list.map((file) => ({
      ...file,
      format,
      path: path.join(folder, bundleFileName({ format, form: file.form })),
    }));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file.path)).size));
    return files.every((file, index) => file.size === sizes[index]) ? files : [];
  });
}

/** Returns the report in a folder; null if it is missing. */
export async function readReadiness(folder: string): Promise<PrintReadiness | null> {
  return orElse(null, async () =>
    v.parse(ReadinessSchema, JSON.parse(await readFile(path.join(folder, READINESS), 'utf8'))),
  );
}

/** Returns the bundle of the formats in a folder; null if it is missing or incomplete. */
export async function readBundle(folder: string, formats: readonly FileFormat[]): Promise<Bundle | null> {
  const [readiness, found] = await Promise.all([
    readReadiness(folder),
    Promise.all(formats.map((format) => readFormat(folder, format))),
  ]);
  return readiness && found.every((files) => files.length > 0) ? { files: found.flat(), readiness } : null;
}

/** Treats any error as a cache miss, since cached data can always be regenerated. */
async function orElse<Result>(otherwise: Result, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    return otherwise;
  }
}
