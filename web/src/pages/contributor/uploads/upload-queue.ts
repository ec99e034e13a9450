import { MAX_UPLOAD_BYTES } from '@halfdrop/domain';
import { isPassed, type PreflightClaim, type RepeatLayout } from '@halfdrop/patterns/browser';
import type { FileCheck } from '#lib/preflight/check-file.ts';
import { preflightFile } from '#lib/preflight/preflight-file.ts';
import { type FileUpload, type UploadFailure, type UploadTarget, uploadFile } from '#lib/upload-file.ts';
import { OwnTiles } from './own-tiles.ts';

/**
 * Status of a file: `refused` before the upload, `stopped` by a failure, `sent` until its draft appears. `queued` files
 * have passed the check and are waiting to be uploaded.
 */
type QueueStep = 'waiting' | 'checking' | 'refused' | 'queued' | 'sending' | 'paused' | 'stopped' | 'sent';

/** A file on its way to becoming a draft. */
export interface QueuedFile {
  readonly key: number;
  readonly file: File;
  readonly layout: RepeatLayout;
  readonly step: QueueStep;
  /** Result of the check before the upload; null before it, and if the browser could not check. */
  readonly check: FileCheck | null;
  /** Fraction uploaded, 0 to 1. */
  readonly sent: number;
  /** Why it has stopped; null otherwise. */
  readonly problem: string | null;
  /** Id of the completed upload. */
  readonly uploadId: string | null;
}

/** Number of concurrent uploads; more would only share the same bandwidth. */
const AT_ONCE = 2;
const UNDER_WAY: readonly QueueStep[] = ['waiting', 'checking', 'queued', 'sending', 'paused', 'stopped'];
const BEFORE_SENDING: readonly QueueStep[] = ['waiting', 'checking', 'refused', 'queued'];
const TOO_LARGE = 'A file has at most 200 MB.';
const UNREACHABLE = 'The shop cannot be reached just now. What has arrived is kept.';
const SIGNED_OUT = 'You are signed out. Sign in, and go on from here.';

/** The studio, and the submission whose file is replaced, if any. */
type QueueTarget = Pick<UploadTarget, 'studioId' | 'submissionId'>;

/**
 * Upload queue of a studio: files are checked one at a time, then uploaded a few at a time. It lives as long as the
 * window, so uploads continue while the designer is at another desk.
 */
export class UploadQueue {
  readonly #target: QueueTarget;
  /** Drawings that files are compared with. */
  readonly tiles: OwnTiles;
  readonly #listeners = new Set<() => void>();
  readonly #uploads = new Map<number, FileUpload>();
  readonly #pictures = new Map<number, string>();
  #files: readonly QueuedFile[] = [];
  #lastKey = 0;
  #isChecking = false;

  constructor(target: QueueTarget) {
    this.#target = target;
    this.tiles = new OwnTiles(target.submissionId);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Files in the order added; a new array after each change. */
  readonly files = (): readonly QueuedFile[] => this.#files;

  /** Adds files; duplicates are ignored. */
  add(files: readonly File[], layout: RepeatLayout): void {
    const added = files
      .filter((file) => !this.#files.some((each) => isSame(each.file, file)))
      .map((file): QueuedFile => {
        this.#lastKey += 1;
        const isTooLarge = file.size > MAX_UPLOAD_BYTES;
        const [step, problem] = isTooLarge ? (['refused', TOO_LARGE] as const) : (['waiting', null] as const);
        return { key: this.#lastKey, file, layout, step, check: null, sent: 0, problem, uploadId: null };
      });
    this.#put([...this.#files, ...added]);
  }

  /** Returns an object URL for a file's picture, valid while the file is in the queue. */
  pictureOf({ key, file }: QueuedFile): string {
    const picture = this.#pictures.get(key) ?? URL.createObjectURL(file);
    this.#pictures.set(key, picture);
    return picture;
  }

  /** Sets the layout of a tile that has not been uploaded yet; repeats the check. */
  layAs(key: number, layout: RepeatLayout): void {
    const file = this.#find(key);
    if (!file || file.problem !== null || !BEFORE_SENDING.includes(file.step)) return;
    this.#change(key, { layout, step: 'waiting', check: null });
  }

  pause(key: number): void {
    void this.#uploads.get(key)?.pause();
    this.#change(key, { step: 'paused' });
  }

  /** Resumes a paused or stopped file. */
  resume(key: number): void {
    this.#change(key, { step: 'queued', problem: null });
  }

  /** Removes a file; the server deletes what has been uploaded. */
  remove(key: number): void {
    this.#uploads
      .get(key)
      ?.cancel()
      .catch((cause: unknown) => console.info('The upload was not removed.', cause));
    this.#uploads.delete(key);
    this.tiles.drop(key);
    this.#put(this.#files.filter((each) => each.key !== key));
  }

  /** Removes uploaded files once their drafts are shown. */
  forget(uploadIds: readonly string[]): void {
    const isShown = ({ uploadId }: QueuedFile) => uploadId !== null && uploadIds.includes(uploadId);
    if (this.#files.some(isShown)) this.#put(this.#files.filter((each) => !isShown(each)));
  }

  #find(key: number): QueuedFile | undefined {
    return this.#files.find((each) => each.key === key);
  }

  #change(key: number, facts: Partial<QueuedFile>): void {
    this.#put(this.#files.map((each) => (each.key === key ? { ...each, ...facts } : each)));
  }

  #put(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const [key, picture] of this.#pictures) {
      if (this.#find(key)) continue;
      URL.revokeObjectURL(picture);
      this.#pictures.delete(key);
    }
    const isBusy = files.some(({ step }) => UNDER_WAY.includes(step));
    if (isBusy) window.addEventListener('beforeunload', keepOpen);
    else window.removeEventListener('beforeunload', keepOpen);
    for (const listener of this.#listeners) listener();
    this.#goOn();
  }

  #goOn(): void {
    const unchecked = this.#files.find(({ step }) => step === 'waiting');
    if (unchecked && !this.#isChecking) void this.#check(unchecked);
    const sending = this.#files.filter(({ step }) => step === 'sending').length;
    const next = sending < AT_ONCE ? this.#files.find(({ step }) => step === 'queued') : undefined;
    if (next) this.#send(next);
  }

  async #check({ key, file, layout }: QueuedFile): Promise<void> {
    this.#isChecking = true;
    this.#change(key, { step: 'checking' });
    const check = await checked(file, { layout, own: await this.tiles.besides(key) });
    this.#isChecking = false;
    // If another layout has been chosen meanwhile, this result is outdated.
    if (this.#find(key)?.step === 'checking') {
      const isRefused = check !== null && !isPassed(check.report);
      if (isRefused) this.tiles.drop(key);
      else this.tiles.note(key, file.name, check);
      this.#change(key, { check, step: isRefused ? 'refused' : 'queued' });
    } else this.#goOn();
  }

  #send(file: QueuedFile): void {
    const begun = this.#uploads.get(file.key);
    this.#change(file.key, { step: 'sending', problem: null });
    if (begun) begun.resume();
    else void this.#begin(file);
  }

  async #begin({ key, file, layout }: QueuedFile): Promise<void> {
    try {
      const target = { ...this.#target, purpose: 'master', layout } as const;
      const upload = await uploadFile(file, target, {
        onProgress: (sentBytes, totalBytes) => this.#change(key, { sent: sentBytes / totalBytes }),
        onDone: (uploadId) => {
          this.#uploads.delete(key);
          this.#change(key, { step: 'sent', sent: 1, uploadId });
        },
        onFailed: (failure) => this.#stop(key, failure),
      });
      const now = this.#find(key);
      if (!now) await upload.cancel();
      else this.#uploads.set(key, upload);
      if (now?.step === 'paused') await upload.pause();
    } catch (cause) {
      console.info('The upload was not begun.', cause);
      this.#stop(key, { reason: 'unreachable', message: null });
    }
  }

  #stop(key: number, { reason, message }: UploadFailure): void {
    // A refused upload starts over when retried.
    if (reason === 'refused') this.#uploads.delete(key);
    const words = reason === 'signed-out' ? SIGNED_OUT : UNREACHABLE;
    this.#change(key, { step: 'stopped', problem: message ?? words });
  }
}

const queues = new Map<string, UploadQueue>();

/** Returns the queue of a studio, or of a submission whose file is replaced. */
export function uploadQueueOf(studioId: string, submissionId?: string): UploadQueue {
  const key = submissionId ?? studioId;
  const target = { studioId, ...(submissionId !== undefined && { submissionId }) };
  const queue = queues.get(key) ?? new UploadQueue(target);
  queues.set(key, queue);
  return queue;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Returns the check of a file; null if the browser could not check, in which case the shop does. */
async function checked(file: File, claim: PreflightClaim): Promise<FileCheck | null> {
  try {
    return await preflightFile(file, claim);
  } catch (cause) {
    console.info('The file was not checked here; the shop does it.', cause);
    return null;
  }
}
