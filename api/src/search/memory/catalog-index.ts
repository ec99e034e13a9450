import type { AssetFilter } from '../asset-filter.ts';
import type { DesignerShare, FacetCounts, PageRequest } from '../catalog-search.ts';
import { narrowed } from '../language/narrowed.ts';
import { SPREAD_WITHIN, spreadDrawings } from '../language/spread-drawings.ts';
import type { TextQuery } from '../text-query.ts';
import type { AssetFacts } from './asset-facts.ts';
import { Bitmap } from './bitmap.ts';
import { sliceByScore } from './by-score.ts';
import { CodeSets } from './code-sets.ts';
import { at, Columns, NONE } from './columns.ts';
import { type Condition, conditionsOf, type PanelFacet } from './conditions.ts';
import { countFacets, type Found } from './facet-counts.ts';
import { IdTable } from './id-table.ts';
import { type Direction, type OrderKey, Orders } from './orders.ts';
import { type Ordered, slice } from './page.ts';
import { collectionCode, designerCode, FACT_CODES, type Reference } from './reference.ts';
import { matchText } from './text-matches.ts';
import { Vocabulary } from './vocabulary.ts';

const NO_REFERENCE: Reference = { facetValues: [], designers: [], collections: [], featured: [] };

const LEADING_KEYS: Readonly<Record<PageRequest['sort'], { readonly key: OrderKey; readonly direction: Direction }>> = {
  relevance: { key: 'popularity', direction: 'desc' },
  collection: { key: 'popularity', direction: 'desc' },
  popular: { key: 'popularity', direction: 'desc' },
  newest: { key: 'published', direction: 'desc' },
  'price-low': { key: 'prices', direction: 'asc' },
  'price-high': { key: 'prices', direction: 'desc' },
  rating: { key: 'ratings', direction: 'desc' },
};

/** Documents that satisfy a filter, and what they score where they were found by words. */
interface Matches {
  readonly found: Found;
  readonly total: number;
  readonly scores: Uint32Array | null;
}

/**
 * All assets for sale, in typed arrays: bitmaps of facet values, postings of words, and every order of lists. A change
 * of an asset makes a new document and leaves the old one dead.
 */
export class CatalogIndex {
  readonly #columns = new Columns();
  readonly #ids = new IdTable(this.#columns);
  readonly #codes = new CodeSets();
  readonly #orders = new Orders(this.#columns);
  readonly #vocabulary = new Vocabulary();
  #reference = NO_REFERENCE;
  #alive = new Bitmap(0);
  #living = 0;

  /** How many assets are for sale. */
  get size(): number {
    return this.#living;
  }

  setReference(reference: Reference): void {
    this.#reference = reference;
  }

  /** Takes in many assets that it does not hold yet, without putting them in order: see `finishLoading`. */
  load(assets: Iterable<AssetFacts>): void {
    for (const asset of assets) this.#append(asset);
  }

  /** Puts in order what was loaded. */
  finishLoading(): void {
    this.#orders.fill(this.#alive.toDocs());
  }

  /** Brings assets in step: those that changed or are new, and ids of those that are no longer for sale. */
  apply(changed: readonly AssetFacts[], removed: readonly string[]): void {
    const gone = [...new Set([...removed, ...changed.map(({ id }) => id)])]
      .map((id) => this.#ids.get(id))
      .filter((doc) => doc !== undefined)
      .filter((doc) => this.#alive.has(doc));
    this.#orders.change(gone, () => {
      for (const doc of gone) this.#bury(doc);
      return changed.map((asset) => this.#append(asset));
    });
  }

  /** Ids of one page, and how many match. */
  list(filter: AssetFilter, query: TextQuery, request: PageRequest): { ids: string[]; total: number } {
    const matches = this.#matches(filter, query);
    const start = (request.page - 1) * request.limit;
    const docs = this.#page(matches, filter, request, start);
    return { ids: docs.map((doc) => this.#columns.idOf(doc)), total: matches.total };
  }

  facets(filter: AssetFilter, query: TextQuery): FacetCounts {
    const conditions = this.#conditions(filter, query);
    const all = this.#satisfying(conditions);
    const foundBy = (facet: PanelFacet): Found => {
      const others = conditions.filter((condition) => condition.facet !== facet);
      return others.length === conditions.length ? all : this.#satisfying(others);
    };
    return countFacets(this.#facts(), foundBy, this.#countOf(all));
  }

  /** Whose the matches are: the studio with most of them first. */
  designers(filter: AssetFilter, query: TextQuery): DesignerShare[] {
    const { found } = this.#matches(filter, query);
    const shares = new Map<number, { count: number; newest: number }>();
    for (const doc of this.#orders.get('published', 'desc')) {
      if (found && !found.has(doc)) continue;
      const designer = at(this.#columns.designers, doc);
      const share = shares.get(designer);
      if (share) share.count += 1;
      else shares.set(designer, { count: 1, newest: doc });
    }
    return this.#reference.designers
      .flatMap(({ id, slug, name }) => {
        const share = shares.get(id);
        return share ? [{ id, slug, name, count: share.count, newest: this.#columns.idOf(share.newest) }] : [];
      })
      .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
  }

  #page({ found, total, scores }: Matches, filter: AssetFilter, request: PageRequest, start: number): number[] {
    if (request.sort === 'collection' && filter.members) return this.#members(filter.members, found, start, request);
    const { key, direction: natural } = LEADING_KEYS[request.sort];
    const direction = request.direction ?? natural;
    const ordered = this.#ordered(key, direction, found, total);
    const isByScore = request.sort === 'relevance' && scores !== null && found !== null;
    const part = (offset: number, limit: number): number[] =>
      isByScore
        ? sliceByScore(
            { ...this.#ordered('popularity', 'desc', found, total), found },
            { scores, direction },
            offset,
            limit,
          )
        : slice(ordered, offset, limit);
    const isVaried = (request.sort === 'relevance' || request.sort === 'popular') && request.direction === null;
    if (!isVaried || start >= SPREAD_WITHIN) return part(start, request.limit);
    const first = part(0, SPREAD_WITHIN).map((doc) => ({ doc, drawing: this.#drawingOf(doc) }));
    const varied = spreadDrawings(first).map(({ doc }) => doc);
    const beyond = part(SPREAD_WITHIN, Math.max(0, start + request.limit - SPREAD_WITHIN));
    return [...varied, ...beyond].slice(start, start + request.limit);
  }

  #members(members: readonly string[], found: Found, start: number, { limit }: PageRequest): number[] {
    const docs = members.flatMap((id) => this.#ids.get(id) ?? []);
    return docs.filter((doc) => this.#alive.has(doc) && (!found || found.has(doc))).slice(start, start + limit);
  }

  #ordered(key: OrderKey, direction: Direction, found: Found, total: number): Ordered {
    return {
      order: this.#orders.get(key, direction),
      compare: this.#orders.comparing(key, direction),
      found,
      total,
    };
  }

  #drawingOf(doc: number): number | null {
    const drawing = at(this.#columns.drawings, doc);
    return drawing === NONE ? null : drawing;
  }

  #matches(filter: AssetFilter, query: TextQuery): Matches {
    const text = query.terms.length > 0 ? matchText(this.#vocabulary, query, this.#columns.length) : null;
    const conditions = conditionsOf(this.#facts(), narrowed(filter, query.filter));
    const found = this.#satisfying(text ? [...conditions, { facet: null, found: text.found }] : conditions);
    return { found, total: this.#countOf(found), scores: text?.scores ?? null };
  }

  #conditions(filter: AssetFilter, query: TextQuery): Condition[] {
    const conditions = conditionsOf(this.#facts(), narrowed(filter, query.filter));
    if (query.terms.length === 0) return conditions;
    return [...conditions, { facet: null, found: matchText(this.#vocabulary, query, this.#columns.length).found }];
  }

  #satisfying(conditions: readonly Condition[]): Found {
    if (conditions.length === 0) return null;
    const all = this.#alive.resized(this.#columns.length);
    for (const { found } of conditions) all.and(found);
    return all;
  }

  #countOf(found: Found): number {
    return found ? found.count() : this.#living;
  }

  #facts() {
    return {
      columns: this.#columns,
      codes: this.#codes,
      ids: this.#ids,
      orders: this.#orders,
      reference: this.#reference,
    };
  }

  #append(asset: AssetFacts): number {
    const doc = this.#columns.push(asset);
    this.#codes.push(codesOf(asset));
    for (const [word, fields] of asset.words) this.#vocabulary.touch(word).push(doc, fields);
    this.#ids.set(doc);
    if (doc >>> 5 >= this.#alive.words.length) this.#alive = this.#alive.resized(Math.ceil((doc + 32) * 1.5));
    this.#alive.add(doc);
    this.#living += 1;
    return doc;
  }

  #bury(doc: number): void {
    this.#alive.remove(doc);
    this.#codes.forget(doc);
    this.#living -= 1;
  }
}

function codesOf(asset: AssetFacts): number[] {
  return [
    ...new Set(asset.codes),
    designerCode(asset.designerId),
    ...(asset.collectionId === null ? [] : [collectionCode(asset.collectionId)]),
    ...(asset.isFree ? [FACT_CODES.free] : []),
    ...(asset.isPremium ? [FACT_CODES.premium] : []),
  ];
}
