import type { AssetFilter } from '../asset-filter.ts';
import { Bitmap } from './bitmap.ts';
import { NONE } from './columns.ts';
import type { IndexedAssets } from './indexed-assets.ts';
import type { Order } from './orders.ts';
import { collectionCode, designerCode, FACT_CODES, type Reference } from '../feed/reference.ts';

/** Groups of the filter panel. */
export type PanelFacet = 'categories' | 'tags' | 'colors' | 'orientations' | 'licenseTypes' | 'repeats' | 'prices';

/** Documents that satisfy one part of a filter; `facet` is its group in the filter panel, or null. */
export interface Condition {
  readonly facet: PanelFacet | null;
  readonly found: Bitmap;
  /** Facet values, any of which satisfy it; null if it concerns something else. */
  readonly codes: readonly number[] | null;
}

/** Data from which conditions are evaluated. */
export interface Facts {
  readonly assets: IndexedAssets;
  readonly reference: Reference;
}

/** Returns the conditions of a filter, excluding its text; all must hold. */
export function conditionsOf(facts: Facts, filter: AssetFilter): Condition[] {
  return [
    ...facetConditions(facts, filter),
    ...priceConditions(facts, filter),
    ...[...studioConditions(facts, filter), ...labelConditions(facts, filter), ...plainConditions(facts, filter)].map(
      (found) => ({ facet: null, found, codes: null }),
    ),
  ];
}

function facetConditions(facts: Facts, filter: AssetFilter): Condition[] {
  const within = (facet: PanelFacet | null, kinds: readonly string[], values: readonly string[]): Condition[] => {
    if (values.length === 0) return [];
    const matching = facts.reference.facetValues.filter(
      (one) => kinds.includes(one.facet) && values.includes(one.value),
    );
    const codes = matching.map(({ code }) => code);
    return [{ facet, found: facts.assets.codes.any(codes), codes }];
  };
  return [
    ...within('categories', ['menu', 'filter'], filter.categories),
    ...within(null, ['subcategory'], filter.subcategories),
    ...within('tags', ['tag'], filter.tags),
    ...within('colors', ['color'], filter.colors),
    ...within('orientations', ['orientation'], filter.orientations),
    ...within('licenseTypes', ['license'], filter.licenses),
    ...within('repeats', ['repeat'], filter.repeats),
  ];
}

/** Assets without a price never match a bound. */
function priceConditions({ assets: { columns, orders } }: Facts, { minPrice, maxPrice }: AssetFilter): Condition[] {
  if (minPrice === null && maxPrice === null) return [];
  const low = minPrice ?? 0;
  const high = maxPrice ?? Number.POSITIVE_INFINITY;
  const found = new Bitmap(columns.length);
  const order = orders.get('prices', 'asc');
  for (let place = firstAtLeast(order, columns.prices, low); place < order.length; place++) {
    const doc = order[place] ?? 0;
    const price = columns.prices[doc] ?? NONE;
    if (price === NONE || price > high) break;
    found.add(doc);
  }
  return [{ facet: 'prices', found, codes: null }];
}

/** Finds where prices in ascending order, missing ones last, reach a bound. */
function firstAtLeast(order: Order, prices: Int32Array, bound: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const price = prices[order[middle] ?? 0] ?? NONE;
    if (price !== NONE && price < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function studioConditions(
  { assets: { codes }, reference }: Facts,
  { designers, designCollections }: AssetFilter,
): Bitmap[] {
  const found: Bitmap[] = [];
  if (designers.length > 0) {
    const studios = reference.designers.filter(
      ({ id, slug }) => designers.includes(slug) || designers.includes(String(id)),
    );
    found.push(codes.any(studios.map(({ id }) => designerCode(id))));
  }
  if (designCollections.length > 0) {
    const collections = reference.collections.filter(({ slug }) => designCollections.includes(slug));
    found.push(codes.any(collections.map(({ id }) => collectionCode(id))));
  }
  return found;
}

/** Matches any of the labels; ties with the last bestseller are bestsellers too. */
function labelConditions(facts: Facts, { labels, newSince }: AssetFilter): Bitmap[] {
  if (labels.length === 0) return [];
  const meanings: Record<(typeof labels)[number], () => Bitmap> = {
    premium: () => facts.assets.codes.any([FACT_CODES.premium]),
    new: () => publishedAfter(facts, newSince),
    featured: () => withIds(facts, facts.reference.featured),
    bestseller: () => facts.assets.bestsellers.of(facts.assets),
  };
  const found = new Bitmap(facts.assets.end);
  for (const label of labels) found.or(meanings[label]());
  return [found];
}

function publishedAfter({ assets: { columns, orders } }: Facts, instant: Date): Bitmap {
  const found = new Bitmap(columns.length);
  for (const doc of orders.get('published', 'desc')) {
    if ((columns.published[doc] ?? 0) <= instant.getTime()) break;
    found.add(doc);
  }
  return found;
}

function withIds({ assets: { columns, ids } }: Facts, wanted: readonly string[]): Bitmap {
  const found = new Bitmap(columns.length);
  for (const id of wanted) {
    const doc = ids.get(id);
    if (doc !== undefined) found.add(doc);
  }
  return found;
}

function plainConditions(facts: Facts, filter: AssetFilter): Bitmap[] {
  const { assets } = facts;
  const found: Bitmap[] = [];
  if (filter.sku !== null) found.push(withSku(assets, filter.sku));
  if (filter.ids !== null) found.push(withIds(facts, filter.ids));
  if (filter.excluded.length > 0) {
    found.push(new Bitmap(assets.end).fill(assets.end).andNot(withIds(facts, filter.excluded)));
  }
  if (filter.members !== null) found.push(withIds(facts, filter.members));
  if (filter.isFree !== null) found.push(flagged(assets, FACT_CODES.free, filter.isFree));
  if (filter.isPremium !== null) found.push(flagged(assets, FACT_CODES.premium, filter.isPremium));
  if (filter.publishedAfter !== null) found.push(publishedAfter(facts, filter.publishedAfter));
  return found;
}

function withSku({ skus, end }: IndexedAssets, sku: number | 'unknown'): Bitmap {
  const found = new Bitmap(end);
  if (sku === 'unknown') return found;
  for (const doc of skus.between(sku, sku)) found.add(doc);
  return found;
}

function flagged({ codes, end }: IndexedAssets, code: number, isWanted: boolean): Bitmap {
  const found = codes.any([code]);
  return isWanted ? found : new Bitmap(end).fill(end).andNot(found);
}
