import type { UploadPurpose } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns';

/** A complete file uploaded by a studio. */
export interface FinishedUpload {
  readonly uploadId: string;
  readonly studioId: number;
  /** The uploader; null once their account is deleted. */
  readonly accountId: string | null;
  readonly purpose: UploadPurpose;
  /** Path of the file, which must not be modified. */
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Name and type as claimed by the client; only the content tells the real type. */
  readonly fileName: string;
  readonly mediaType: string | null;
  /** Repeat of its tile; null if not given. */
  readonly layout: RepeatLayout | null;
  /** The submission whose file it replaces; null if none was named. */
  readonly submissionId: string | null;
}

/**
 * Called by a job for a finished upload; may be called twice, and is retried after a failure. `taken` means the file is
 * stored elsewhere, so the upload is deleted. `left` keeps it until it expires.
 */
export type ReceiveUpload = (upload: FinishedUpload) => Promise<'taken' | 'left'>;
