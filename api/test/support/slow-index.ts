import type { AssetFilter } from '../../src/search/asset-filter.ts';
import type { DesignerShare, FacetCount, FacetCounts, PageRequest } from '../../src/search/catalog-search.ts';
import { narrowed } from '../../src/search/language/narrowed.ts';
import { spreadDrawings } from '../../src/search/language/spread-drawings.ts';
import type { AssetFacts, AssetFigures } from '../../src/search/feed/asset-facts.ts';
import type { Reference } from '../../src/search/feed/reference.ts';
import {
  PHRASE_QUALITY,
  weightsFor,
  type FieldWeights,
  type Term,
  type TextQuery,
} from '../../src/search/text-query.ts';

type Test = (asset: AssetFacts) => boolean;
type Facet = 'categories' | 'tags' | 'colors' | 'orientations' | 'licenseTypes' | 'repeats' | 'prices' | null;

/** Reference implementation of the in-memory index that examines every asset. */
export class SlowIndex {
  readonly #reference: Reference;
  readonly #assets = new Map<string, AssetFacts>();

  constructor(reference: Reference) {
    this.#reference = reference;
  }

  get size(): number {
    return this.#assets.size;
  }

  apply(changed: readonly AssetFacts[], removed: readonly string[]): void {
    for (const id of removed) this.#assets.delete(id);
    for (const asset of changed) this.#assets.set(asset.id, asset);
  }

  applyFigures(changed: readonly AssetFigures[]): void {
    for (const { id, priceCents, popularity, rating, downloads, publishedAt } of changed) {
      const asset = this.#assets.get(id);
      if (asset) this.#assets.set(id, { ...asset, priceCents, popularity, rating, downloads, publishedAt });
    }
  }

  list(filter: AssetFilter, query: TextQuery, request: PageRequest): { ids: string[]; total: number } {
    const found = this.#found(filter, query, undefined);
    const ordered = this.#ordered(found, filter, query, request);
    const start = (request.page - 1) * request.limit;
    return { ids: ordered.slice(start, start + request.limit).map(({ id }) => id), total: found.length };
  }

  facets(filter: AssetFilter, query: TextQuery): FacetCounts {
    const count = (facet: Exclude<Facet, null>, kind: string): FacetCount[] => {
      const found = this.#found(filter, query, facet);
      return this.#reference.facetValues
        .filter((one) => one.facet === kind)
        .toSorted((left, right) => left.position - right.position)
        .map(({ value, label, code }) => ({
          value,
          label,
          count: found.filter((one) => one.codes.includes(code)).length,
        }));
    };
    const prices = this.#found(filter, query, 'prices').flatMap(({ priceCents }) => priceCents ?? []);
    return {
      categories: count('categories', 'filter'),
      tags: count('tags', 'tag')
        .filter((one) => one.count > 0)
        .toSorted((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1)),
      colors: count('colors', 'color'),
      orientations: count('orientations', 'orientation'),
      licenseTypes: count('licenseTypes', 'license'),
      repeats: count('repeats', 'repeat'),
      total: this.#found(filter, query, undefined).length,
      priceRange: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
    };
  }

  designers(filter: AssetFilter, query: TextQuery): DesignerShare[] {
    const found = this.#found(filter, query, undefined).toSorted(newestFirst);
    return this.#reference.designers
      .flatMap(({ id, slug, name }) => {
        const own = found.filter(({ designerId }) => designerId === id);
        return own[0] ? [{ id, slug, name, count: own.length, newest: own[0].id }] : [];
      })
      .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
  }

  #found(filter: AssetFilter, query: TextQuery, without: Facet | undefined): AssetFacts[] {
    const tests = this.#tests(narrowed(filter, query.filter), query).filter(([facet]) => facet !== without);
    return [...this.#assets.values()].filter((asset) => tests.every(([, test]) => test(asset)));
  }

  #tests(filter: AssetFilter, query: TextQuery): [Facet, Test][] {
    const { sku, ids, members, isFree, isPremium, publishedAfter, minPrice, maxPrice } = filter;
    const is =
      (wanted: boolean | null, fact: keyof AssetFacts): Test =>
      (one) =>
        wanted === null || one[fact] === wanted;
    const price: Test = ({ priceCents }) =>
      (minPrice === null && maxPrice === null) ||
      (priceCents !== null && priceCents >= (minPrice ?? 0) && priceCents <= (maxPrice ?? Infinity));
    return [
      ['categories', this.#carries(['menu', 'filter'], filter.categories)],
      [null, this.#carries(['subcategory'], filter.subcategories)],
      ['tags', this.#carries(['tag'], filter.tags)],
      ['colors', this.#carries(['color'], filter.colors)],
      ['orientations', this.#carries(['orientation'], filter.orientations)],
      ['licenseTypes', this.#carries(['license'], filter.licenses)],
      ['repeats', this.#carries(['repeat'], filter.repeats)],
      ['prices', price],
      [null, (one) => sku === null || one.sku === sku],
      [null, (one) => ids === null || ids.includes(one.id)],
      [null, (one) => members === null || members.includes(one.id)],
      [null, is(isFree, 'isFree')],
      [null, is(isPremium, 'isPremium')],
      [null, (one) => publishedAfter === null || one.publishedAt > publishedAfter.getTime()],
      [null, this.#byStudio(filter)],
      [null, this.#labeled(filter)],
      [
        null,
        (one) => query.terms.length === 0 || matchedTerms(one, query) >= (query.isAnyWord ? 1 : query.terms.length),
      ],
    ];
  }

  #carries(kinds: readonly string[], values: readonly string[]): Test {
    if (values.length === 0) return () => true;
    const codes = this.#reference.facetValues
      .filter(({ facet, value }) => kinds.includes(facet) && values.includes(value))
      .map(({ code }) => code);
    return (one) => one.codes.some((code) => codes.includes(code));
  }

  #byStudio({ designers, designCollections }: AssetFilter): Test {
    const studios = this.#reference.designers.filter(
      (one) => designers.includes(one.slug) || designers.includes(String(one.id)),
    );
    const collections = this.#reference.collections.filter(({ slug }) => designCollections.includes(slug));
    return ({ designerId, collectionId }) =>
      (designers.length === 0 || studios.some(({ id }) => id === designerId)) &&
      (designCollections.length === 0 || collections.some(({ id }) => id === collectionId));
  }

  #labeled({ labels, newSince }: AssetFilter): Test {
    const best = [...this.#assets.values()]
      .map(({ downloads }) => downloads)
      .filter((count) => count > 0)
      .toSorted((left, right) => right - left)
      .slice(0, 60);
    return (one) =>
      labels.length === 0 ||
      (labels.includes('premium') && one.isPremium) ||
      (labels.includes('new') && one.publishedAt > newSince.getTime()) ||
      (labels.includes('featured') && this.#reference.featured.includes(one.id)) ||
      (labels.includes('bestseller') && one.downloads >= (best.at(-1) ?? Infinity));
  }

  #ordered(found: AssetFacts[], { members }: AssetFilter, query: TextQuery, request: PageRequest): AssetFacts[] {
    const { sort, direction } = request;
    if (sort === 'collection' && members) {
      return found.toSorted((left, right) => members.indexOf(left.id) - members.indexOf(right.id));
    }
    const ordered = found.toSorted(
      sort === 'relevance' && query.terms.length > 0 ? byScore(query, direction ?? 'desc') : byFact(sort, direction),
    );
    const isVaried = (sort === 'relevance' || sort === 'popular') && direction === null;
    return isVaried ? spreadDrawings(ordered) : ordered;
  }
}

type Compare = (left: AssetFacts, right: AssetFacts) => number;

const newestFirst: Compare = (left, right) => right.publishedAt - left.publishedAt || right.sku - left.sku;

function byFact(sort: PageRequest['sort'], direction: PageRequest['direction']): Compare {
  const facts: Record<string, [(one: AssetFacts) => number | null, 'asc' | 'desc']> = {
    newest: [(one) => one.publishedAt, 'desc'],
    'price-low': [(one) => one.priceCents, 'asc'],
    'price-high': [(one) => one.priceCents, 'desc'],
    rating: [(one) => one.rating, 'desc'],
  };
  const [fact, natural] = facts[sort] ?? [(one: AssetFacts) => one.popularity, 'desc'];
  const sign = (direction ?? natural) === 'asc' ? 1 : -1;
  return (left, right) => {
    const [one, other] = [fact(left), fact(right)];
    if (one === other) return newestFirst(left, right);
    if (one === null || other === null) return one === null ? 1 : -1;
    return (one - other) * sign;
  };
}

function byScore(query: TextQuery, direction: 'asc' | 'desc'): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  const rank = (one: AssetFacts) => scoreOf(one, query) + (query.isAnyWord ? matchedTerms(one, query) * 1_000_000 : 0);
  const byPopularity = byFact('popular', null);
  return (left, right) => (rank(left) - rank(right)) * sign || byPopularity(left, right);
}

function matchedTerms(one: AssetFacts, query: TextQuery): number {
  return query.terms.filter((term) => termScore(one, term, weightsFor(query)) > 0).length;
}

function scoreOf(one: AssetFacts, query: TextQuery): number {
  const weights = weightsFor(query);
  const byTerms = query.terms.map((term) => termScore(one, term, weights));
  const byPhrases = query.phrases.map((phrase) => PHRASE_QUALITY * weightOf((one.words.get(phrase) ?? 0) & 3, weights));
  return [...byTerms, ...byPhrases].reduce((sum, score) => sum + score, 0);
}

function termScore({ words }: AssetFacts, { alternatives }: Term, weights: FieldWeights): number {
  const scores = alternatives.flatMap(({ word, isPrefix, quality }) =>
    [...words]
      .filter(([held]) => held === word || (isPrefix && held.startsWith(word)))
      .map(([, fields]) => quality * weightOf(fields, weights)),
  );
  return Math.max(0, ...scores);
}

function weightOf(fields: number, { A, B, C, D }: FieldWeights): number {
  return Math.max(0, fields & 1 ? A : 0, fields & 2 ? B : 0, fields & 4 ? C : 0, fields & 8 ? D : 0);
}
