import type { StartHost, WorkHost } from './work-host.ts';

/** Someone waits for a `request`; `background` work starts only when nothing else is left to start. */
export type WorkPriority = 'request' | 'background';

/** Work done away from the thread that answers requests. */
export interface WorkPool<Task, Result> {
  /** @throws Error when the task fails or takes too long, or when the pool is closed meanwhile */
  run(task: Task, priority: WorkPriority): Promise<Result>;
  /** Someone has begun to wait for a task that was background work; nothing happens when it is being worked on. */
  hasten(task: Task): void;
  close(): Promise<void>;
}

interface WorkPoolOptions<Task, Result> {
  readonly start: StartHost<Task, Result>;
  /** How many tasks are worked on at once. */
  readonly lanes: number;
  /** An idle host ends after this time, and its memory with it. */
  readonly idleMilliseconds: number;
  /** A task that takes longer has its host ended. */
  readonly deadlineMilliseconds: number;
}

interface Job<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** Works in hosts that start when they are needed. Requests go first, in the order of their arrival. */
export function createWorkPool<Task, Result>(options: WorkPoolOptions<Task, Result>): WorkPool<Task, Result> {
  const waiting: Record<WorkPriority, Job<Task, Result>[]> = { request: [], background: [] };
  const takeNext = () => waiting.request.shift() ?? waiting.background.shift();
  const lanes = Array.from({ length: options.lanes }, () => new Lane(options, takeNext));
  let isClosed = false;

  return {
    run(task, priority) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('the renderer is closed'));
          return;
        }
        waiting[priority].push({ task, resolve, reject });
        lanes.find((lane) => lane.isFree)?.work();
      });
    },
    hasten(task) {
      const place = waiting.background.findIndex((job) => job.task === task);
      if (place >= 0) waiting.request.push(...waiting.background.splice(place, 1));
    },
    async close() {
      isClosed = true;
      const left = [...waiting.request.splice(0), ...waiting.background.splice(0)];
      for (const job of left) job.reject(new Error('the renderer is closed'));
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** One host and the one task it is busy with. */
class Lane<Task, Result> {
  readonly #options: WorkPoolOptions<Task, Result>;
  readonly #takeNext: () => Job<Task, Result> | undefined;
  #host: WorkHost<Task> | null = null;
  #job: Job<Task, Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WorkPoolOptions<Task, Result>, takeNext: () => Job<Task, Result> | undefined) {
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
    this.#host ??= this.#start();
    this.#host.give(job.task);
    this.#endAfter(this.#options.deadlineMilliseconds, 'drawing took too long');
  }

  async close(): Promise<void> {
    await this.#end('the renderer is closed');
  }

  #start(): WorkHost<Task> {
    const host = this.#options.start({
      onAnswer: (answer) => {
        if (this.#host !== host) return;
        const job = this.#job;
        this.#job = null;
        if (answer.error === null) job?.resolve(answer.result);
        else job?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
        this.work();
      },
      onLost: (error) => this.#lose(host, error),
    });
    return host;
  }

  /** A host that broke takes its task with it; the next task gets a new host. */
  #lose(host: WorkHost<Task>, error: Error): void {
    if (this.#host !== host) return;
    this.#host = null;
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
    const host = this.#host;
    if (!host) return;
    const wasBusy = this.#job !== null;
    this.#host = null;
    this.#job?.reject(new Error(reason));
    this.#job = null;
    await host.end();
    if (wasBusy) this.work();
  }
}
