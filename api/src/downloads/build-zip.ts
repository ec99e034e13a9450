import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { createHash } from 'node:crypto';
import {
  fileFacts,
  readinessText,
  repeatBlock,
  stampLicense,
  type FileFacts,
  type PrintReadiness,
} from '@halfdrop/patterns';
import { ZipFile } from 'yazl';
import type { FileFormat } from '../artwork/file-formats.ts';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import { drawCertificate } from './certificate-pdf.ts';
import type { ZipPlan, ZippedFile } from './downloads.ports.ts';

interface ManifestEntry {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** For production files: one tile, or the rectangle that repeats in a straight grid. */
  readonly form?: ZippedFile['form'];
  /** At 300 dpi; bitmaps only. */
  readonly widthPx?: number;
  readonly heightPx?: number;
}

const bitmaps = new Set<FileFormat>(['psd', 'jpg', 'png', 'tiff']);

function areaOf({ format, form }: ZippedFile, { layout, pixels }: PrintReadiness) {
  const { columns, rows } = repeatBlock(form === 'tile' ? 'block' : layout);
  return { form, ...(bitmaps.has(format) && { widthPx: columns * pixels, heightPx: rows * pixels }) };
}

/** JPEG, PNG, TIFF, PDF and the PDF in an AI file are already compressed. */
const worthDeflating = new Set<FileFormat>(['svg', 'eps', 'psd']);

/**
 * Writes the zip of a license: the files, each stamped with it, its certificate, `LICENSE.txt`, `README.txt`,
 * `PRINT-READINESS.txt` and `manifest.json` with the size and SHA-256 of each. The write is atomic.
 */
export async function buildZip(plan: ZipPlan): Promise<void> {
  const zip = new ZipFile();
  // A constant, since zip timestamps have no time zone; the license states when it was acquired.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true };
  const entries: ManifestEntry[] = [];
  const facts: FileFacts[] = [];
  for (const file of plan.files) {
    const { format, form, name, path } = file;
    const bytes = stampLicense(await readFile(path), format, plan.stamp);
    zip.addBuffer(bytes, name, { ...options, compress: worthDeflating.has(format) });
    const { byteLength, sha256 } = fileFacts({ format, form, bytes });
    entries.push({ path: name, bytes: byteLength, sha256, ...areaOf(file, plan.readiness) });
    facts.push({ format, form, byteLength, sha256 });
  }
  const addDocument = (name: string, content: Uint8Array | string) => {
    const bytes = Buffer.from(content);
    zip.addBuffer(bytes, name, { ...options, compress: true });
    entries.push({ path: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  };
  addDocument('CERTIFICATE.pdf', await drawCertificate(plan.certificate));
  addDocument('LICENSE.txt', plan.licenseText);
  addDocument('README.txt', plan.readmeText);
  addDocument('PRINT-READINESS.txt', readinessText({ ...plan.readiness, files: facts }));
  addDocument('manifest.json', `${JSON.stringify({ ...plan.facts, files: entries }, null, 2)}\n`);
  zip.end();
  await writeFileAtomically(plan.target, zip.outputStream.pipe(new PassThrough()));
}
