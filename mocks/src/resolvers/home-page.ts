import { homeSectionsFault, isHomeLayoutFixed, MAX_HOME_PICKS, readHomeSections } from '@halfdrop/domain';
import type { HomeSection, HomeSource } from '@halfdrop/domain';
import { membersOf, shopCollections } from '../factories/collection.ts';
import { homePage, type MockHomePage } from '../factories/home-page.ts';
import type { Asset, AssetPage, Resolvers, TextWords } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';

function assetsOf({ catalog }: Shop, source: HomeSource): readonly Asset[] {
  const assets = catalog.map(({ asset }) => asset);
  if (source.kind === 'collection') return membersOf(source.slug, assets);
  if (source.kind === 'category') {
    return catalog.flatMap(({ asset, categorySlugs }) => (categorySlugs.includes(source.slug) ? asset : []));
  }
  return source.ids.flatMap((id) => assets.find((asset) => asset.id === id) ?? []);
}

/** Builds the home page of a mocked shop from its text. */
export function homePageIn(shop: Shop, words: TextWords): MockHomePage {
  return homePage(words, ({ source }) =>
    source === null ? null : { ...paged(assetsOf(shop, source), 1, MAX_HOME_PICKS), reading: null },
  );
}

/** Returns the problems that keep sections from being published, as sentences. */
export function homeProblems(shop: Shop, body: string): string[] {
  const fault = homeSectionsFault(body);
  if (fault !== null) return [`${fault}.`];
  const collections = new Set(shopCollections([]).map(({ slug }) => slug));
  return readHomeSections(body).flatMap(({ isShown, layout, title, source }) => {
    if (!isShown || isHomeLayoutFixed(layout)) return [];
    if (source === null) return [`“${title}” has nothing to show: choose what.`];
    return isMissing(shop, source, collections) ? [`“${title}” has no pattern that is on sale: pick some.`] : [];
  });
}

function isMissing(shop: Shop, source: NonNullable<HomeSection['source']>, collections: ReadonlySet<string>): boolean {
  if (source.kind === 'collection') return !collections.has(source.slug);
  return source.kind === 'picks' && assetsOf(shop, source).length === 0;
}

interface Section {
  readonly patterns?: AssetPage | null;
}

const fields = {
  patterns: ({ patterns }: Section, { limit }: { readonly limit?: number | null }): AssetPage | null =>
    patterns ? { ...patterns, items: patterns.items.slice(0, limit ?? 9) } : null,
};

/** Limits the patterns of each section to the requested number. */
export const homeSectionFields = {
  HomeBand: fields,
  HomeCollections: fields,
  HomeEditions: fields,
  HomeFeature: fields,
  HomeHero: fields,
  HomeStrip: fields,
  HomeTiles: fields,
} satisfies Resolvers;
