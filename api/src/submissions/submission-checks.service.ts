import { isEditableSubmission, titleFromFileName } from '@halfdrop/domain';
import { isPassed } from '@halfdrop/patterns';
import { masterKey } from '../artwork/master-key.ts';
import type { UploadPlaces } from '../artwork/open-tile.ts';
import type { UploadChecker } from '../artwork/render-task.ts';
import type { Db, Trx } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { PictureFolder } from '../platform/files/picture-folder.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { FinishedUpload } from '../uploads/receive-upload.ts';
import { filledFrom } from './fill-draft.ts';
import { findTilesBesides } from './own-tiles/own-tiles.repository.ts';
import {
  insertSubmission,
  insertSubmissionTransition,
  lockSameDraft,
  lockSubmission,
  updateSubmission,
  type SubmissionRow,
} from './submissions.repository.ts';
import { takeSubmissionStep } from './take-submission-step.ts';

/** Job that checks the file of a submission. */
export const checkSubmissionJob = 'submissions.check';

/** Processing of files uploaded by studios. */
export interface SubmissionCheckService {
  /**
   * Stores a finished upload as a master and begins a submission with it. Idempotent, also for the same file uploaded
   * again before it is submitted. An upload sent for a submission replaces that submission's file.
   */
  receive(upload: FinishedUpload): Promise<'taken'>;
  /** Checks the file of a submission in its layout; does nothing if no check is pending. */
  check(id: string): Promise<void>;
}

interface CheckNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: Pick<FileStore, 'put' | 'localCopy'>;
  readonly pictures: PictureFolder;
  readonly checker: UploadChecker;
  readonly places: Pick<UploadPlaces, 'intakeProcess'>;
}

/** Creates the service. */
export function createSubmissionCheckService(needs: CheckNeeds): SubmissionCheckService {
  const { db, clock, files, pictures } = needs;

  return {
    async receive(upload) {
      const { uploadId, studioId, accountId, path, sha256, sizeBytes, fileName, layout } = upload;
      // Stored before the row that names it: a master without a row is garbage, a row without its master a broken
      // submission.
      await files.put(masterKey(sha256), { file: path });
      await db.transaction().execute(async (trx) => {
        const at = clock.now();
        if (await hasTakenPlace(trx, upload, at)) return;
        // After an interruption users select the same files again, some of which had arrived.
        const same = await lockSameDraft(trx, { studioId, sha256, fileName, layout });
        if (same) {
          await updateSubmission(trx, same.id, { upload_id: uploadId });
          return;
        }
        const row = await insertSubmission(trx, {
          studio_id: studioId,
          account_id: accountId,
          upload_id: uploadId,
          status: 'draft',
          file_name: fileName,
          sha256,
          size_bytes: String(sizeBytes),
          title: titleFromFileName(fileName),
          ...(layout !== null && { repeat_layout: layout }),
          created_at: at,
          changed_at: at,
        });
        if (!row) return;
        const step = { from_status: null, to_status: 'draft', actor_id: accountId, note: null } as const;
        await insertSubmissionTransition(trx, { ...step, submission_id: row.id, happened_at: at });
        await addJob(trx, checkSubmissionJob, { id: row.id });
      });
      return 'taken';
    },

    async check(id) {
      const row = await begun(needs, id);
      if (!row) return;
      const { report, picture, master, words } = await checked(needs, row);
      const file = row.picture ?? (picture && (await pictures.store(picture)));
      await db.transaction().execute(async (trx) => {
        const now = await lockSubmission(trx, id);
        // A new layout or file set meanwhile is checked by its own job.
        const isSame = now?.repeat_layout === row.repeat_layout && now.sha256 === row.sha256;
        if (now?.status !== 'checking' || !isSame) return;
        const to = isPassed(report) ? 'ready' : 'failed';
        const read = master && JSON.stringify(master);
        const change = { report: JSON.stringify(report), picture: file, master: read, ...filledFrom(now, words) };
        await takeSubmissionStep(trx, now, { to, actorId: null, at: clock.now(), change });
      });
    },
  };
}

/**
 * Replaces the file of the submission an upload was sent for; its texts and history are kept. False if no submission
 * was named or its file can no longer change: the upload then becomes a new draft.
 */
async function hasTakenPlace(trx: Trx, upload: FinishedUpload, at: Date): Promise<boolean> {
  const { submissionId, studioId, accountId, uploadId, sha256, sizeBytes, fileName, layout } = upload;
  const row = submissionId === null ? undefined : await lockSubmission(trx, submissionId);
  if (row?.studio_id !== studioId) return false;
  if (row.upload_id === uploadId) return true;
  if (!isEditableSubmission(row.status)) return false;
  const change = {
    upload_id: uploadId,
    file_name: fileName,
    sha256,
    size_bytes: String(sizeBytes),
    repeat_layout: layout ?? row.repeat_layout,
    ...UNCHECKED,
    version: row.version + 1,
    changed_at: at,
  };
  await addJob(trx, checkSubmissionJob, { id: row.id });
  if (row.status === 'draft' || row.status === 'checking') await updateSubmission(trx, row.id, change);
  else await takeSubmissionStep(trx, row, { to: 'checking', actorId: accountId, at, change });
  return true;
}

/** Columns of a file that is not checked yet. */
const UNCHECKED = { report: null, picture: null, master: null } as const;

/** Marks a submission as being checked and returns it; null if no check is pending. */
function begun({ db, clock }: Pick<CheckNeeds, 'db' | 'clock'>, id: string): Promise<SubmissionRow | null> {
  return db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, id);
    if (row?.status === 'checking') return row;
    return row?.status === 'draft'
      ? takeSubmissionStep(trx, row, { to: 'checking', actorId: null, at: clock.now() })
      : null;
  });
}

/** Checks the file in the layout of its submission. */
async function checked({ db, files, checker, places }: CheckNeeds, row: SubmissionRow) {
  const own = await findTilesBesides(db, row);
  const file = await files.localCopy(masterKey(row.sha256));
  const claim = { layout: row.repeat_layout, own };
  return checker.run({ kind: 'check-upload', file, claim, intakeProcess: places.intakeProcess }, 'background');
}
