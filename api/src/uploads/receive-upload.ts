import type { UploadPurpose } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns';

/** A whole file that a studio has uploaded. */
export interface FinishedUpload {
  readonly uploadId: string;
  readonly studioId: number;
  /** Who has sent it; null once their account is deleted. */
  readonly accountId: string | null;
  readonly purpose: UploadPurpose;
  /** Where it lies; nothing is to be changed there. */
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** As the client calls it, and says it is: only its content tells what it really is. */
  readonly fileName: string;
  readonly mediaType: string | null;
  /** How its tile repeats; null where that was not said. */
  readonly layout: RepeatLayout | null;
  /** The submission whose file it is to take the place of; null where none was named. */
  readonly submissionId: string | null;
}

/**
 * Is told of a finished upload by a job, which may tell it twice and tries again what failed. `taken` when the file is kept
 * elsewhere: then the upload goes. `left` keeps it until it expires.
 */
export type ReceiveUpload = (upload: FinishedUpload) => Promise<'taken' | 'left'>;
