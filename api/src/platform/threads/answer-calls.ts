import { parentPort } from 'node:worker_threads';

/** A request to a thread. */
interface ThreadRequest<Question> {
  readonly number: number;
  readonly question: Question;
}

/** Message to a thread: a request, or the command to close. */
export type ToThread<Question> = ThreadRequest<Question> | 'close';

/** Reply to the request of that number: its result or an error message. */
export type ThreadReply<Answer> =
  | { readonly number: number; readonly answer: Answer; readonly error: null }
  | { readonly number: number; readonly error: string };

/** Message from a thread: a reply or an unsolicited event. */
export type FromThread<Answer, Event> = ThreadReply<Answer> | { readonly event: Event };

/** Handles a request in a thread. */
type AnswerQuestion<Question, Answer> = (question: Question) => Promise<Answer> | Answer;

/**
 * Serves the requests that `startThread` sends to this thread.
 * @param onClose ends what else keeps the thread alive
 */
export function answerCalls<Question, Answer>(
  answer: AnswerQuestion<Question, Answer>,
  onClose: () => void = () => undefined,
): void {
  parentPort?.on('message', (message: ToThread<Question>) => {
    if (message === 'close') {
      parentPort?.close();
      onClose();
    } else void replyTo(message, answer).then((reply) => parentPort?.postMessage(reply));
  });
}

/** Sends an event to the parent thread. */
export function postEvent(event: unknown): void {
  const message: FromThread<never, unknown> = { event };
  parentPort?.postMessage(message);
}

async function replyTo<Question, Answer>(
  { number, question }: ThreadRequest<Question>,
  answer: AnswerQuestion<Question, Answer>,
): Promise<ThreadReply<Answer>> {
  try {
    return { number, answer: await answer(question), error: null };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : 'unknown failure' };
  }
}
