import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../platform/threads/thread-limits.ts';

/** Why a task failed; `code` is a system error code such as ENOSPC. */
interface WorkFailure {
  readonly message: string;
  readonly code: string | null;
}

/** A worker's reply to a task. */
export type WorkAnswer<Result> =
  { readonly result: Result; readonly error: null } | { readonly result: null; readonly error: WorkFailure };

/** Progress message of a process before its reply. */
export const PART_DONE = 'part done';

/** Events of a host. */
interface HostEvents<Result> {
  /** Called with the reply to its task. */
  readonly onAnswer: (answer: WorkAnswer<Result>) => void;
  /** Called when a part of the task is done. */
  readonly onProgress: () => void;
  /** Called when the host exits on its own, taking its task with it. */
  readonly onLost: (error: Error) => void;
}

/** A thread or process that works on one task at a time. */
export interface WorkHost<Task> {
  give(task: Task): void;
  end(): Promise<void>;
}

/** Starts a host. */
export type StartHost<Task, Result> = (events: HostEvents<Result>) => WorkHost<Task>;

/** Hosts in threads of this process: they start quickly, and results are not copied. */
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
  /** 0, like this process, to 19, the lowest priority. */
  readonly niceness: number;
  /** Limit of the JavaScript heap in megabytes; images are stored outside it. */
  readonly heapMegabytes: number;
  /** Whether tasks may trigger garbage collection, where images would pile up faster than Node.js notices. */
  readonly exposesCollector?: boolean;
}

/**
 * Hosts in separate processes: their memory is released when they exit, they can run at low priority, and the service
 * survives their crashes. They exit when this process does.
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
    // Set before the child creates threads, which inherit the niceness of their process.
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

/** Narrows a message from a process; both sides are built from the same sources. */
function isAnswer<Result>(message: unknown): message is WorkAnswer<Result> {
  return typeof message === 'object' && message !== null && 'result' in message && 'error' in message;
}

/** Lowers the priority of a process; if the system refuses, it runs at normal priority. */
function standBack(pid: number, niceness: number): void {
  try {
    os.setPriority(pid, niceness);
  } catch {
    return;
  }
}
