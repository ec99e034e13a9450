import { setTimeout as pause } from 'node:timers/promises';
import { upstreamUnavailable } from '../errors.ts';
import type { ChangeSource } from './change-source.ts';
import { Mailbox } from './mailbox.ts';

/** Source of change notifications. */
export interface Changes {
  /**
   * Emits immediately, and after each change of a topic.
   * @throws GraphQLError while the API does not report changes
   */
  follow(topic: string): Promise<AsyncIterableIterator<true>>;
}

/**
 * Delays in milliseconds before each reconnect attempt; after the last, followers are disconnected and have to
 * resubscribe or poll.
 */
const RETRIES_MS = [0, 100, 250, 500, 1000, 2000, 4000];
/** Maximum time over which notifications are spread after a reconnect, since all followers refetch at once. */
const MAX_SPREAD_MS = 10_000;
const TOLD_A_MILLISECOND = 1;

/** Follows all changes over a single API stream on behalf of all local followers. */
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

  /** Disconnects all followers. */
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
      // An ended stream and a broken one are treated alike: further changes would be missed.
    }
    this.#connecting = undefined;
    await this.#recover();
  }

  /** Notifies all followers once the stream is restored, since changes in between are unknown. */
  async #recover(): Promise<void> {
    for (const milliseconds of RETRIES_MS) {
      await pause(milliseconds);
      if (this.#stopping.signal.aborted || this.#count === 0) return;
      try {
        await this.#connected();
        this.#tellAll();
        return;
      } catch {
        // The next attempt follows.
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
