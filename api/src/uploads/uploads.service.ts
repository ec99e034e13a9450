import { can, MAX_UNFINISHED_UPLOADS, MAX_UPLOAD_BYTES, UPLOAD_DAYS, type Actor } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { MalwareScanner } from '../platform/malware/malware-scanner.ts';
import { dropUpload, finishUpload, handOver, handOverJob } from './finish-upload.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { readMetadata } from './upload-metadata.ts';
import { fileSize, uploadPath } from './upload-store.ts';
import {
  findUnfinishedUploads,
  findUpload,
  insertUpload,
  lockUploadsInPlace,
  type UploadRow,
} from './uploads.repository.ts';

/** Recurring job that finishes uploads interrupted by a crash. */
export const settleJob = 'uploads.settle';

/** Dependencies of receiving uploads. */
export interface UploadServiceDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'logger'> {
  readonly folder: string;
  /** Maximum disk space of all uploads. */
  readonly spaceBytes: number;
  readonly receive: ReceiveUpload;
  /** Malware scanner for uploads; null to disable scanning. */
  readonly scanner: MalwareScanner | null;
}

/** An upload the caller may access. */
export interface AdmittedUpload {
  readonly id: string;
  readonly expiresAt: Date;
  readonly isFinished: boolean;
}

/** Resumable uploads of studios. */
export interface UploadService {
  /**
   * Creates an upload; its row exists before its file.
   * @throws not_found for a studio the user is not a member of, payload_too_large, validation_failed, rate_limited with
   *   too many unfinished uploads, unavailable without disk space
   */
  open(actor: Actor, upload: { readonly length: number; readonly metadata: string }): Promise<AdmittedUpload>;
  /** @throws not_found for an upload that has expired or belongs to a studio the user is not a member of */
  admit(actor: Actor, id: string): Promise<AdmittedUpload>;
  /** Finishes an upload if its file is complete. Returns false if it did not match its checksum and was deleted. */
  settle(id: string): Promise<boolean>;
  /** Deletes an upload that has not begun. */
  drop(id: string): Promise<void>;
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

const JobSchema = v.object({ id: v.string() });

/** Creates the service. */
export function createUploadService(shop: UploadServiceDependencies): UploadService {
  const { db, clock, folder, logger } = shop;

  async function settleRow(row: UploadRow): Promise<boolean> {
    const isWhole = (await fileSize(uploadPath(folder, row.id))) === Number(row.size_bytes);
    return !isWhole || (await finishUpload(shop, row));
  }

  async function settle(id: string): Promise<boolean> {
    const row = await findUpload(db, id);
    return !row || (await settleRow(row));
  }

  return {
    open: (actor, upload) => openUpload(shop, actor, upload),

    async admit(actor, id) {
      const row = isRowId(id) ? await findUpload(db, id) : undefined;
      if (!row || row.expires_at <= clock.now() || !mayUpload(actor, row.studio_id)) throw new Problem('not_found');
      return admitted(row);
    },

    settle,
    drop: (id) => dropUpload(shop, id),
    prune: () => sweepUploads(shop),

    jobs: {
      [handOverJob]: (payload) => handOver(shop, v.parse(JobSchema, payload).id),
      [settleJob]: async () => {
        for (const row of await findUnfinishedUploads(db)) {
          if (!(await settleRow(row))) logger.warn({ upload: row.id }, 'an upload was not what its sha256 said');
        }
      },
    },
  };
}

async function openUpload(
  { writes, clock, spaceBytes }: UploadServiceDependencies,
  actor: Actor,
  { length, metadata }: { readonly length: number; readonly metadata: string },
): Promise<AdmittedUpload> {
  const { studio, filename, filetype, purpose, sha256, layout, submission } = readMetadata(metadata);
  const isNamed = submission === undefined || isRowId(submission);
  if (!mayUpload(actor, studio) || !isNamed) throw new Problem('not_found');
  if (length > MAX_UPLOAD_BYTES) throw new Problem('payload_too_large', { message: 'A file has at most 200 MB.' });
  const now = clock.now();
  const row = {
    id: newId(),
    studio_id: Number(studio),
    account_id: actor.id,
    purpose,
    file_name: filename,
    media_type: filetype === '' ? null : filetype,
    size_bytes: String(length),
    claimed_sha256: sha256 ?? null,
    repeat_layout: layout ?? null,
    submission_id: submission ?? null,
    created_at: now,
    expires_at: addDays(now, UPLOAD_DAYS),
    finished_at: null,
  };
  await writes.transaction().execute(async (trx) => {
    const { unfinished, bytes } = await lockUploadsInPlace(trx, row.studio_id);
    if (unfinished >= MAX_UNFINISHED_UPLOADS) {
      const message = `At most ${MAX_UNFINISHED_UPLOADS} uploads of a studio can be unfinished at a time.`;
      throw new Problem('rate_limited', { message, retryAfterSeconds: 60 });
    }
    if (bytes + length > spaceBytes) {
      throw new Problem('unavailable', { message: 'There is no room for uploads just now.', retryAfterSeconds: 60 });
    }
    await insertUpload(trx, row);
  });
  return admitted(row);
}

function mayUpload(actor: Actor, studioId: string | number): boolean {
  return can(actor, 'studio.upload', { kind: 'studio', id: String(studioId) });
}

function admitted({ id, expires_at, finished_at }: Pick<UploadRow, 'id' | 'expires_at' | 'finished_at'>) {
  return { id, expiresAt: expires_at, isFinished: finished_at !== null };
}
