import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AcceptedPicture } from '../inspect-upload.ts';
import { DEFAULT_INTAKE_LIMITS, type IntakeLimits } from '../limits.ts';
import type { RefusalReason, RefusedUpload, UploadVerdict } from '../verdict.ts';
import { isVerdict } from './answer.ts';
import { framed, unframed } from './frames.ts';
import type { IntakeTask } from './intake-process.ts';

export interface IsolationOptions {
  /** The script of the process: `intake-process.ts`, bundled or run from its sources. */
  readonly source: URL;
  readonly limits?: Partial<IntakeLimits>;
  /** After this time the process is killed; 30 s when left out. */
  readonly deadlineMilliseconds?: number;
  /** Resident memory at which the process ends; 1.2 GB when left out. */
  readonly residentBytes?: number;
}

const DEFAULT_DEADLINE_MILLISECONDS = 30_000;
const DEFAULT_RESIDENT_BYTES = 1_200_000_000;
/** The script heap of the process: a drawing at its limits takes less than half of it. */
const HEAP_MEGABYTES = 768;
const KEPT_ERROR_CHARACTERS = 4000;
/** Room in an answer for everything but pixels. */
const ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * `inspectUpload` in a process of its own that lives for this one file: it is killed at its deadline, ends at its bound of
 * memory, and may die of the file without harm. A thread would not do: the native decoders run on when their thread is
 * ended, count in no limit of it, and take the whole server with them when they crash. The process gets no environment.
 * Every call starts one process; the caller decides how many may run at once. Rejects with an Error if the process can
 * not be started or breaks its protocol.
 */
export async function inspectInProcess(bytes: Uint8Array, options: IsolationOptions): Promise<UploadVerdict> {
  return (await ask('verdict', bytes, options)).verdict;
}

/** `normaliseRaster` in a process of its own, under the same bounds as `inspectInProcess`. */
export async function normaliseInProcess(
  bytes: Uint8Array,
  options: IsolationOptions,
): Promise<AcceptedPicture | RefusedUpload> {
  const { verdict, pixels } = await ask('pixels', bytes, options);
  if (!verdict.isAccepted) return verdict;
  const { width, height } = verdict;
  if (pixels.length !== width * height * 3) throw new Error('The intake process answered another number of pixels');
  return { ...verdict, picture: { pixels: new Uint8Array(pixels), width, height } };
}

interface Answer {
  readonly verdict: UploadVerdict;
  readonly pixels: Buffer;
}

async function ask(wants: IntakeTask['wants'], bytes: Uint8Array, options: IsolationOptions): Promise<Answer> {
  const { limits = {}, residentBytes = DEFAULT_RESIDENT_BYTES } = options;
  const { rasterBytes, pixels } = { ...DEFAULT_INTAKE_LIMITS, ...limits };
  if (bytes.length > rasterBytes) return refused('too-large', `A file may have ${rasterBytes} bytes at most.`);
  const task: IntakeTask = { wants, limits, residentBytes };
  const end = await run(framed(task, bytes), ANSWER_BYTES + 3 * pixels, options);
  if (end.isLate) return refused('out-of-time', 'Looking at the file took too long.');
  if (end.signal === 'SIGKILL' || end.errors.includes('heap out of memory'))
    return refused('out-of-memory', 'Looking at the file took too much memory.');
  if (end.signal !== null) return refused('crashed', 'The file broke the program that looked at it.');
  if (end.code !== 0) throw new Error(`The intake process ended with ${end.code}: ${end.errors}`);
  const { facts, bytes: pixelBytes } = unframed(end.output);
  if (!isVerdict(facts)) throw new Error('The intake process answered no verdict');
  return { verdict: facts, pixels: pixelBytes };
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly isLate: boolean;
  readonly output: Buffer;
  readonly errors: string;
}

/** Starts the process, gives it its input and waits for its end. Rejects if it can not be started or says too much. */
function run(input: readonly Buffer[], mostOutputBytes: number, options: IsolationOptions): Promise<End> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(options.source);
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, script], {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, options.deadlineMilliseconds ?? DEFAULT_DEADLINE_MILLISECONDS);
    const output: Buffer[] = [];
    let outputBytes = 0;
    let errors = '';
    child.stdout.on('data', (part: Buffer) => {
      outputBytes += part.length;
      if (outputBytes <= mostOutputBytes) output.push(part);
      else child.kill('SIGTERM');
    });
    child.stderr.on('data', (part: Buffer) => {
      errors = (errors + part.toString()).slice(-KEPT_ERROR_CHARACTERS);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, isLate, output: Buffer.concat(output), errors });
    });
    // A process that ended early closes its input; its end says why.
    child.stdin.on('error', () => undefined);
    for (const part of input) child.stdin.write(part);
    child.stdin.end();
  });
}

function refused(reason: RefusalReason, detail: string): Answer {
  return { verdict: { isAccepted: false, reason, detail, steps: 0 }, pixels: Buffer.alloc(0) };
}
