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

/** What preflight found in a file, and how it looks. */
export interface UploadCheck {
  readonly report: PreflightReport;
  /** A small picture of the tile as WebP; null where nothing could be decoded. */
  readonly picture: Uint8Array | null;
  /** What its files are made from once it is sold; null for a file that does not pass. */
  readonly master: MasterReading | null;
  /** What programs have written into it about its picture; nothing of a file that is not taken. */
  readonly words: EmbeddedWords;
}

/**
 * Checks a file in a process of its own, which the file may break, and measures it here: call it in a worker.
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
