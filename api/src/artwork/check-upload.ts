import { readFile } from 'node:fs/promises';
import {
  embeddedWords,
  isPassed,
  NO_WORDS,
  preflightInProcess,
  type EmbeddedWords,
  type PreflightClaim,
  type PreflightReport,
  type RgbPicture,
} from '@halfdrop/patterns';
import sharp from 'sharp';
import { readMaster, type MasterReading } from './read-master.ts';

/** Result of the preflight check of a file, and its appearance. */
export interface UploadCheck {
  readonly report: PreflightReport;
  /** A small image of the tile as WebP; null if nothing could be decoded. */
  readonly picture: Uint8Array | null;
  /** Data its files are made from after a sale; null if the file does not pass. */
  readonly master: MasterReading | null;
  /** Metadata embedded in the file by other programs; empty for a rejected file. */
  readonly words: EmbeddedWords;
}

/**
 * Checks a file in a separate process, which a malicious file may crash, and measures it here. Call it in a worker.
 * @param intakeProcess the script of that process
 */
export async function checkUpload(file: string, claim: PreflightClaim, intakeProcess: URL): Promise<UploadCheck> {
  const bytes = await readFile(file);
  const { upload, report, small } = await preflightInProcess(bytes, { source: intakeProcess, claim });
  const picture = small && (await webpOf(small));
  const seen = { picture, words: upload.isAccepted ? embeddedWords(bytes) : NO_WORDS };
  const { facts, measures } = report;
  if (!upload.isAccepted || !isPassed(report) || !small || !measures?.seam) return { ...seen, report, master: null };
  const { seam } = measures;
  const master = await readMaster(upload, { small, layout: claim.layout, seam, layers: facts?.layers ?? 0 });
  return { ...seen, report, master };
}

async function webpOf({ pixels, width, height }: RgbPicture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86 })
    .toBuffer();
}
