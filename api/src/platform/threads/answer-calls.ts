import { parentPort } from 'node:worker_threads';

/** A question on its way to a thread. */
interface ThreadRequest<Question> {
  readonly number: number;
  readonly question: Question;
}

/** What is sent to a thread: a question, or that it shall end. */
export type ToThread<Question> = ThreadRequest<Question> | 'close';

/** The answer to the question of that number, or the message of the error that it met. */
export type ThreadReply<Answer> =
  | { readonly number: number; readonly answer: Answer; readonly error: null }
  | { readonly number: number; readonly error: string };

/** What a thread sends: a reply, or an event that nobody asked for. */
export type FromThread<Answer, Event> = ThreadReply<Answer> | { readonly event: Event };

/** What a thread says to a question. */
type AnswerQuestion<Question, Answer> = (question: Question) => Promise<Answer> | Answer;

/**
 * Answers the questions that `startThread` sends to this thread.
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

/** Tells whoever started this thread of something. */
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
