import { ByteLru } from './byte-lru.ts';
import { Reply } from './reply.ts';
import type { SharedReplies } from './shared-replies.ts';
import { Audience } from './abort-on-close.ts';

/** How a reply came about, for metrics. */
export type CacheOutcome = 'coalesced' | 'hit' | 'miss' | 'stale';

interface Entry {
  readonly reply: Reply;
  readonly expiresAt: number;
}

interface PendingReply {
  readonly making: Promise<Reply>;
  readonly audience: Audience;
}

/** What an entry takes besides its key and body: headers, buffers, the map. */
const ENTRY_BYTES = 2048;
/** Room for the compressed forms that a reply grows while it is kept. */
const ENCODED_SHARE = 1.5;

type Make = (signal?: AbortSignal) => Promise<Reply>;

interface ResponseCacheOptions {
  /** Seconds that a reply stands in, once it is no longer fresh, while it is made anew; 0 when left out. */
  readonly staleSeconds?: number;
  /** Where other gateways find what this one has made; left out, it keeps alone. */
  readonly shared?: SharedReplies | undefined;
  readonly now?: () => number;
}

interface Asking {
  /** Fires when this caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Whether what is made may be worth sharing; it may when left out. */
  readonly isForAll?: boolean;
}

/**
 * Whole replies, ready to be written, for as long as each says. Requests for a key that is being made wait for it
 * and share it; what turns out not to be shareable is made again for each of them.
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

  /** The reply for a key while it is fresh. */
  fresh(key: string): Reply | undefined {
    const entry = this.#usable(key);
    return entry && entry.expiresAt > this.#now() ? entry.reply : undefined;
  }

  /**
   * The fresh reply for a key, the one that stands in for it, or the one `make` gives.
   * @param make its signal fires when all who wait for the reply have gone
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

  /** Forgets all replies; those that are being made are kept as before. */
  clear(): void {
    this.#entries.clear();
  }

  /** Makes a reply for all who ask for its key meanwhile, and keeps it when it may be shared. */
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

  /** What is kept for a key, fresh or standing in. */
  #usable(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    // A page that is not there stands in for none: it may be there by now.
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
