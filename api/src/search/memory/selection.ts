import type { Bitmap } from './bitmap.ts';
import type { Condition } from './conditions.ts';
import type { IndexedAssets } from './indexed-assets.ts';
import type { SelectionCounts } from './kept-counts.ts';

/** Documents found; null for all living ones. */
export type Found = Bitmap | null;

/** Below this share of all documents, the codes of each document are counted; above it, the documents of each code. */
const FEW_SHARE = 1 / 16;

/** Living documents that satisfy some conditions, found and counted lazily. */
export class Selection {
  readonly #assets: IndexedAssets;
  readonly #conditions: readonly Condition[];
  /** Null if counts cannot be cached because a condition concerns more than facet values. */
  readonly #kept: SelectionCounts | null;
  #found: Found | undefined;
  #counter: ((code: number) => number) | null = null;

  constructor(assets: IndexedAssets, conditions: readonly Condition[]) {
    this.#assets = assets;
    this.#conditions = conditions;
    const groups = conditions.flatMap(({ codes }) => (codes ? [codes] : []));
    this.#kept = groups.length === conditions.length && groups.length > 0 ? assets.codes.kept.of(groups) : null;
  }

  get found(): Found {
    if (this.#found === undefined) this.#found = this.#satisfying();
    return this.#found;
  }

  get total(): number {
    const count = () => this.found?.count() ?? this.#assets.size;
    return this.#kept?.total(count) ?? count();
  }

  /** Returns how many have a code. */
  countOf(code: number): number {
    const count = (one: number) => (this.#counter ??= this.#makeCounter())(one);
    return this.#kept?.of(code, count) ?? count(code);
  }

  #satisfying(): Found {
    const { alive, end, size } = this.#assets;
    const [first, ...others] = this.#conditions.map(({ found }) => found);
    if (!first) return null;
    // Without dead documents, the documents of a single condition are the result.
    if (size === end && others.length === 0) return first;
    const all = first.resized(end);
    for (const found of size === end ? others : [alive, ...others]) all.and(found);
    return all;
  }

  #makeCounter(): (code: number) => number {
    const { codes, end } = this.#assets;
    const { found } = this;
    if (!found) return (code) => codes.living(code);
    if (this.total > end * FEW_SHARE) return (code) => codes.countWith(code, found);
    return codes.countEach(found);
  }
}
