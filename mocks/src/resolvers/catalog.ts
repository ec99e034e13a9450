import { skuOf } from '@halfdrop/domain';
import { membersOf } from '../factories/collection.ts';
import { filterCategories, menuCategories } from '../factories/category.ts';
import { palettes } from '../factories/palette.ts';
import type { Asset, AssetFilter, AssetLabel, AssetSort, FacetValue, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { CatalogEntry } from '../scenarios.ts';
import type { Shop } from '../shop.ts';

const cents = (asset: Asset) => asset.price?.usd.minorUnits ?? 0;

const orders: Record<Exclude<AssetSort, 'COLLECTION' | 'RELEVANCE'>, (left: Asset, right: Asset) => number> = {
  POPULAR: (left, right) => right.downloadCount - left.downloadCount,
  NEWEST: (left, right) => right.publishedAt.localeCompare(left.publishedAt),
  PRICE_LOW: (left, right) => cents(left) - cents(right),
  PRICE_HIGH: (left, right) => cents(right) - cents(left),
  RATING: (left, right) => (right.rating ?? 0) - (left.rating ?? 0),
};

/** Sorts entries; those of a collection are already in order. */
function inOrder(entries: readonly CatalogEntry[], sort: AssetSort): readonly Asset[] {
  const assets = entries.map((entry) => entry.asset);
  if (sort === 'COLLECTION') return assets;
  return assets.toSorted(orders[sort === 'RELEVANCE' ? 'POPULAR' : sort]);
}

/** Returns true if nothing is requested, or if any requested value is present. */
function meets<Value>(asked: readonly Value[] | null | undefined, there: readonly Value[]): boolean {
  return !asked || asked.length === 0 || asked.some((value) => there.includes(value));
}

function is<Value>(asked: Value | null | undefined, there: Value): boolean {
  return asked === null || asked === undefined || asked === there;
}

/** Downloads above which a pattern is a bestseller. */
const BESTSELLER_DOWNLOADS = 900;

function labelsOf(asset: Asset): AssetLabel[] {
  const facts: ReadonlyArray<readonly [AssetLabel, boolean]> = [
    ['PREMIUM', asset.isPremium],
    ['NEW', asset.isNew],
    ['FEATURED', Number(asset.sku.slice(-1)) % 2 === 1],
    ['BESTSELLER', asset.downloadCount > BESTSELLER_DOWNLOADS],
  ];
  return facts.filter(([, isSo]) => isSo).map(([label]) => label);
}

/** Returns whether a pattern matches a search picture: here, half of the patterns match any picture. */
function looksLike(asset: Asset, picture: AssetFilter['picture']): boolean {
  return !picture || Number(asset.sku.slice(-1)) % 2 === 0;
}

/** Maximum difference of a color per channel, in levels. */
const COLOR_REACH = 60;

function hasColors({ swatches }: Asset, palette: AssetFilter['palette']): boolean {
  if (!palette || palette.length === 0) return true;
  return palette.some((wanted) => swatches.some(({ hex }) => distanceOf(hex, wanted.hex) <= COLOR_REACH));
}

function distanceOf(left: string, right: string): number {
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channelOf(left, at) - channelOf(right, at))));
}

function channelOf(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

function matches({ asset, categorySlugs }: CatalogEntry, filter: AssetFilter): boolean {
  const words = filter.search?.trim().toLowerCase() ?? '';
  const text = [asset.title, asset.designer.name, asset.description, ...asset.tags].join(' ').toLowerCase();
  return (
    text.includes(words) &&
    is(filter.sku ? String(skuOf(filter.sku)) : null, String(skuOf(asset.sku))) &&
    meets(filter.categories, categorySlugs) &&
    meets(filter.subcategories, categorySlugs) &&
    meets(filter.designers, [asset.designer.slug, String(asset.designer.number)]) &&
    meets(filter.designCollections, asset.collection ? [asset.collection.slug] : []) &&
    meets(filter.labels, labelsOf(asset)) &&
    meets(filter.tags, asset.tags) &&
    meets(filter.colors, asset.colors) &&
    meets(filter.orientations, [asset.orientation]) &&
    meets(filter.licenseTypes, asset.licenseTypes) &&
    meets(filter.repeats, [asset.repeat]) &&
    cents(asset) >= (filter.minPrice ?? 0) &&
    cents(asset) <= (filter.maxPrice ?? Infinity) &&
    is(filter.isFree, asset.isFree) &&
    is(filter.isPremium, asset.isPremium) &&
    is(filter.isNew, asset.isNew) &&
    looksLike(asset, filter.picture) &&
    hasColors(asset, filter.palette)
  );
}

function count(values: readonly string[]): FacetValue[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, found]) => ({ value, label: value, count: found }));
}

/** Returns the entries that match a filter, most popular first. */
export function filteredEntries(shop: Shop, filter: AssetFilter): readonly CatalogEntry[] {
  const all = shop.catalog.map((entry) => entry.asset);
  const members = filter.collection ? new Set(membersOf(filter.collection, all)) : null;
  return shop.catalog.filter((entry) => matches(entry, filter) && (members?.has(entry.asset) ?? true));
}

/** Resolvers for reads of the catalog. */
export function catalogQueries(shop: Shop): QueryResolvers {
  const find = (test: (asset: Asset) => boolean) => shop.catalog.find((entry) => test(entry.asset))?.asset ?? null;
  const filtered = (filter: AssetFilter | null | undefined) => filteredEntries(shop, filter ?? {});

  return {
    assets: (_root, { filter, sort, page, limit }) => ({
      ...paged(inOrder(filtered(filter), sort ?? 'POPULAR'), page ?? 1, limit ?? 24),
      reading: filter?.search ? { correctedText: null, isAnyWord: false, facts: [] } : null,
    }),
    assetFacets: (_root, { filter }) => {
      const entries = filtered(filter);
      const found = entries.map((entry) => entry.asset);
      const amounts = found.map(cents);
      return {
        categories: filterCategories.map(({ slug, name }) => ({
          value: slug,
          label: name,
          count: entries.filter((entry) => entry.categorySlugs.includes(slug)).length,
        })),
        tags: count(found.flatMap((asset) => asset.tags)),
        colors: count(found.flatMap((asset) => asset.colors)),
        orientations: count(found.map((asset) => asset.orientation)),
        licenseTypes: count(found.flatMap((asset) => asset.licenseTypes)),
        repeats: count(found.map((asset) => asset.repeat)),
        totalItems: found.length,
        priceRange: { min: Math.min(...amounts, 10_000), max: Math.max(...amounts, 0) },
      };
    },
    asset: (_root, { id }) => find((asset) => asset.id === id),
    assetBySlug: (_root, { slug }) => find((asset) => asset.slug === slug),
    assetBySku: (_root, { sku }) => find((asset) => skuOf(asset.sku) === skuOf(sku)),
    similarAssets: (_root, { assetId, limit }) =>
      shop.catalog
        .map((entry) => entry.asset)
        .filter((asset) => asset.id !== assetId)
        .slice(0, limit ?? 4),
    coordinatingAssets: (_root, { assetId, limit }) => {
      const collection = find((asset) => asset.id === assetId)?.collection;
      if (!collection) return [];
      const members = shop.catalog
        .map((entry) => entry.asset)
        .filter((asset) => asset.collection?.id === collection.id);
      return members.filter((asset) => asset.id !== assetId).slice(0, limit ?? 8);
    },
    palettes: () => [...palettes],
    assetSuggestions: (_root, { text }) => {
      const typed = text.trim().toLowerCase();
      if (typed.length < 2) return [];
      const isNumber = /^\d+$/.test(typed);
      return shop.catalog
        .map((entry) => entry.asset)
        .filter((asset) => (isNumber ? asset.sku : asset.title.toLowerCase()).includes(typed))
        .slice(0, 5)
        .map((asset) => ({ asset, label: isNumber ? `Asset ID: ${asset.sku}` : asset.title }));
    },
    categories: (_root, { kind }) => [...(kind === 'FILTER' ? filterCategories : menuCategories)],
  };
}
