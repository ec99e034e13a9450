import { readFile } from 'node:fs/promises';
import { preflightInProcess, type PreflightClaim, type PreflightReport } from '@halfdrop/patterns';
import sharp from 'sharp';

/** What preflight found in a file, and how it looks. */
export interface UploadCheck {
  readonly report: PreflightReport;
  /** A small picture of the tile as WebP; null where nothing could be decoded. */
  readonly picture: Uint8Array | null;
}

/**
 * Checks a file in a process of its own, which the file may break: call it in a worker.
 * @param intakeProcess the script of that process
 */
export async function checkUpload(file: string, claim: PreflightClaim, intakeProcess: URL): Promise<UploadCheck> {
  const { report, small } = await preflightInProcess(await readFile(file), { source: intakeProcess, claim });
  if (small === null) return { report, picture: null };
  const { pixels, width, height } = small;
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).webp({ quality: 86 });
  return { report, picture: await picture.toBuffer() };
}
