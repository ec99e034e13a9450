import { createLexicon } from '../language/lexicon.ts';
import type { ChangedListing } from '../listing-changes.ts';
import type { ReadableIndex } from './answer-question.ts';
import { CatalogIndex } from './catalog-index.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';
import type { Feed } from '../feed/follow-database.ts';
import type { Changes, IndexSource, Mark, Surroundings } from '../feed/index-source.repository.ts';

/** With more changes than this, a full reload is faster. */
const MAX_CHANGES = 20_000;
/** Number of dead documents, together with a share of all, that triggers a full reload. */
const MAX_DEAD = 1000;
const MAX_DEAD_SHARE = 0.2;
/** How often the index is stored. Changes since then are kept for a day. */
const STORE_MILLISECONDS = 10 * 60_000;

/** An index and its position in the stream of changes. */
interface Followed extends ReadableIndex, Surroundings {
  readonly identity: string;
  readonly mark: Mark;
}

/** Keeps an index in sync with the database. */
export class IndexFeed implements Feed {
  readonly #file: string;
  readonly #tellListing: (changed: ChangedListing) => void;
  #followed: Followed | null = null;
  #storedMark: Mark | null = null;
  #storedAt = 0;

  /**
   * Creates a feed without an index.
   * @param file where the index is kept across restarts
   * @param onListingChange called with all changes to list data, and with `all` when changes may have been missed
   */
  constructor(file: string, onListingChange: (changed: ChangedListing) => void = () => undefined) {
    this.#file = file;
    this.#tellListing = onListingChange;
  }

  /** Null until it is built. */
  get index(): ReadableIndex | null {
    return this.#followed;
  }

  get size(): number {
    return this.#followed?.index.assets.size ?? 0;
  }

  async begin(source: IndexSource): Promise<string> {
    this.#tellListing('all');
    const identity = await source.identity();
    if (this.#followed?.identity === identity) return 'search index goes on';
    this.#followed = this.#restored(identity);
    if (this.#followed) return 'search index read from its file';
    return this.#build(source, identity);
  }

  async follow(source: IndexSource): Promise<string | null> {
    const { identity, mark } = this.#begun();
    const changes = await source.changesSince(mark, MAX_CHANGES);
    if (changes) this.#apply(changes);
    if (!changes || this.#isMostlyDead()) return this.#build(source, identity);
    if (performance.now() - this.#storedAt > STORE_MILLISECONDS) await this.#store();
    return null;
  }

  async #build(source: IndexSource, identity: string): Promise<string> {
    const startedAt = performance.now();
    this.#tellListing('all');
    const index = new CatalogIndex();
    const { mark, ...surroundings } = await source.readAll((assets) => index.assets.load(assets));
    index.assets.finishLoading();
    this.#followed = followed(index, surroundings, { identity, mark });
    await this.#store();
    return `search index built in ${Math.round(performance.now() - startedAt)} ms`;
  }

  #restored(identity: string): Followed | null {
    const stored = readIndexFile(this.#file);
    if (stored?.index.identity !== identity) return null;
    const index = new CatalogIndex();
    try {
      index.assets.restore(stored.arrays);
    } catch {
      return null;
    }
    this.#storedAt = performance.now();
    this.#storedMark = stored.index.mark;
    return followed(index, stored.index, stored.index);
  }

  #apply({ mark, surroundings, changed, figures, removed, listing }: Changes): void {
    if (listing.length > 0) this.#tellListing(listing);
    const { index, ...before } = this.#begun();
    if (changed.length + removed.length > 0) index.assets.apply(changed, removed);
    if (figures.length > 0) index.assets.applyFigures(figures);
    this.#followed = surroundings ? followed(index, surroundings, { ...before, mark }) : { ...before, index, mark };
  }

  #isMostlyDead(): boolean {
    const { size, end } = this.#begun().index.assets;
    return end - size > MAX_DEAD && end - size > end * MAX_DEAD_SHARE;
  }

  /** Stores the index. No changes are applied meanwhile, since it must not change while it is written. */
  async #store(): Promise<void> {
    const { index, identity, mark, reference, synonyms } = this.#begun();
    this.#storedAt = performance.now();
    if (mark === this.#storedMark) return;
    await writeIndexFile(this.#file, { identity, mark, reference, synonyms }, index.assets.arrays());
    this.#storedMark = mark;
  }

  #begun(): Followed {
    if (!this.#followed) throw new Error('the index has not begun');
    return this.#followed;
  }
}

function followed(
  index: CatalogIndex,
  { reference, synonyms }: Surroundings,
  { identity, mark }: Pick<Followed, 'identity' | 'mark'>,
): Followed {
  index.setReference(reference);
  return { index, reference, synonyms, lexicon: createLexicon(synonyms), identity, mark };
}
