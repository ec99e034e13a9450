import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../platform/threads/thread-limits.ts';

/** Why a task failed; `code` is the system's, such as ENOSPC. */
interface WorkFailure {
  readonly message: string;
  readonly code: string | null;
}

/** What a worker answers to a task. */
export type WorkAnswer<Result> =
  { readonly result: Result; readonly error: null } | { readonly result: null; readonly error: WorkFailure };

/** What a process says of its task before it answers. */
export const PART_DONE = 'part done';

/** What a host tells of its work. */
interface HostEvents<Result> {
  /** The answer to the task it was given. */
  readonly onAnswer: (answer: WorkAnswer<Result>) => void;
  /** A part of the task is done. */
  readonly onProgress: () => void;
  /** It ended by itself, and its task with it. */
  readonly onLost: (error: Error) => void;
}

/** A thread or a process that works on one task at a time. */
export interface WorkHost<Task> {
  give(task: Task): void;
  end(): Promise<void>;
}

/** Starts a host. */
export type StartHost<Task, Result> = (events: HostEvents<Result>) => WorkHost<Task>;

/** Hosts in threads of this process: quick to start, and what they answer is not copied. */
export function threadHost<Task, Result>(source: URL): StartHost<Task, Result> {
  return ({ onAnswer, onLost }) => {
    const worker = new Worker(source, { resourceLimits: threadLimits });
    worker.on('message', (answer: WorkAnswer<Result>) => onAnswer(answer));
    worker.on('error', onLost);
    worker.on('exit', () => onLost(new Error('the render thread ended')));
    return {
      give: (task) => worker.postMessage(task),
      end: async () => {
        await worker.terminate();
      },
    };
  };
}

interface ProcessHostOptions {
  /** From 0, as this process, to 19: who gets the processor last. */
  readonly niceness: number;
  /** Megabytes of the JavaScript heap; pictures lie outside it. */
  readonly heapMegabytes: number;
  /** Whether its work may ask for garbage to be collected, where pictures would pile up faster than Node.js sees. */
  readonly exposesCollector?: boolean;
}

/**
 * Hosts in processes of their own: their memory goes back to the system when they end, they can be made to stand back,
 * and the service outlives them. They end by themselves when this process does.
 */
export function processHost<Task extends object, Result>(
  source: URL,
  { niceness, heapMegabytes, exposesCollector = false }: ProcessHostOptions,
): StartHost<Task, Result> {
  return ({ onAnswer, onProgress, onLost }) => {
    const child = fork(fileURLToPath(source), {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(exposesCollector ? ['--expose-gc'] : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Before the child has threads of its own: they start with the niceness of their process.
    if (child.pid !== undefined) standBack(child.pid, niceness);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.on('message', (answer) => {
      if (answer === PART_DONE) onProgress();
      else if (isAnswer<Result>(answer)) onAnswer(answer);
    });
    child.on('error', onLost);
    child.on('exit', () => onLost(new Error('the render process ended')));
    return {
      give: (task) => child.send(task),
      end: () => {
        child.kill('SIGKILL');
        return ended;
      },
    };
  };
}

/** What a process sends to its parent; both are built from the same sources. */
function isAnswer<Result>(message: unknown): message is WorkAnswer<Result> {
  return typeof message === 'object' && message !== null && 'result' in message && 'error' in message;
}

/** A system that refuses lets the process run like any other. */
function standBack(pid: number, niceness: number): void {
  try {
    os.setPriority(pid, niceness);
  } catch {
    return;
  }
}
