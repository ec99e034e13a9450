import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import { licenseText } from './license-text.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { FileFormat, ReadyFile } from './downloads.ports.ts';

/** What goes into a zip. */
export interface ZipContent {
  readonly entitlement: EntitlementRow;
  readonly assetId: string;
  readonly baseName: string;
  readonly files: readonly { readonly format: FileFormat; readonly file: ReadyFile }[];
}

interface ManifestEntry {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** JPEG, PNG and PDF are compressed already: only text becomes smaller. */
const worthDeflating = new Set<FileFormat>(['svg']);

/**
 * Writes the zip of an entitlement: the files, `LICENSE.txt` and `manifest.json` with the SHA-256 of each. The same
 * content always gives the same bytes. It is there whole or not at all.
 */
export async function buildZip(target: string, content: ZipContent): Promise<void> {
  const zip = new ZipFile();
  // A constant, since the zip's own idea of time has no zone; the licence says when it was acquired.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true };
  const license = Buffer.from(licenseText(content.entitlement, content.assetId));
  const entries: ManifestEntry[] = [];
  for (const { format, file } of content.files) {
    const name = `${content.baseName}.${format}`;
    zip.addFile(file.path, name, { ...options, compress: worthDeflating.has(format) });
    entries.push({ path: name, bytes: file.size, sha256: file.sha256 });
  }
  zip.addBuffer(license, 'LICENSE.txt', { ...options, compress: true });
  entries.push({ path: 'LICENSE.txt', bytes: license.length, sha256: sha256(license) });
  zip.addBuffer(manifest(content, entries), 'manifest.json', { ...options, compress: true });
  zip.end();

  const bytes = zip.outputStream.pipe(new PassThrough());
  // A failure before the first byte is asked for would be nobody's: whoever reads the bytes gets it all the same.
  bytes.on('error', () => undefined);
  zip.on('error', (error: Error) => bytes.destroy(error));
  try {
    await writeFileAtomically(target, bytes);
  } catch (error) {
    // What is left is read to its end, so that no file stays open.
    zip.outputStream.unpipe(bytes);
    zip.outputStream.resume();
    throw error;
  }
}

function manifest({ entitlement, assetId }: ZipContent, files: readonly ManifestEntry[]): Buffer {
  const facts = { licenseNumber: entitlement.license_number, license: entitlement.license, assetId, files };
  return Buffer.from(`${JSON.stringify(facts, null, 2)}\n`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
