import type { Logger } from '../../platform/logging/logger.ts';
import { createSheddingQueue } from '../../platform/queue/shedding-queue.ts';
import type { CatalogSearch } from '../catalog-search.ts';
import type { Answer, Question } from './protocol.ts';
import type { SearchThread } from './search-thread.ts';

interface MemorySearchOptions {
  readonly thread: SearchThread;
  /** Answers while the thread is unavailable, and what the thread cannot answer. */
  readonly fallback: CatalogSearch;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Requests whose cost grows with the matches use a separate queue, so that a list page waits for at most two of them,
 * and requests of disconnected clients are dropped before they start.
 */
const waitingLine = { atOnce: 2, waiting: 64 };

type OtherWay<Result> = () => Promise<Result>;

/** Sends requests to the thread and falls back for those it cannot answer. */
class Asking {
  readonly #line = createSheddingQueue(waitingLine);
  readonly #thread: SearchThread;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor({ thread, logger }: Pick<MemorySearchOptions, 'thread' | 'logger'>) {
    this.#thread = thread;
    this.#logger = logger;
  }

  get isFull(): boolean {
    return this.#line.isFull();
  }

  /** @param resultOf extracts the result from an answer of the request's kind; undefined for any other */
  async ask<Result>(
    question: Question,
    resultOf: (answer: Answer) => Result | undefined,
    otherwise: OtherWay<Result>,
  ): Promise<Result> {
    if (!this.#thread.isCurrent) return otherwise();
    const answer = await this.#thread.ask(question).catch(failedAnswer);
    const result = resultOf(answer);
    if (result !== undefined) return result;
    this.#logger.warn(
      { question: question.kind, reason: answer.kind === 'failed' ? answer.message : answer.kind },
      'search index gave no answer',
    );
    return otherwise();
  }

  /** Sends a request through the queue. */
  async askInLine<Result>(
    question: Question,
    resultOf: (answer: Answer) => Result | undefined,
    otherwise: OtherWay<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (!this.#thread.isCurrent) return otherwise();
    return this.#line.run(() => this.ask(question, resultOf, otherwise), signal);
  }
}

/** Creates a search over the in-memory index, which lags the catalog by a second or two. */
export function createMemorySearch({ thread, fallback, logger }: MemorySearchOptions): CatalogSearch {
  const asking = new Asking({ thread, logger });
  return {
    isFull: () => (thread.isCurrent ? asking.isFull : fallback.isFull()),
    list: (filter, request, signal) =>
      asking.ask(
        { kind: 'list', filter, request },
        (answer) => (answer.kind === 'list' ? answer.result : undefined),
        () => fallback.list(filter, request, signal),
      ),
    facets: (filter, signal) =>
      asking.askInLine(
        { kind: 'facets', filter },
        (answer) => (answer.kind === 'facets' ? answer.result : undefined),
        () => fallback.facets(filter, signal),
        signal,
      ),
    designers: (filter, signal) =>
      asking.askInLine(
        { kind: 'designers', filter },
        (answer) => (answer.kind === 'designers' ? answer.result : undefined),
        () => fallback.designers(filter, signal),
        signal,
      ),
    suggestByText: (text, limit, signal) =>
      asking.askInLine(
        { kind: 'suggestByText', text, limit },
        (answer) => (answer.kind === 'suggestByText' ? answer.result : undefined),
        () => fallback.suggestByText(text, limit, signal),
        signal,
      ),
    suggestByDigits: (digits, limit, signal) =>
      asking.askInLine(
        { kind: 'suggestByDigits', digits, limit },
        (answer) => (answer.kind === 'suggestByDigits' ? answer.result : undefined),
        () => fallback.suggestByDigits(digits, limit, signal),
        signal,
      ),
    similar: (id, limit, signal) => fallback.similar(id, limit, signal),
  };
}

function failedAnswer(error: unknown): Answer {
  return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown failure' };
}
