import { Worker } from 'node:worker_threads';
import type { RenderPriority, RenderTask, Renderer } from './render-task.ts';
import type { RenderAnswer } from './render-worker.ts';

interface RenderPoolOptions {
  /** The script of a render thread. */
  readonly source: URL;
  /** How many pictures are drawn at once. */
  readonly lanes: number;
  /** An idle thread ends after this time, and its memory with it. */
  readonly idleMilliseconds: number;
  /** A task that takes longer has its thread ended. */
  readonly deadlineMilliseconds: number;
}

interface Job {
  readonly task: RenderTask;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Draws in worker threads that start when they are needed. Requests go first, in the order of their arrival. */
export function createRenderPool(options: RenderPoolOptions): Renderer {
  const waiting: Record<RenderPriority, Job[]> = { request: [], background: [] };
  const lanes = Array.from({ length: options.lanes }, () => new Lane(options, takeNext));
  let isClosed = false;

  function takeNext(): Job | undefined {
    return waiting.request.shift() ?? waiting.background.shift();
  }

  return {
    render(task, priority) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('the renderer is closed'));
          return;
        }
        waiting[priority].push({ task, resolve, reject });
        lanes.find((lane) => lane.isFree)?.work();
      });
    },
    async close() {
      isClosed = true;
      const left = [...waiting.request.splice(0), ...waiting.background.splice(0)];
      for (const job of left) job.reject(new Error('the renderer is closed'));
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** One thread and the one task it is busy with. */
class Lane {
  readonly #options: RenderPoolOptions;
  readonly #takeNext: () => Job | undefined;
  #worker: Worker | null = null;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RenderPoolOptions, takeNext: () => Job | undefined) {
    this.#options = options;
    this.#takeNext = takeNext;
  }

  get isFree(): boolean {
    return this.#job === null;
  }

  work(): void {
    const job = this.#takeNext();
    if (!job) {
      this.#endAfter(this.#options.idleMilliseconds, 'idle');
      return;
    }
    this.#job = job;
    this.#worker ??= this.#start();
    this.#worker.postMessage(job.task);
    this.#endAfter(this.#options.deadlineMilliseconds, 'drawing took too long');
  }

  async close(): Promise<void> {
    await this.#end('the renderer is closed');
  }

  #start(): Worker {
    const worker = new Worker(this.#options.source);
    worker.on('message', (answer: RenderAnswer) => {
      const job = this.#job;
      this.#job = null;
      if (answer.error === null) job?.resolve(answer.bytes);
      else job?.reject(new Error(answer.error));
      this.work();
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the render thread ended')));
    return worker;
  }

  /** A thread that broke takes its task with it; the next task gets a new thread. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const job = this.#job;
    this.#job = null;
    job?.reject(error);
    this.work();
  }

  #endAfter(milliseconds: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(reason), milliseconds);
    this.#timer.unref();
  }

  async #end(reason: string): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const wasBusy = this.#job !== null;
    this.#worker = null;
    this.#job?.reject(new Error(reason));
    this.#job = null;
    await worker.terminate();
    if (wasBusy) this.work();
  }
}
