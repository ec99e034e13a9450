import { UPLOAD_CHUNK_BYTES, type UploadPurpose } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns/browser';
import type { DetailedError, HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client';
import * as v from 'valibot';
import { expireSession, readSession } from './session.ts';

const ENDPOINT = '/api/uploads';
/**
 * Delays between failed attempts in milliseconds; each piece that arrives resets them. Long
 * enough for a server restart.
 */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** What a file is uploaded for. */
export interface UploadTarget {
  readonly studioId: string;
  readonly purpose: UploadPurpose;
  /** Hash of the whole file in lowercase hex; the received file is verified against it. */
  readonly sha256?: string;
  /** How the tile repeats; a resumed upload keeps its original layout. */
  readonly layout?: RepeatLayout;
  /** The submission whose file it replaces. */
  readonly submissionId?: string;
}

/** Why an upload has stopped. After `signed-out` and `unreachable` it can continue with `resume`. */
export interface UploadFailure {
  readonly reason: 'signed-out' | 'refused' | 'unreachable';
  /** Message from the server; null if it sent none. */
  readonly message: string | null;
}

/** Callbacks for the progress of an upload. */
export interface UploadListener {
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly onDone: (uploadId: string) => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

/** An upload in progress. */
export interface FileUpload {
  /** Stops sending; the server keeps what has arrived. */
  pause(): Promise<void>;
  resume(): void;
  /** Cancels the upload; the server deletes what has arrived. */
  cancel(): Promise<void>;
}

/** The session has ended; the upload can resume in the next one. */
class SignedOut extends Error {}

/**
 * Uploads a file in pieces, resuming where an earlier session in this browser stopped. The upload library is
 * loaded with the first file.
 */
export async function uploadFile(file: File, target: UploadTarget, listener: UploadListener): Promise<FileUpload> {
  const tus = await import('tus-js-client');
  const upload: Upload = new tus.Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: UPLOAD_CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(fingerprintOf(file, target)),
    metadata: metadataOf(file, target),
    onBeforeRequest: signRequest,
    onAfterResponse: keepPlace,
    onShouldRetry: (error) => mayWorkLater(error),
    onProgress: listener.onProgress ?? null,
    onSuccess: () => listener.onDone(idOf(upload)),
    onError: (error) => listener.onFailed(failureOf(error)),
  } satisfies UploadOptions);
  const [previous] = (await upload.findPreviousUploads()).toSorted((left, right) =>
    right.creationTime.localeCompare(left.creationTime),
  );
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return {
    pause: () => upload.abort(),
    resume: () => upload.start(),
    cancel: () => upload.abort(true),
  };
}

/** Identifies an upload; the same file for another studio or submission is a different upload. */
function fingerprintOf(
  { name, type, size, lastModified }: File,
  { studioId, purpose, submissionId }: UploadTarget,
): string {
  const target = submissionId === undefined ? [studioId, purpose] : [studioId, purpose, submissionId];
  return ['upload', ...target, name, type, size, lastModified].join('-');
}

function metadataOf(
  file: File,
  { studioId, purpose, sha256, layout, submissionId }: UploadTarget,
): Record<string, string> {
  return {
    filename: file.name,
    filetype: file.type,
    studio: studioId,
    purpose,
    ...(sha256 !== undefined && { sha256 }),
    ...(layout !== undefined && { layout }),
    ...(submissionId !== undefined && { submission: submissionId }),
  };
}

function signRequest(request: HttpRequest): void {
  request.setHeader('Authorization', `Bearer ${readSession()?.token ?? ''}`);
}

/**
 * If the offset of an upload is temporarily unavailable, the library would discard the upload and start over.
 * Reports a failure to it instead.
 */
function keepPlace(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status === 401) {
    if (request.getHeader('Authorization') === `Bearer ${readSession()?.token ?? ''}`) expireSession();
    throw new SignedOut();
  }
  if (request.getMethod() === 'HEAD' && isForNow(status)) throw new Error(`The shop has answered ${status}`);
}

/**
 * Returns whether a status is temporary: 409 and 423 clear once the previous piece has ended; 408 is a slow connection.
 */
function isForNow(status: number): boolean {
  return status >= 500 || [408, 409, 423, 429].includes(status);
}

function mayWorkLater({ causingError, originalRequest, originalResponse }: DetailedError): boolean {
  if (causingError instanceof SignedOut) return false;
  // A new upload cannot conflict with a previous piece: it was refused, for example because uploads are switched off.
  if (originalRequest.getMethod() === 'POST' && originalResponse?.getStatus() === 409) return false;
  return !originalResponse || isForNow(originalResponse.getStatus());
}

function idOf({ url }: Upload): string {
  return url?.split('/').at(-1) ?? '';
}

const ProblemSchema = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

function failureOf(error: Error | DetailedError): UploadFailure {
  if (!('originalResponse' in error)) return { reason: 'unreachable', message: null };
  if (error.causingError instanceof SignedOut) return { reason: 'signed-out', message: null };
  const problem = v.safeParse(ProblemSchema, error.originalResponse?.getBody());
  const message = problem.success ? problem.output.message : null;
  return { reason: mayWorkLater(error) ? 'unreachable' : 'refused', message };
}
