import { keepJson } from '../platform/http/ascii-json.ts';
import type { ChangedListing, ListingChanges } from '../search/listing-changes.ts';

/** Badges compare an asset with all others, and newness expires: neither causes a change event for the asset. */
const MAX_AGE_MILLISECONDS = 60_000;
/** Reads that began before a change may finish after its event, and a replica may lag: such reads are not cached. */
const SETTLING_MILLISECONDS = 5000;

/** An asset in any of its public forms. */
interface Shown {
  readonly _id: string;
  readonly slug: string;
}

interface Kept<Asset> {
  readonly asset: Asset;
  readonly bytes: number;
  readonly readAt: number;
}

/** Per-process cache of public assets with their JSON, invalidated when an asset changes. */
export class KeptAssets<Asset extends Shown> {
  readonly #changes: ListingChanges;
  readonly #maxBytes: number;
  readonly #now: () => number;
  /** By id, least recently used first. */
  readonly #kept = new Map<string, Kept<Asset>>();
  readonly #idBySlug = new Map<string, string>();
  /** Recent changes by asset id, oldest first. */
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = -Infinity;
  #bytes = 0;

  /**
   * Creates an empty cache.
   * @param maxBytes of JSON
   * @param now milliseconds of a monotonic clock
   */
  constructor(changes: ListingChanges, maxBytes: number, now: () => number = () => performance.now()) {
    this.#changes = changes;
    this.#maxBytes = maxBytes;
    this.#now = now;
    changes.onListingChange((changed) => this.#forget(changed));
  }

  /** Returns a cache entry; undefined if the asset must be read, as always while change events are unavailable. */
  get(id: string): Asset | undefined {
    const kept = this.#changes.isCurrent ? this.#kept.get(id) : undefined;
    return kept && this.#now() - kept.readAt < MAX_AGE_MILLISECONDS ? kept.asset : undefined;
  }

  /** Returns a cache entry by slug. */
  getBySlug(slug: string): Asset | undefined {
    const id = this.#idBySlug.get(slug);
    return id === undefined ? undefined : this.get(id);
  }

  /** Caches a fresh read unless the asset may have changed meanwhile. */
  add(asset: Asset): void {
    const { _id: id, slug } = asset;
    const readAt = this.#now();
    if (!this.#changes.isCurrent || readAt - this.#lastChangeOf(id) < SETTLING_MILLISECONDS) return;
    this.#drop(id);
    const bytes = keepJson(asset);
    this.#kept.set(id, { asset, bytes, readAt });
    this.#idBySlug.set(slug, id);
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    this.#kept.delete(id);
    this.#bytes -= kept.bytes;
    // The slug may have moved to another asset.
    if (this.#idBySlug.get(kept.asset.slug) === id) this.#idBySlug.delete(kept.asset.slug);
  }

  #forget(changed: ChangedListing): void {
    const now = this.#now();
    if (changed === 'all') {
      this.#kept.clear();
      this.#idBySlug.clear();
      this.#changedAt.clear();
      this.#bytes = 0;
      this.#allChangedAt = now;
      return;
    }
    for (const [id, changedAt] of this.#changedAt) {
      if (now - changedAt < SETTLING_MILLISECONDS) break;
      this.#changedAt.delete(id);
    }
    for (const id of changed) {
      this.#drop(id);
      this.#changedAt.delete(id);
      this.#changedAt.set(id, now);
    }
  }

  #lastChangeOf(id: string): number {
    return Math.max(this.#allChangedAt, this.#changedAt.get(id) ?? -Infinity);
  }
}
