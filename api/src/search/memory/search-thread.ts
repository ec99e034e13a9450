import type { Logger } from '../../platform/logging/logger.ts';
import { startThread, type ThreadCalls } from '../../platform/threads/thread-calls.ts';
import type { IndexState } from '../feed/follow-database.ts';
import type { ChangedListing, ListingChanges } from '../listing-changes.ts';
import type { Answer, IndexEvent, IndexSettings, Question } from './protocol.ts';

const ANSWER_MILLISECONDS = 2000;
const RESTART_MILLISECONDS = 1000;

/** The thread that holds the index. It accepts requests while it is current. */
export interface SearchThread extends ListingChanges {
  /** @throws if it does not answer in time, or ends before it has answered */
  ask(question: Question): Promise<Answer>;
  start(): void;
  close(): Promise<void>;
}

/** Events of the thread. */
export interface ThreadEvents {
  readonly onState: (state: IndexState) => void;
  /** Called with the error the thread died of. */
  readonly onFailure: (error: Error) => void;
}

interface ThreadOptions extends ThreadEvents {
  readonly script: URL;
  readonly settings: IndexSettings;
}

/** Logs the thread's events. */
export function toLog(logger: Logger): ThreadEvents {
  return {
    onState({ isCurrent, assets, note }) {
      if (isCurrent) logger.info({ assets }, note);
      else logger.warn({ assets, reason: note }, 'search index does not follow the database');
    },
    onFailure: (error) => logger.warn({ err: error }, 'search thread failed'),
  };
}

/** Creates the thread; once started, it is replaced whenever it dies. */
export function createSearchThread({ script, settings, onState, onFailure }: ThreadOptions): SearchThread {
  let calls: ThreadCalls<Question, Answer> | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isCurrent = false;
  const listeners: ((changed: ChangedListing) => void)[] = [];

  function start(): void {
    const started = startThread<Question, Answer, IndexEvent>(script, {
      data: settings,
      milliseconds: ANSWER_MILLISECONDS,
      onEvent(event) {
        if ('changedListing' in event) {
          for (const listener of listeners) listener(event.changedListing);
          return;
        }
        if (calls === started) isCurrent = event.state.isCurrent;
        onState(event.state);
      },
      onFailure,
      onEnd() {
        if (calls === started) lose();
      },
    });
    calls = started;
  }

  function lose(): void {
    calls = null;
    isCurrent = false;
    restart = setTimeout(start, RESTART_MILLISECONDS);
  }

  return {
    get isCurrent() {
      return isCurrent;
    },
    onListingChange: (listener) => void listeners.push(listener),
    start,
    async ask(question) {
      if (!calls) throw new Error('the search thread is not there');
      return calls.ask(question);
    },
    async close() {
      if (restart) clearTimeout(restart);
      const closing = calls;
      calls = null;
      isCurrent = false;
      await closing?.close();
    },
  };
}
