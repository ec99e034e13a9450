import type { ThreadReply } from './answer-calls.ts';

interface Pending<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Pending requests by number. */
export class PendingCalls<Answer> {
  readonly #milliseconds: number | undefined;
  readonly #pending = new Map<number, Pending<Answer>>();
  #lastNumber = 0;

  /** @param milliseconds request timeout; none when omitted */
  constructor(milliseconds?: number) {
    this.#milliseconds = milliseconds;
  }

  /** @param send sends the request under its number. @throws on timeout */
  add(send: (number: number) => void): Promise<Answer> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    return new Promise<Answer>((resolve, reject) => {
      const fail = () => this.settle({ number, error: 'the thread took too long' });
      const timer = this.#milliseconds === undefined ? undefined : setTimeout(fail, this.#milliseconds);
      this.#pending.set(number, { resolve, reject, timer });
      send(number);
    });
  }

  /** Settles a request; late replies are dropped. */
  settle(reply: ThreadReply<Answer>): void {
    const pending = this.#take(reply.number);
    if (reply.error === null) pending?.resolve(reply.answer);
    else pending?.reject(new Error(reply.error));
  }

  failAll(error: Error): void {
    for (const number of this.#pending.keys()) this.#take(number)?.reject(error);
  }

  #take(number: number): Pending<Answer> | undefined {
    const pending = this.#pending.get(number);
    clearTimeout(pending?.timer);
    this.#pending.delete(number);
    return pending;
  }
}
