import { setTimeout as pause } from 'node:timers/promises';
import { upstreamUnavailable } from '../errors.ts';
import type { ChangeSource } from './change-source.ts';
import { Mailbox } from './mailbox.ts';

/** Tells of changes. */
export interface Changes {
  /**
   * Tells at once, and after each change of a topic.
   * @throws GraphQLError while the api does not tell of changes
   */
  follow(topic: string): Promise<AsyncIterableIterator<true>>;
}

/** Milliseconds before each try to be told again; after the last one who follows is let go, and comes back or asks now and then. */
const RETRIES_MS = [0, 100, 250, 500, 1000, 2000, 4000];
/** Who may have missed something reads anew within this time, since all of them do: at most so many in a millisecond. */
const MAX_SPREAD_MS = 10_000;
const TOLD_A_MILLISECOND = 1;

/** Follows all changes by one stream of the api, for whoever follows some of them here. */
export class ChangeFeed implements Changes {
  readonly #source: ChangeSource;
  readonly #followers = new Map<string, Set<Mailbox>>();
  readonly #stopping = new AbortController();
  #connecting: Promise<void> | undefined;
  #count = 0;

  constructor(source: ChangeSource) {
    this.#source = source;
  }

  async follow(topic: string): Promise<AsyncIterableIterator<true>> {
    try {
      await this.#connected();
    } catch (failure) {
      throw upstreamUnavailable(failure);
    }
    const mailbox: Mailbox = new Mailbox(() => this.#forget(topic, mailbox));
    const followers = this.#followers.get(topic) ?? new Set();
    this.#followers.set(topic, followers.add(mailbox));
    this.#count += 1;
    mailbox.tell();
    return mailbox;
  }

  /** Lets everybody go. */
  stop(): void {
    this.#stopping.abort();
    this.#endAll();
  }

  #connected(): Promise<void> {
    return (this.#connecting ??= this.#connect());
  }

  async #connect(): Promise<void> {
    try {
      const topics = await this.#source(this.#stopping.signal);
      void this.#read(topics);
    } catch (failure) {
      this.#connecting = undefined;
      throw failure;
    }
  }

  async #read(topics: AsyncIterable<string>): Promise<void> {
    try {
      for await (const topic of topics) for (const mailbox of this.#followers.get(topic) ?? []) mailbox.tell();
    } catch {
      // A stream that has ended and one that broke are alike: what happens from now on is missed.
    }
    this.#connecting = undefined;
    await this.#recover();
  }

  /** Tells everybody once changes are heard again: what happened meanwhile, nobody knows. */
  async #recover(): Promise<void> {
    for (const milliseconds of RETRIES_MS) {
      await pause(milliseconds);
      if (this.#stopping.signal.aborted || this.#count === 0) return;
      try {
        await this.#connected();
        this.#tellAll();
        return;
      } catch {
        // The next try comes later.
      }
    }
    this.#endAll();
  }

  #tellAll(): void {
    const spread = Math.min(MAX_SPREAD_MS, this.#count / TOLD_A_MILLISECOND);
    for (const mailbox of this.#everybody()) setTimeout(() => mailbox.tell(), Math.random() * spread).unref();
  }

  #endAll(): void {
    for (const mailbox of this.#everybody()) mailbox.end();
  }

  #everybody(): Mailbox[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers]);
  }

  #forget(topic: string, mailbox: Mailbox): void {
    const followers = this.#followers.get(topic);
    if (!followers?.delete(mailbox)) return;
    this.#count -= 1;
    if (followers.size === 0) this.#followers.delete(topic);
  }
}
