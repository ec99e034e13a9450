import { Worker } from 'node:worker_threads';
import type { Logger } from '../../platform/logging/logger.ts';
import { PendingQuestions } from './pending-questions.ts';
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
  const pending = new PendingQuestions(ANSWER_MILLISECONDS);
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isCurrent = false;

  const send = (message: ToIndex) => worker?.postMessage(message);

  function take(message: FromIndex): void {
    if (message.kind === 'answer') pending.settle(message.id, message.answer);
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
    pending.failAll(new Error('the search thread ended'));
    restart = setTimeout(start, RESTART_MILLISECONDS);
  }

  return {
    get isCurrent() {
      return isCurrent;
    },
    start,
    ask: (question) => pending.add((id) => send({ kind: 'ask', id, question })),
    async close() {
      if (restart) clearTimeout(restart);
      const closing = worker;
      worker = null;
      isCurrent = false;
      if (!closing) return;
      const ended = new Promise<void>((resolve) => closing.once('exit', () => resolve()));
      const farewell: ToIndex = { kind: 'close' };
      closing.postMessage(farewell);
      const timer = setTimeout(() => void closing.terminate(), CLOSE_MILLISECONDS);
      await ended;
      clearTimeout(timer);
    },
  };
}
