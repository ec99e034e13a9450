import { MAX_HOME_PICKS } from '@halfdrop/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { assetList } from '../catalog/asset-list.ts';
import { areTilesEnough } from '../catalog/asset-model.ts';
import type { CatalogApi } from '../catalog/CatalogApi.ts';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { HomePageSection, HomePatterns } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { fieldsBelow } from '../platform/graphql/fields-below.ts';
import { pageInfo } from '../platform/page-info.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ContentApi } from './ContentApi.ts';

interface Context extends RequestContext {
  readonly catalog: CatalogApi;
  readonly content: ContentApi;
  readonly loaders: LoadersOf<typeof catalogLoaders>;
}

const typeNames = {
  band: 'HomeBand',
  collections: 'HomeCollections',
  editions: 'HomeEditions',
  feature: 'HomeFeature',
  hero: 'HomeHero',
  newsletter: 'HomeNewsletter',
  promises: 'HomePromises',
  strip: 'HomeStrip',
  'tiles-end': 'HomeTiles',
  'tiles-start': 'HomeTiles',
} as const satisfies Record<HomePageSection['layout'], string>;

function pathOf({ collection, category }: HomePageSection): string | null {
  if (collection !== null) return `/collections/${collection}`;
  return category === null ? null : `/products?category=${category}`;
}

/** Returns manually picked patterns in order; patterns not on sale are omitted. */
async function pickedPage(picks: readonly string[], limit: number, { loaders }: Context) {
  const found = await Promise.all(picks.map((id) => loaders.assets.load(id)));
  const onSale = found.filter((asset) => asset !== null);
  const items = onSale.slice(0, limit);
  const totalPages = Math.ceil(onSale.length / limit);
  return { items, pageInfo: pageInfo({ page: 1, limit, totalItems: onSale.length, totalPages }), reading: null };
}

/** Returns the patterns included with the home page; null if more are requested. */
function knownPage({ assets, total }: HomePatterns, limit: number) {
  if (assets.length < Math.min(limit, total)) return null;
  const totalPages = Math.ceil(total / limit);
  return {
    items: assets.slice(0, limit),
    pageInfo: pageInfo({ page: 1, limit, totalItems: total, totalPages }),
    reading: null,
  };
}

function patternsOf(
  { collection, category, picks, patterns }: HomePageSection,
  args: { readonly limit?: number | null },
  context: Context,
  info: GraphQLResolveInfo,
) {
  const limit = Math.min(Math.max(args.limit ?? 9, 1), MAX_HOME_PICKS);
  const known = patterns && knownPage(patterns, limit);
  if (known && areTilesEnough(info, ['items'])) return known;
  if (collection !== null) {
    return assetList(context, { filter: { collection }, sort: 'COLLECTION', limit }, info);
  }
  if (category !== null) return assetList(context, { filter: { categories: [category] }, limit }, info);
  return picks === null ? null : pickedPage(picks, limit, context);
}

const section = { path: pathOf, patterns: patternsOf };

/**
 * Resolvers for the home page. Section patterns come with the page if their short form is sufficient, and by separate
 * calls otherwise.
 */
export const homePageResolvers: Resolvers<Context> = {
  Query: {
    homePage: (_root, _args, { content }, info) =>
      content.homePage(fieldsBelow(info, ['sections']).has('patterns') ? { withPatterns: true } : {}),
  },
  HomePage: {
    sections: ({ sections }) => sections.map((each) => ({ ...each, __typename: typeNames[each.layout] })),
  },
  HomeBand: section,
  HomeCollections: section,
  HomeEditions: section,
  HomeFeature: section,
  HomeHero: section,
  HomeNewsletter: section,
  HomePromises: section,
  HomeStrip: section,
  HomeTiles: { ...section, leadSide: ({ layout }) => (layout === 'tiles-end' ? 'END' : 'START') },
};
