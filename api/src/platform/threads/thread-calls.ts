import { Worker, type TransferListItem } from 'node:worker_threads';
import type { FromThread, ToThread } from './answer-calls.ts';
import { PendingCalls } from './pending-calls.ts';
import { threadLimits } from './thread-limits.ts';

const CLOSE_MILLISECONDS = 2000;

/** A thread that answers questions in whatever order it can; unlike those of a work pool it remembers. */
export interface ThreadCalls<Question, Answer> {
  /** `transferred` are buffers that are handed over instead of copied. @throws Error when the thread fails, ends or is late */
  ask(question: Question, transferred?: readonly TransferListItem[]): Promise<Answer>;
  /** Lets the thread end what it is at; resolves when it is gone, after 2 seconds at most. */
  close(): Promise<void>;
}

interface ThreadOptions<Event> {
  /** The `workerData` of the thread. */
  readonly data?: unknown;
  /** How long a question waits for its answer; as long as the thread lives when left out. */
  readonly milliseconds?: number;
  /** Hears what the thread tells by `postEvent`. */
  readonly onEvent?: (event: Event) => void;
  /** Hears what the thread died of. */
  readonly onFailure?: (error: Error) => void;
  /** Hears when the thread is gone, for whatever cause. */
  readonly onEnd: () => void;
}

/** Starts a thread from its bundle. It keeps no process alive. */
export function startThread<Question, Answer, Event = never>(
  source: URL,
  { data, milliseconds, onEvent, onFailure, onEnd }: ThreadOptions<Event>,
): ThreadCalls<Question, Answer> {
  const worker = new Worker(source, { workerData: data, resourceLimits: threadLimits });
  worker.unref();
  const pending = new PendingCalls<Answer>(milliseconds);
  const send = (message: ToThread<Question>, transferred: readonly TransferListItem[] = []) =>
    worker.postMessage(message, [...transferred]);
  let failure = new Error('the thread has ended');
  let hasEnded = false;
  worker.on('message', (message: FromThread<Answer, Event>) => {
    if ('event' in message) onEvent?.(message.event);
    else pending.settle(message);
  });
  worker.on('error', (error: Error) => {
    failure = error;
    onFailure?.(error);
  });
  worker.on('exit', () => {
    hasEnded = true;
    onEnd();
    pending.failAll(failure);
  });
  return {
    ask: (question, transferred) => pending.add((number) => send({ number, question }, transferred)),
    async close() {
      if (hasEnded) return;
      const timer = setTimeout(() => void worker.terminate(), CLOSE_MILLISECONDS);
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      send('close');
      await ended;
      clearTimeout(timer);
    },
  };
}
