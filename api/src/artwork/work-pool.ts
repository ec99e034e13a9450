import type { StartHost, WorkHost } from './work-host.ts';
import type { WorkPriority, WorkQueue } from './work-queue.ts';

/** Work done outside the thread that serves requests. */
export interface WorkPool<Task, Result, Urgency = WorkPriority> {
  /**
   * Runs a task.
   * @param onProgress called each time a part of it is done
   * @throws Error if the task fails or times out, or the pool is closed meanwhile
   */
  run(task: Task, urgency: Urgency, onProgress?: () => void): Promise<Result>;
  /** Records that a waiting task is wanted by someone else or more urgently; does nothing once it has started. */
  hasten(task: Task, urgency: Urgency): void;
  close(): Promise<void>;
}

interface WorkPoolOptions<Task, Result, Urgency> extends LaneOptions<Task, Result> {
  /** Number of concurrent tasks. */
  readonly lanes: number;
  readonly queue: WorkQueue<Job<Task, Result>, Urgency>;
}

interface LaneOptions<Task, Result> {
  readonly start: StartHost<Task, Result>;
  /** Idle time after which a host is stopped and its memory released. */
  readonly idleMilliseconds: number;
  /** Timeout after which a task's host is killed. */
  readonly deadlineMilliseconds: number;
  /** Number of tasks after which a host is replaced to release memory; by default only idle hosts stop. */
  readonly tasksPerHost?: number;
}

/** A task and its waiting caller. */
export interface Job<Task, Result> {
  readonly task: Task;
  readonly onProgress?: (() => void) | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a pool whose hosts start on demand; its queue decides the order. */
export function createWorkPool<Task, Result, Urgency>(
  options: WorkPoolOptions<Task, Result, Urgency>,
): WorkPool<Task, Result, Urgency> {
  const { queue } = options;
  const lanes = Array.from({ length: options.lanes }, () => new Lane(options, queue));
  let isClosed = false;

  return {
    run(task, urgency, onProgress) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('the renderer is closed'));
          return;
        }
        queue.add({ task, onProgress, resolve, reject }, urgency);
        lanes.find((lane) => lane.isFree)?.work();
      });
    },
    hasten: (task, urgency) => queue.raise((job) => job.task === task, urgency),
    async close() {
      isClosed = true;
      for (const job of queue.drain()) job.reject(new Error('the renderer is closed'));
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type Waiting<Task, Result> = Pick<WorkQueue<Job<Task, Result>, never>, 'next' | 'done'>;

/** One host and its current task. */
class Lane<Task, Result> {
  readonly #options: LaneOptions<Task, Result>;
  readonly #queue: Waiting<Task, Result>;
  #host: WorkHost<Task> | null = null;
  #job: Job<Task, Result> | null = null;
  /** Number of tasks given to the current host. */
  #given = 0;
  #replaced: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LaneOptions<Task, Result>, queue: Waiting<Task, Result>) {
    this.#options = options;
    this.#queue = queue;
  }

  get isFree(): boolean {
    return this.#job === null && this.#replaced === null;
  }

  work(): void {
    const job = this.#queue.next();
    if (!job) {
      this.#endAfter(this.#options.idleMilliseconds, 'idle');
      return;
    }
    this.#job = job;
    this.#host ??= this.#start();
    this.#given += 1;
    this.#host.give(job.task);
    this.#endAfter(this.#options.deadlineMilliseconds, 'drawing took too long');
  }

  async close(): Promise<void> {
    await this.#replaced;
    await this.#end('the renderer is closed');
  }

  #release(): Job<Task, Result> | null {
    const job = this.#job;
    this.#job = null;
    if (job) this.#queue.done(job);
    return job;
  }

  #start(): WorkHost<Task> {
    this.#given = 0;
    const host = this.#options.start({
      onAnswer: (answer) => {
        if (this.#host !== host) return;
        const job = this.#release();
        if (answer.error === null) job?.resolve(answer.result);
        else job?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
        if (this.#given >= (this.#options.tasksPerHost ?? Number.POSITIVE_INFINITY)) this.#replace(host);
        else this.work();
      },
      onProgress: () => {
        if (this.#host === host) this.#job?.onProgress?.();
      },
      onLost: (error) => this.#lose(host, error),
    });
    return host;
  }

  /** Replaces the host. The next task waits until it has exited, since two hosts would use twice the memory. */
  #replace(host: WorkHost<Task>): void {
    clearTimeout(this.#timer);
    this.#host = null;
    this.#replaced = host.end().finally(() => {
      this.#replaced = null;
      this.work();
    });
  }

  /** Fails the task of a crashed host; the next task gets a new host. */
  #lose(host: WorkHost<Task>, error: Error): void {
    if (this.#host !== host) return;
    this.#host = null;
    this.#release()?.reject(error);
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
    this.#release()?.reject(new Error(reason));
    await host.end();
    if (wasBusy) this.work();
  }
}
