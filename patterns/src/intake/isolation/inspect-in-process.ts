import { SMALL_EDGE } from '../../preflight/pixels/tile-study.ts';
import type { PreflightClaim } from '../../preflight/preflight.ts';
import type { AcceptedPicture } from '../inspect-upload.ts';
import { DEFAULT_INTAKE_LIMITS, type IntakeLimits } from '../limits.ts';
import { sniffKind } from '../sniff.ts';
import { Refusal, type RefusalReason, type RefusedUpload, type UploadResult } from '../upload-result.ts';
import { refusedUnseen, type CheckedUpload } from '../preflight-upload.ts';
import { isCheckedUpload, isUploadResult } from './answer.ts';
import { framed, unframed } from './frames.ts';
import type { IntakeTask } from './intake-process.ts';
import { runProcess } from './run-process.ts';

export interface IsolationOptions {
  /** The bundled script of the process, `intake-process.ts`. */
  readonly source: URL;
  readonly limits?: Partial<IntakeLimits>;
  /** Deadline after which the process is killed; 30 s for a raster and 8 s for a drawing by default. */
  readonly deadlineMilliseconds?: number;
  /** Resident memory at which the process ends; 1.2 GB by default. */
  readonly residentBytes?: number;
  /** Receives the stderr output of a process that crashed on a file. */
  readonly onCrash?: (errors: string) => void;
}

const RASTER_MILLISECONDS = 30_000;
/** A drawing that takes longer at 512 px takes minutes at the size it is sold in. */
const DRAWING_MILLISECONDS = 8_000;
/**
 * The first byte of every XML file (after an optional UTF-8 byte order mark) and of every PDF; no accepted raster
 * starts with one of these.
 */
const DRAWING_STARTS: readonly (number | undefined)[] = [...Buffer.from('<\ufeff \t\r\n%')];
const DEFAULT_RESIDENT_BYTES = 1_200_000_000;
/** Maximum size of a reply excluding pixels. */
const ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Runs `inspectUpload` in a separate process that lives for one file: it is killed at its deadline, exits at its memory
 * limit, and may crash on the file without harm. A thread would not suffice: native decoders keep running when their
 * thread is terminated, do not count towards its limits, and take the whole server down when they crash. The process
 * gets no environment. Every call starts one process; the caller limits how many run at once. Rejects with an Error if
 * the process cannot be started or violates its protocol.
 */
export async function inspectInProcess(bytes: Uint8Array, options: IsolationOptions): Promise<UploadResult> {
  const said = await ask({ wants: 'result' }, bytes, options);
  return 'refused' in said ? said.refused : resultIn(said, options);
}

/** Runs `normalizeRaster` in a separate process, with the same limits as `inspectInProcess`. */
export async function normalizeInProcess(
  bytes: Uint8Array,
  options: IsolationOptions,
): Promise<AcceptedPicture | RefusedUpload> {
  const said = await ask({ wants: 'pixels' }, bytes, options);
  if ('refused' in said) return said.refused;
  const result = resultIn(said, options);
  if (!result.isAccepted) return result;
  const { bytes: pixels } = said;
  const { width, height } = result;
  if (pixels.length !== width * height * 3) throw new Error('The intake process answered another number of pixels');
  return { ...result, picture: { pixels: viewOf(pixels), width, height } };
}

/** Options for preflight in a separate process. */
export interface PreflightOptions extends IsolationOptions {
  readonly claim: PreflightClaim;
  /** Receives the peak resident memory of the process. */
  readonly onPeak?: (bytes: number) => void;
}

/**
 * Runs `preflightUpload` in a separate process, with the same limits as `inspectInProcess`; rasters get twice the time,
 * because large ones are decoded in strips.
 */
export async function preflightInProcess(bytes: Uint8Array, options: PreflightOptions): Promise<CheckedUpload> {
  const { claim, onPeak } = options;
  const isDrawing = DRAWING_STARTS.includes(bytes[0]);
  const deadlineMilliseconds = (isDrawing ? DRAWING_MILLISECONDS : RASTER_MILLISECONDS) * 2;
  const said = await ask({ wants: 'preflight', claim }, bytes, { deadlineMilliseconds, ...options });
  if ('refused' in said) return refusedUnseen(said.refused);
  if (!isCheckedUpload(said.facts)) {
    const result = resultIn(said, options);
    if (result.isAccepted) throw new Error('The intake process answered no report');
    return refusedUnseen(result);
  }
  onPeak?.(said.facts.peakBytes);
  const { upload, report } = said.facts;
  if (said.bytes.length === 0) return { upload, report, small: null };
  if (said.bytes.length !== 3 * SMALL_EDGE ** 2)
    throw new Error('The intake process answered another number of pixels');
  return { upload, report, small: { pixels: viewOf(said.bytes), width: SMALL_EDGE, height: SMALL_EDGE } };
}

/** The final reply of a process, or the reason why there is none. */
type Said = (ReturnType<typeof unframed> & { readonly errors: string }) | { readonly refused: RefusedUpload };

async function ask(
  wanted: Pick<IntakeTask, 'wants' | 'claim'>,
  bytes: Uint8Array,
  options: IsolationOptions,
): Promise<Said> {
  const { limits = {}, residentBytes = DEFAULT_RESIDENT_BYTES } = options;
  const { rasterBytes, pixels } = { ...DEFAULT_INTAKE_LIMITS, ...limits };
  if (bytes.length > rasterBytes) return refused('too-large', `A file may have ${rasterBytes} bytes at most.`);
  // The first bytes tell which files are accepted at all: a process is too expensive for the others.
  const unknown = refusalOfKind(bytes);
  if (unknown) return refused(unknown.reason, unknown.message);
  const task: IntakeTask = { ...wanted, limits, residentBytes };
  const usual = DRAWING_STARTS.includes(bytes[0]) ? DRAWING_MILLISECONDS : RASTER_MILLISECONDS;
  const end = await runProcess(framed(task, bytes), {
    source: options.source,
    maxOutputBytes: ANSWER_BYTES + 3 * pixels,
    deadlineMilliseconds: options.deadlineMilliseconds ?? usual,
  });
  if (end.isLate) return refused('out-of-time', 'Looking at the file took too long.');
  if (end.signal === 'SIGKILL' || end.errors.includes('heap out of memory'))
    return refused('out-of-memory', 'Looking at the file took too much memory.');
  if (end.signal !== null) {
    options.onCrash?.(`${end.signal} ${end.errors}`);
    return refused('crashed', 'The file broke the program that looked at it.');
  }
  if (end.code !== 0) throw new Error(`The intake process ended with ${end.code}: ${end.errors}`);
  return { ...unframed(end.output), errors: end.errors };
}

/** Extracts the result of an inspection from the reply of its process. */
function resultIn(said: Exclude<Said, { refused: RefusedUpload }>, { onCrash }: IsolationOptions): UploadResult {
  if (!isUploadResult(said.facts)) throw new Error('The intake process answered no result');
  if (!said.facts.isAccepted && said.facts.reason === 'crashed') onCrash?.(said.errors);
  return said.facts;
}

/** Returns a view of the bytes without copying: those of the largest picture are 432 MB. */
function viewOf({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

function refusalOfKind(bytes: Uint8Array): Refusal | null {
  if (bytes.length === 0) return new Refusal('empty', 'The file is empty.');
  try {
    sniffKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function refused(reason: RefusalReason, detail: string): { readonly refused: RefusedUpload } {
  return { refused: { isAccepted: false, reason, detail, steps: 0 } };
}
