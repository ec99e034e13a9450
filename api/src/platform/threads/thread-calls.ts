import { Worker, type TransferListItem } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './answer-calls.ts';

/** A thread that answers questions in whatever order it can; unlike those of a work pool it remembers. */
export interface ThreadCalls<Question, Answer> {
  /** `transferred` are buffers that are handed over instead of copied. @throws Error when the thread fails or ends */
  ask(question: Question, transferred?: readonly TransferListItem[]): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts a thread from its bundle. It keeps no process alive; `onEnd` hears when it is gone, for whatever cause. */
export function startThread<Question, Answer>(source: URL, onEnd: () => void): ThreadCalls<Question, Answer> {
  const worker = new Worker(source);
  worker.unref();
  const askers = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let failure = new Error('the thread has ended');
  worker.on('message', (reply: ThreadReply<Answer>) => {
    const asker = askers.get(reply.number);
    askers.delete(reply.number);
    if (reply.error === null) asker?.resolve(reply.answer);
    else asker?.reject(new Error(reply.error));
  });
  worker.on('error', (error) => (failure = error));
  worker.on('exit', () => {
    onEnd();
    for (const { reject } of askers.values()) reject(failure);
  });
  return {
    ask: (question, transferred = []) =>
      new Promise((resolve, reject) => {
        asked += 1;
        askers.set(asked, { resolve, reject });
        const request: ThreadRequest<Question> = { number: asked, question };
        worker.postMessage(request, [...transferred]);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
