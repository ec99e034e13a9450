import type { Answer } from './protocol.ts';

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Questions that wait for their answers, each under a number of its own. */
export class PendingQuestions {
  readonly #milliseconds: number;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  /** @param milliseconds how long a question waits at most */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** @param send sends the question under its number. @throws when no answer comes in time */
  add(send: (id: number) => void): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(id, new Error('the search thread took too long')), this.#milliseconds);
      this.#pending.set(id, { resolve, reject, timer });
      send(id);
    });
  }

  /** An answer that came too late is dropped. */
  settle(id: number, answer: Answer): void {
    this.#take(id)?.resolve(answer);
  }

  failAll(error: Error): void {
    for (const id of this.#pending.keys()) this.#fail(id, error);
  }

  #fail(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    return pending;
  }
}
