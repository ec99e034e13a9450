import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { currentSnapshot, noteChange, readChanges } from './changes.repository.ts';

/** A listener for changes. */
interface ChangeListener {
  /** Called for each changed topic, such as `order:` and its id. */
  readonly onChange: (topic: string) => void;
  /** Called when the feed ends: later changes may be missed. */
  readonly onEnd: () => void;
}

/** Reports changes made by the transactions of all processes. */
export interface ChangeFeed {
  /**
   * Subscribes a listener to all changes from now on.
   * @returns unsubscribes it
   * @throws unavailable while the database does not respond
   */
  follow(listener: ChangeListener): Promise<() => void>;
  /** Reports a change that no transaction makes; if that fails, waiting clients fall back to polling. */
  say(topic: string): Promise<void>;
  /** Ends all listeners permanently. */
  close(): Promise<void>;
}

/** Polling interval in milliseconds. */
const ASK_EVERY_MS = 100;
/** Database timeout in milliseconds. */
const PATIENCE_MS = 3000;

/** The connection used for polling. */
interface Asking {
  /** Resolves when it has ended. */
  readonly over: Promise<void>;
}

/**
 * Polls on a dedicated connection, opened for the first listener and kept open, so that it never waits for other
 * requests.
 */
class AskingFeed implements ChangeFeed {
  readonly #shop: Pick<Foundation, 'pool' | 'logger'>;
  readonly #listeners = new Set<ChangeListener>();
  readonly #closing = new AbortController();
  #asking: Promise<Asking> | undefined;

  constructor(shop: Pick<Foundation, 'pool' | 'logger'>) {
    this.#shop = shop;
  }

  async follow(listener: ChangeListener): Promise<() => void> {
    if (this.#closing.signal.aborted) throw new Problem('unavailable');
    try {
      this.#asking ??= this.#begin();
      await this.#asking;
    } catch (error) {
      this.#asking = undefined;
      this.#shop.logger.warn({ err: error }, 'changes cannot be asked for');
      throw new Problem('unavailable');
    }
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async say(topic: string): Promise<void> {
    await noteChange(this.#shop.pool, topic).catch((error: unknown) => {
      this.#shop.logger.warn({ err: error, topic }, 'a change could not be told');
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const asking = await this.#asking?.catch(() => undefined);
    await asking?.over;
  }

  #tell(topic: string): void {
    for (const { onChange } of this.#listeners) onChange(topic);
  }

  #endAll(): void {
    this.#asking = undefined;
    const told = [...this.#listeners];
    this.#listeners.clear();
    for (const { onEnd } of told) onEnd();
  }

  /** Resolves once no change can be missed; then polls until the connection breaks or the feed is closed. */
  async #begin(): Promise<Asking> {
    const { options } = this.#shop.pool;
    const client = new pg.Client({
      ...options,
      // A pool hides its password when its options are copied.
      password: options.password,
      application_name: 'halfdrop-changes',
      query_timeout: PATIENCE_MS,
    });
    // A broken connection also fails the next statement.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const snapshot = await currentSnapshot(client);
      return { over: this.#ask(client, snapshot) };
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  async #ask(client: pg.Client, start: string): Promise<void> {
    const { signal } = this.#closing;
    let known = start;
    try {
      for (;;) {
        await wait(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal.aborted) break;
        const { snapshot, topics } = await readChanges(client, known);
        known = snapshot;
        for (const topic of topics) this.#tell(topic);
      }
    } catch (error) {
      this.#shop.logger.warn({ err: error }, 'changes are not told any more');
    }
    this.#endAll();
    await client.end().catch(() => undefined);
  }
}

/** Creates the feed; it connects for the first listener. */
export function createChangeFeed(shop: Pick<Foundation, 'pool' | 'logger'>): ChangeFeed {
  return new AskingFeed(shop);
}
