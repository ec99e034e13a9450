import { Worker, type TransferListItem } from 'node:worker_threads';
import type { FromThread, ToThread } from './answer-calls.ts';
import { PendingCalls } from './pending-calls.ts';
import { threadLimits } from './thread-limits.ts';

const CLOSE_MILLISECONDS = 2000;

/** A stateful thread that answers requests in any order, unlike the threads of a worker pool. */
export interface ThreadCalls<Question, Answer> {
  /**
   * Sends a request; `transferred` buffers are moved instead of copied.
   * @throws Error when the thread fails, ends or times out
   */
  ask(question: Question, transferred?: readonly TransferListItem[]): Promise<Answer>;
  /** Lets the thread finish its current work; resolves when it has exited, after at most 2 seconds. */
  close(): Promise<void>;
}

interface ThreadOptions<Event> {
  /** The `workerData` of the thread. */
  readonly data?: unknown;
  /** Request timeout in milliseconds; none when omitted. */
  readonly milliseconds?: number;
  /** Called with events sent by `postEvent`. */
  readonly onEvent?: (event: Event) => void;
  /** Called with the error that ended the thread. */
  readonly onFailure?: (error: Error) => void;
  /** Called when the thread has exited, for whatever reason. */
  readonly onEnd: () => void;
}

/** Starts a thread from its bundle, without keeping the process alive. */
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
