import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_DAYS } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { syncFile, uploadPath } from './upload-store.ts';
import { deleteUpload, findUpload, markFinished, type UploadRow } from './uploads.repository.ts';

/** The job that hands a finished upload over. */
export const handOverJob = 'uploads.handOver';

/** What uploads are finished with. */
export interface Finishing {
  readonly db: Db;
  readonly clock: Clock;
  readonly folder: string;
}

/**
 * Finishes an upload whose file is whole, once, however often it is asked to. Returns false when the file is not what the
 * client said it would be: then the upload is gone.
 */
export async function finishUpload({ db, clock, folder }: Finishing, row: UploadRow): Promise<boolean> {
  const { id, claimed_sha256: claimed } = row;
  if (row.finished_at) return true;
  const file = uploadPath(folder, id);
  // A kill may have come between the last byte and its way to the disk.
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

/** Hands a finished upload over; one that is gone was taken before. */
export async function handOver(
  { db, folder }: Omit<Finishing, 'clock'>,
  receive: ReceiveUpload,
  id: string,
): Promise<void> {
  const row = await findUpload(db, id);
  if (!row || row.sha256 === null) return;
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

/** Removes an upload and its file. A file that a kill leaves behind goes with the next sweep. */
export async function dropUpload({ db, folder }: Omit<Finishing, 'clock'>, id: string): Promise<void> {
  await deleteUpload(db, id);
  await rm(uploadPath(folder, id), { force: true });
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}
