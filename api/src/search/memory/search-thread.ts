import { Worker } from 'node:worker_threads';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Answer, FromIndex, IndexSettings, IndexState, Question, ToIndex } from './protocol.ts';

const ANSWER_MILLISECONDS = 2000;
const CLOSE_MILLISECONDS = 2000;
const RESTART_MILLISECONDS = 1000;

/** The thread that holds the index. */
export interface SearchThread {
  /** Whether it can be asked. */
  readonly isCurrent: boolean;
  /** @throws when it does not answer in time, or ends before it has answered */
  ask(question: Question): Promise<Answer>;
  start(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** What the thread tells. */
export interface ThreadEvents {
  readonly onState: (state: IndexState) => void;
  /** It died of this. */
  readonly onFailure: (error: Error) => void;
}

interface ThreadOptions extends ThreadEvents {
  readonly script: URL;
  readonly settings: IndexSettings;
}

/** Writes what the thread tells to the log. */
export function toLog(logger: Logger): ThreadEvents {
  return {
    onState({ isCurrent, assets, note }) {
      if (isCurrent) logger.info({ assets }, note);
      else logger.warn({ assets, reason: note }, 'search index does not follow the database');
    },
    onFailure: (error) => logger.warn({ err: error }, 'search thread failed'),
  };
}

/** Makes the thread; once started, another takes its place whenever it dies. */
export function createSearchThread({ script, settings, onState, onFailure }: ThreadOptions): SearchThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isCurrent = false;
  let lastId = 0;

  const send = (message: ToIndex) => worker?.postMessage(message);

  function take(message: FromIndex): void {
    if (message.kind === 'answer') waiting.get(message.id)?.settle(message.answer);
    else {
      isCurrent = message.state.isCurrent;
      onState(message.state);
    }
  }

  function start(): void {
    const started = new Worker(script, { workerData: settings });
    worker = started;
    started.on('message', take);
    started.on('error', onFailure);
    started.on('exit', () => {
      if (worker === started) lose();
    });
  }

  function lose(): void {
    worker = null;
    isCurrent = false;
    for (const { fail } of waiting.values()) fail(new Error('the search thread ended'));
    restart = setTimeout(start, RESTART_MILLISECONDS);
  }

  return {
    get isCurrent() {
      return isCurrent;
    },
    start,
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        const id = (lastId += 1);
        const timer = setTimeout(() => fail(new Error('the search thread took too long')), ANSWER_MILLISECONDS);
        const end = () => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        const fail = (error: Error) => {
          end();
          reject(error);
        };
        const settle = (answer: Answer) => {
          end();
          resolve(answer);
        };
        waiting.set(id, { settle, fail });
        send({ kind: 'ask', id, question });
      }),
    async close() {
      if (restart) clearTimeout(restart);
      const closing = worker;
      worker = null;
      isCurrent = false;
      if (!closing) return;
      const ended = new Promise<void>((resolve) => closing.once('exit', () => resolve()));
      closing.postMessage({ kind: 'close' } satisfies ToIndex);
      const timer = setTimeout(() => void closing.terminate(), CLOSE_MILLISECONDS);
      await ended;
      clearTimeout(timer);
    },
  };
}
