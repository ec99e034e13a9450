import { ByteLru } from './byte-lru.ts';
import { Reply } from './reply.ts';
import type { SharedReplies } from './shared-replies.ts';
import { Audience } from './abort-on-close.ts';

/** How a reply was obtained, for metrics. */
export type CacheOutcome = 'coalesced' | 'hit' | 'miss' | 'stale';

interface Entry {
  readonly reply: Reply;
  readonly expiresAt: number;
}

interface PendingReply {
  readonly making: Promise<Reply>;
  readonly audience: Audience;
}

/** Overhead of an entry in bytes besides key and body: headers, buffers and the map. */
const ENTRY_BYTES = 2048;
/** Extra space for the compressed forms created while a reply is cached. */
const ENCODED_SHARE = 1.5;

type Make = (signal?: AbortSignal) => Promise<Reply>;

interface ResponseCacheOptions {
  /** Seconds for which a stale reply is served while it is refreshed; defaults to 0. */
  readonly staleSeconds?: number;
  /** Cache shared with other gateways; when omitted, replies are only cached locally. */
  readonly shared?: SharedReplies | undefined;
  readonly now?: () => number;
}

interface Asking {
  /** Fires when this caller has left. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the reply may be shareable; defaults to true. */
  readonly isForAll?: boolean;
}

/**
 * Cache of complete replies, each for the time it specifies. Concurrent requests for a key share one computation; if
 * the result is not shareable, it is repeated for each of them.
 */
export class ResponseCache {
  readonly #entries: ByteLru<Entry>;
  readonly #pending = new Map<string, PendingReply>();
  readonly #staleMs: number;
  readonly #shared: SharedReplies | undefined;
  readonly #now: () => number;

  constructor(maxBytes: number, { staleSeconds = 0, shared, now = Date.now }: ResponseCacheOptions = {}) {
    this.#entries = new ByteLru(maxBytes);
    this.#staleMs = staleSeconds * 1000;
    this.#shared = shared;
    this.#now = now;
  }

  /** Returns the reply for a key while it is fresh. */
  fresh(key: string): Reply | undefined {
    const entry = this.#usable(key);
    return entry && entry.expiresAt > this.#now() ? entry.reply : undefined;
  }

  /**
   * Returns the fresh reply for a key, a stale one, or the one `make` creates.
   * @param make its signal fires when all callers waiting for the reply have left
   */
  async get(key: string, make: Make, asking: Asking = {}): Promise<{ reply: Reply; outcome: CacheOutcome }> {
    const { signal } = asking;
    const kept = this.#usable(key);
    if (kept && kept.expiresAt > this.#now()) return { reply: kept.reply, outcome: 'hit' };
    if (kept) {
      if (!this.#pending.has(key)) void this.#make(key, make, { ...asking, signal: undefined }).catch(() => undefined);
      return { reply: kept.reply, outcome: 'stale' };
    }
    const pending = this.#pending.get(key);
    if (pending && !pending.audience.signal.aborted) {
      pending.audience.join(signal);
      const shared = await pending.making.catch(() => undefined);
      if (shared && shared.freshSeconds > 0) return { reply: shared, outcome: 'coalesced' };
      return { reply: await make(signal), outcome: 'miss' };
    }
    return { reply: await this.#make(key, make, asking), outcome: 'miss' };
  }

  /** Removes all replies; computations in progress still store theirs. */
  clear(): void {
    this.#entries.clear();
  }

  /** Creates a reply for all concurrent requests of its key, and stores it if it is shareable. */
  async #make(key: string, make: Make, { signal, isForAll = true }: Asking): Promise<Reply> {
    const audience = new Audience();
    audience.join(signal);
    const shared = isForAll ? this.#shared : undefined;
    const making = shared ? shared.get(key, () => make(audience.signal)) : make(audience.signal);
    const made: PendingReply = { making, audience };
    this.#pending.set(key, made);
    try {
      const reply = await made.making;
      if (reply.freshSeconds > 0) this.#keep(key, reply);
      return reply;
    } finally {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    }
  }

  /** Returns the fresh or stale entry for a key. */
  #usable(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    // Stale 404 pages are not served, since the page may exist by now.
    const staleMs = entry?.reply.status === 200 ? this.#staleMs : 0;
    if (!entry || entry.expiresAt + staleMs > this.#now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  #keep(key: string, reply: Reply): void {
    const bytes = ENTRY_BYTES + key.length + reply.body.length * ENCODED_SHARE;
    this.#entries.set(key, { reply, expiresAt: this.#now() + reply.freshSeconds * 1000 }, bytes);
  }
}
