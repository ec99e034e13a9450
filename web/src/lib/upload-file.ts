import { UPLOAD_CHUNK_BYTES, type UploadPurpose } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns/browser';
import type { DetailedError, HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client';
import * as v from 'valibot';
import { expireSession, readSession } from './session.ts';

const ENDPOINT = '/api/uploads';
/** Milliseconds between tries that get nowhere; each piece that arrives starts them over. A restart of the shop is within. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** What a file is uploaded for. */
export interface UploadTarget {
  readonly studioId: string;
  readonly purpose: UploadPurpose;
  /** Of the whole file, as lower-case hexadecimal; what arrives is then held against it. */
  readonly sha256?: string;
  /** How its tile repeats; an upload that goes on keeps what was said when it began. */
  readonly layout?: RepeatLayout;
  /** The submission whose file it takes the place of. */
  readonly submissionId?: string;
}

/** Why an upload stands still. After `signed-out` and `unreachable` it goes on with `resume`. */
export interface UploadFailure {
  readonly reason: 'signed-out' | 'refused' | 'unreachable';
  /** The shop's words; null where it said none. */
  readonly message: string | null;
}

/** Who is told how an upload goes on. */
export interface UploadListener {
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly onDone: (uploadId: string) => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

/** A file on its way. */
export interface FileUpload {
  /** Stops sending; what has arrived stays there. */
  pause(): Promise<void>;
  resume(): void;
  /** Stops for good; what has arrived is removed. */
  cancel(): Promise<void>;
}

/** The session has ended: the upload waits where it is for the next one. */
class SignedOut extends Error {}

/**
 * Uploads a file in pieces, from where an earlier session in this browser has stopped, if there was one. What sends it is
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

/** The same file for another studio or submission is another upload. */
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
 * Where an upload stands that cannot be told just now, the library would forget the upload and begin another one: it is
 * told of a failure instead.
 */
function keepPlace(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status === 401) {
    if (request.getHeader('Authorization') === `Bearer ${readSession()?.token ?? ''}`) expireSession();
    throw new SignedOut();
  }
  if (request.getMethod() === 'HEAD' && isForNow(status)) throw new Error(`The shop has answered ${status}`);
}

/** 409 and 423 pass when the piece before them has ended; 408 is a line that was too slow for a while. */
function isForNow(status: number): boolean {
  return status >= 500 || [408, 409, 423, 429].includes(status);
}

function mayWorkLater({ causingError, originalRequest, originalResponse }: DetailedError): boolean {
  if (causingError instanceof SignedOut) return false;
  // Nothing is before an upload that begins: it is refused, such as while uploads are switched off.
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
