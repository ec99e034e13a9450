import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { stampLicence } from '@halfdrop/patterns';
import { ZipFile } from 'yazl';
import type { FileFormat } from '../catalog/catalog.contract.ts';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import type { ZipPlan } from './downloads.ports.ts';

interface ManifestEntry {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** JPEG, PNG, PDF and the PDF in an AI file are compressed already. */
const worthDeflating = new Set<FileFormat>(['svg', 'eps', 'psd']);

/**
 * Writes the zip of a licence: the files, each stamped with it, its papers and `manifest.json` with the SHA-256 of
 * each. It is there whole or not at all.
 */
export async function buildZip({ target, files, licence, texts, facts }: ZipPlan): Promise<void> {
  const zip = new ZipFile();
  // A constant, since the zip's own idea of time has no zone; the licence says when it was acquired.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true };
  const entries: ManifestEntry[] = [];
  const add = (bytes: Buffer, name: string, compress: boolean) => {
    zip.addBuffer(bytes, name, { ...options, compress });
    entries.push({ path: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  };
  for (const { format, name, path } of files) {
    add(stampLicence(await readFile(path), format, licence), name, worthDeflating.has(format));
  }
  for (const { name, text } of texts) add(Buffer.from(text), name, true);
  const manifest = Buffer.from(`${JSON.stringify({ ...facts, files: entries }, null, 2)}\n`);
  zip.addBuffer(manifest, 'manifest.json', { ...options, compress: true });
  zip.end();
  await writeFileAtomically(target, zip.outputStream.pipe(new PassThrough()));
}
