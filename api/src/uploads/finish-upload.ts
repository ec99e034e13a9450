import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_DAYS } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import { postNotice } from '../notices/post-notice.ts';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { MalwareScanner } from '../platform/malware/malware-scanner.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { syncFile, uploadPath } from './upload-store.ts';
import { deleteUpload, findUpload, markFinished, type UploadRow } from './uploads.repository.ts';

/** Job that hands over a finished upload. */
export const handOverJob = 'uploads.handOver';

/** Dependencies of finishing an upload. */
export interface Finishing {
  readonly db: Db;
  readonly clock: Clock;
  readonly folder: string;
}

/**
 * Finishes a complete upload; idempotent. Returns false if the file does not match its checksum, in which case the
 * upload is deleted.
 */
export async function finishUpload({ db, clock, folder }: Finishing, row: UploadRow): Promise<boolean> {
  const { id, claimed_sha256: claimed } = row;
  if (row.finished_at) return true;
  const file = uploadPath(folder, id);
  // The process may have been killed before the last bytes were flushed to disk.
  await syncFile(file);
  const sha256 = await sha256Of(file);
  if (claimed !== null && claimed !== sha256) {
    await dropUpload({ db, folder }, id);
    return false;
  }
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const isNews = await markFinished(trx, id, { sha256, at, expiresAt: addDays(at, UPLOAD_DAYS) });
    if (isNews) await addJob(trx, handOverJob, { id });
  });
  return true;
}

/** Dependencies of handing over an upload. */
interface HandingOver extends Finishing {
  readonly logger: Pick<Logger, 'warn'>;
  readonly receive: ReceiveUpload;
  readonly scanner: MalwareScanner | null;
}

/**
 * Hands over a finished upload; a missing one was taken before. An infected one is kept in quarantine until it expires,
 * and its studio is notified. @throws if the scanner does not answer: nothing is handed over unscanned
 */
export async function handOver(shop: HandingOver, id: string): Promise<void> {
  const { db, folder, receive, scanner } = shop;
  const row = await findUpload(db, id);
  if (!row || row.sha256 === null) return;
  const threat = await scanner?.threatIn(uploadPath(folder, id));
  if (threat) return refuseUpload(shop, row, threat);
  const answer = await receive({
    uploadId: id,
    studioId: row.studio_id,
    accountId: row.account_id,
    purpose: row.purpose,
    path: uploadPath(folder, id),
    sha256: row.sha256,
    sizeBytes: Number(row.size_bytes),
    fileName: row.file_name,
    mediaType: row.media_type,
    layout: row.repeat_layout,
    submissionId: row.submission_id,
  });
  if (answer === 'taken') await dropUpload({ db, folder }, id);
}

async function refuseUpload({ db, clock, logger }: HandingOver, row: UploadRow, threat: string): Promise<void> {
  logger.warn({ upload: row.id, threat }, 'malware was found in an upload');
  const told = { studioId: row.studio_id, subjectId: row.id, facts: { title: row.file_name, reason: threat } };
  await db.transaction().execute((trx) => postNotice(trx, { ...told, kind: 'upload_refused', at: clock.now() }));
}

/** Deletes an upload and its file. A file left behind by a crash is removed by the next sweep. */
export async function dropUpload({ db, folder }: Omit<Finishing, 'clock'>, id: string): Promise<void> {
  await deleteUpload(db, id);
  await rm(uploadPath(folder, id), { force: true });
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}
