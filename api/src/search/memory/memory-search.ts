import type { Logger } from '../../platform/logging/logger.ts';
import { createSheddingQueue } from '../../platform/queue/shedding-queue.ts';
import type { CatalogSearch } from '../catalog-search.ts';
import type { Answer, Question } from './protocol.ts';
import type { SearchThread } from './search-thread.ts';

interface MemorySearchOptions {
  readonly thread: SearchThread;
  /** Answers while the thread cannot, and what it does not know. */
  readonly fallback: CatalogSearch;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Questions whose work grows with the matches wait in a line of their own, so that a page of a list waits for two of them at
 * most, and callers that gave up are dropped before their turn.
 */
const waitingLine = { atOnce: 2, waiting: 64 };

/** Searches the index in memory, which is a second or two behind the catalog. */
export function createMemorySearch({ thread, fallback, logger }: MemorySearchOptions): CatalogSearch {
  /** @param resultOf the result of an answer to the question's kind, undefined for any other */
  async function ask<Result>(
    question: Question,
    resultOf: (answer: Answer) => Result | undefined,
    otherwise: () => Promise<Result>,
  ): Promise<Result> {
    if (!thread.isCurrent) return otherwise();
    const answer = await thread.ask(question).catch(failedAnswer);
    const result = resultOf(answer);
    if (result !== undefined) return result;
    logger.warn(
      { question: question.kind, reason: answer.kind === 'failed' ? answer.message : answer.kind },
      'search index gave no answer',
    );
    return otherwise();
  }

  const line = createSheddingQueue(waitingLine);

  /** Asks when it is its turn. */
  async function askInLine<Result>(
    question: Question,
    resultOf: (answer: Answer) => Result | undefined,
    otherwise: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    return thread.isCurrent ? line.run(() => ask(question, resultOf, otherwise), signal) : otherwise();
  }

  return {
    isFull: () => (thread.isCurrent ? line.isFull() : fallback.isFull()),
    list: (filter, request, signal) =>
      ask(
        { kind: 'list', filter, request },
        (answer) => (answer.kind === 'list' ? answer.result : undefined),
        () => fallback.list(filter, request, signal),
      ),
    facets: (filter, signal) =>
      askInLine(
        { kind: 'facets', filter },
        (answer) => (answer.kind === 'facets' ? answer.result : undefined),
        () => fallback.facets(filter, signal),
        signal,
      ),
    designers: (filter, signal) =>
      askInLine(
        { kind: 'designers', filter },
        (answer) => (answer.kind === 'designers' ? answer.result : undefined),
        () => fallback.designers(filter, signal),
        signal,
      ),
    suggestByText: (text, limit, signal) =>
      askInLine(
        { kind: 'suggestByText', text, limit },
        (answer) => (answer.kind === 'suggestByText' ? answer.result : undefined),
        () => fallback.suggestByText(text, limit, signal),
        signal,
      ),
    suggestByDigits: (digits, limit, signal) =>
      askInLine(
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
