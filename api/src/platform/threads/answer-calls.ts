import { parentPort } from 'node:worker_threads';

/** A question on its way to a thread. */
export interface ThreadRequest<Question> {
  readonly number: number;
  readonly question: Question;
}

/** The answer to the question of that number, or the message of the error that it met. */
export type ThreadReply<Answer> =
  | { readonly number: number; readonly answer: Answer; readonly error: null }
  | { readonly number: number; readonly error: string };

/** What a thread says to a question. */
type AnswerQuestion<Question, Answer> = (question: Question) => Promise<Answer>;

/** Answers the questions that `startThread` sends to this thread. */
export function answerCalls<Question, Answer>(answer: AnswerQuestion<Question, Answer>): void {
  parentPort?.on('message', (request: ThreadRequest<Question>) => {
    void replyTo(request, answer).then((reply) => parentPort?.postMessage(reply));
  });
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
