import { readFile } from 'node:fs/promises';
import {
  isPassed,
  preflightInProcess,
  type Finding,
  type PreflightClaim,
  type PreflightReport,
  type RgbPicture,
  type UploadKind,
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
}

/**
 * Checks a file in a process of its own, which the file may break, and measures it here: call it in a worker.
 * @param intakeProcess the script of that process
 */
export async function checkUpload(file: string, claim: PreflightClaim, intakeProcess: URL): Promise<UploadCheck> {
  const { upload, report, small } = await preflightInProcess(await readFile(file), { source: intakeProcess, claim });
  const picture = small && (await webpOf(small));
  const seam = report.measures?.seam;
  if (!upload.isAccepted || !isPassed(report) || !small || !seam) return { report, picture, master: null };
  const master = await readMaster(upload, { small, layout: claim.layout, seam });
  return master === null ? { report: notTaken(report, upload.kind), picture, master } : { report, picture, master };
}

async function webpOf({ pixels, width, height }: RgbPicture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86 })
    .toBuffer();
}

function notTaken(report: PreflightReport, kind: UploadKind): PreflightReport {
  const finding: Finding = { code: 'unsupported', severity: 'error', data: { kind }, boxes: [] };
  return { ...report, findings: [finding, ...report.findings] };
}
