import type { AssetFilter } from '../asset-filter.ts';
import type { DesignerShare, FacetCounts, PageRequest } from '../catalog-search.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { narrowed } from '../language/narrowed.ts';
import { readText, withAnyWord, wordsToLookUp } from '../language/read-text.ts';
import { SPREAD_WITHIN, spreadDrawings } from '../language/spread-drawings.ts';
import type { TextQuery } from '../text-query.ts';
import { sliceByScore } from './by-score.ts';
import { at, NONE } from './columns.ts';
import { type Condition, conditionsOf, type Facts, type PanelFacet } from './conditions.ts';
import { countDesigners } from './designer-counts.ts';
import { countFacets } from './facet-counts.ts';
import { IndexedAssets } from './indexed-assets.ts';
import { IndexedWords } from './indexed-words.ts';
import type { Direction, OrderKey } from './orders.ts';
import { type Ordered, slice } from './page.ts';
import { type Found, Selection } from './selection.ts';
import type { Reference } from '../feed/reference.ts';
import { matchText, type TextMatches } from './text-matches.ts';

const NO_REFERENCE: Reference = { facetValues: [], designers: [], collections: [], featured: [] };
/** Up to this many documents are sorted directly instead of being looked up in an order. */
const FEW = 2000;

const LEADING_KEYS: Readonly<Record<PageRequest['sort'], { readonly key: OrderKey; readonly direction: Direction }>> = {
  relevance: { key: 'popularity', direction: 'desc' },
  collection: { key: 'popularity', direction: 'desc' },
  popular: { key: 'popularity', direction: 'desc' },
  newest: { key: 'published', direction: 'desc' },
  'price-low': { key: 'prices', direction: 'asc' },
  'price-high': { key: 'prices', direction: 'desc' },
  rating: { key: 'ratings', direction: 'desc' },
};

/** Documents that satisfy a filter, and those that matched the text before any filter. */
interface Matches {
  readonly found: Found;
  readonly total: number;
  readonly text: TextMatches | null;
}

/** Answers queries about the assets it holds. */
export class CatalogIndex {
  readonly assets = new IndexedAssets();
  readonly #few: number;
  #reference = NO_REFERENCE;
  /** Version that the cached results below belong to. */
  #version = -1;
  #textMatches = new WeakMap<TextQuery, TextMatches>();
  #words = new IndexedWords(this.assets);

  /** @param few up to how many documents are sorted directly instead of being looked up in an order */
  constructor(few = FEW) {
    this.#few = few;
  }

  setReference(reference: Reference): void {
    this.#reference = reference;
  }

  /** Interprets search text with the words of the index. @param isTyping whether the last word may be incomplete */
  read(text: string, lexicon: Lexicon, isTyping = false): TextQuery {
    this.#forgetOlder();
    const query = readText(text, this.#words.find(wordsToLookUp(text, lexicon)), lexicon, isTyping);
    return this.#someHaveEveryTerm(query) ? query : withAnyWord(query);
  }

  /** Returns the ids of one page and the number of matches. */
  list(filter: AssetFilter, query: TextQuery, request: PageRequest): { ids: string[]; total: number } {
    const matches = this.#matches(filter, query);
    const start = (request.page - 1) * request.limit;
    const docs = this.#page(matches, filter, request, start);
    return { ids: docs.map((doc) => this.assets.columns.idOf(doc)), total: matches.total };
  }

  facets(filter: AssetFilter, query: TextQuery): FacetCounts {
    const conditions = this.#conditions(filter, query);
    const all = this.#selection(conditions);
    const selectedBy = (facet: PanelFacet): Selection => {
      const others = conditions.filter((condition) => condition.facet !== facet);
      return others.length === conditions.length ? all : this.#selection(others);
    };
    return countFacets(this.#facts(), selectedBy, all.total);
  }

  /** Counts matches by studio, the studio with most of them first. */
  designers(filter: AssetFilter, query: TextQuery): DesignerShare[] {
    return countDesigners(this.#facts(), this.#selection(this.#conditions(filter, query)));
  }

  /** Returns ids of assets whose SKU contains the digits, the earliest occurrence first. */
  withDigits(digits: string, limit: number): string[] {
    const { alive, columns, skus } = this.assets;
    return skus.containing(digits, alive, limit).map((doc) => columns.idOf(doc));
  }

  #page({ found, total, text }: Matches, filter: AssetFilter, request: PageRequest, start: number): number[] {
    if (request.sort === 'collection' && filter.members) return this.#members(filter.members, found, start, request);
    const { key, direction: natural } = LEADING_KEYS[request.sort];
    const direction = request.direction ?? natural;
    const isByScore = request.sort === 'relevance' && text !== null && found !== null;
    const part = (offset: number, limit: number): number[] => {
      if (!isByScore) return slice(this.#ordered(key, direction, found, total), offset, limit);
      const byPopularity = this.#ordered('popularity', 'desc', found, total);
      return sliceByScore({ ...byPopularity, found }, { parts: text.parts, direction }, offset, limit);
    };
    const isVaried = (request.sort === 'relevance' || request.sort === 'popular') && request.direction === null;
    if (!isVaried || start >= SPREAD_WITHIN) return part(start, request.limit);
    const first = part(0, SPREAD_WITHIN).map((doc) => ({ doc, drawing: this.#drawingOf(doc) }));
    const varied = spreadDrawings(first).map(({ doc }) => doc);
    const beyond = part(SPREAD_WITHIN, Math.max(0, start + request.limit - SPREAD_WITHIN));
    return [...varied, ...beyond].slice(start, start + request.limit);
  }

  #members(members: readonly string[], found: Found, start: number, { limit }: PageRequest): number[] {
    const { alive, ids } = this.assets;
    const docs = members.flatMap((id) => ids.get(id) ?? []);
    return docs.filter((doc) => alive.has(doc) && (!found || found.has(doc))).slice(start, start + limit);
  }

  #ordered(key: OrderKey, direction: Direction, found: Found, total: number): Ordered {
    const { orders } = this.assets;
    return {
      order: orders.get(key, direction),
      compare: orders.comparing(key, direction),
      found,
      total,
      few: this.#few,
    };
  }

  #drawingOf(doc: number): number | null {
    const drawing = at(this.assets.columns.drawings, doc);
    return drawing === NONE ? null : drawing;
  }

  #matches(filter: AssetFilter, query: TextQuery): Matches {
    const { found, total } = this.#selection(this.#conditions(filter, query));
    return { found, total, text: query.terms.length > 0 ? this.#textOf(query) : null };
  }

  #conditions(filter: AssetFilter, query: TextQuery): Condition[] {
    this.#forgetOlder();
    const conditions = conditionsOf(this.#facts(), narrowed(filter, query.filter));
    return query.terms.length === 0
      ? conditions
      : [...conditions, { facet: null, found: this.#textOf(query).found, codes: null }];
  }

  #textOf(query: TextQuery): TextMatches {
    const matches = this.#textMatches.get(query) ?? matchText(this.assets, query);
    this.#textMatches.set(query, matches);
    return matches;
  }

  /**
   * Whether an asset matches every term, or no term exists in the index: then matching any word finds nothing either.
   */
  #someHaveEveryTerm(query: TextQuery): boolean {
    const canMatch = query.terms.map(({ alternatives }) => alternatives.length > 0);
    if (canMatch.length < 2 || !canMatch.includes(true)) return true;
    return !canMatch.includes(false) && this.#textOf(query).found.meets(this.assets.alive);
  }

  #selection(conditions: readonly Condition[]): Selection {
    return new Selection(this.assets, conditions);
  }

  #forgetOlder(): void {
    const { version } = this.assets;
    if (this.#version === version) return;
    this.#version = version;
    this.#textMatches = new WeakMap();
    this.#words = new IndexedWords(this.assets);
  }

  #facts(): Facts {
    return { assets: this.assets, reference: this.#reference };
  }
}
