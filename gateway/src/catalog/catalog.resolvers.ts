import { previewsAt, publicAssetId, UNMARKED_WIDTHS } from '@halfdrop/domain';
import type { downloadLoaders } from '../downloads/downloads.loaders.ts';
import type { AssetBadge, FileFormat, LicenseType, Orientation, Resolvers } from '../generated/resolvers.ts';
import type { Asset, FacetValue, ProductionFile } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { dollars } from '../platform/money.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { CatalogApi } from './CatalogApi.ts';
import { assetList } from './asset-list.ts';
import {
  areTilesEnough,
  previewBaseUrlOf,
  previewsOf,
  sharePictureOf,
  straightUnitOf,
  wholeAsset,
} from './asset-model.ts';
import { filterQuery } from './asset-query.ts';
import type { catalogLoaders } from './catalog.loaders.ts';
import { isWholeCategory } from './category-model.ts';
import { roles } from './collection-roles.ts';
import { repeatLayouts } from './repeat-layouts.ts';

interface Context extends RequestContext {
  readonly catalog: CatalogApi;
  readonly loaders: LoadersOf<typeof catalogLoaders> & Pick<LoadersOf<typeof downloadLoaders>, 'owned'>;
}

/** License types by REST name. */
export const licenseTypes: Record<Asset['licenseTypes'][number], LicenseType> = {
  commercial: 'COMMERCIAL',
  extended: 'EXTENDED',
  personal: 'PERSONAL',
  standard: 'STANDARD',
};

/** File formats by REST name. */
export const fileFormats: Record<ProductionFile['format'], FileFormat> = {
  ai: 'AI',
  eps: 'EPS',
  jpg: 'JPG',
  pdf: 'PDF',
  png: 'PNG',
  psd: 'PSD',
  svg: 'SVG',
  tiff: 'TIFF',
};

const badges: Record<NonNullable<Asset['badge']>, AssetBadge> = {
  hot: 'HOT',
  popular: 'POPULAR',
  trending: 'TRENDING',
};

const orientations: Record<Asset['orientation'], Orientation> = {
  landscape: 'LANDSCAPE',
  portrait: 'PORTRAIT',
  square: 'SQUARE',
};

/** `AssetFilter` takes enum names where REST takes lowercase; facet values must work as filter values. */
const enumValue = (facet: FacetValue): FacetValue => ({
  ...facet,
  value: facet.value.toUpperCase().replaceAll('-', '_'),
});

/** Resolvers for the catalog. */
export const catalogResolvers: Resolvers<Context> = {
  Query: {
    assets: (_root, args, context, info) => assetList(context, args, info),
    assetFacets: async (_root, { filter }, { catalog }) => {
      const facets = await catalog.facets(filterQuery(filter));
      return {
        ...facets,
        orientations: facets.orientations.map(enumValue),
        licenseTypes: facets.licenseTypes.map(enumValue),
        repeats: facets.repeats.map(enumValue),
        totalItems: facets.total,
      };
    },
    asset: (_root, { id }, { loaders }) => loaders.assets.load(id),
    assetBySlug: (_root, { slug }, { catalog }) => catalog.assetBySlug(slug),
    assetBySku: (_root, { sku }, { catalog }) => catalog.assetBySku(sku),
    similarAssets: (_root, { assetId, limit }, { catalog }, info) =>
      areTilesEnough(info, []) ? catalog.similarTiles(assetId, limit ?? 4) : catalog.similar(assetId, limit ?? 4),
    coordinatingAssets: (_root, { assetId, limit }, { catalog }, info) =>
      areTilesEnough(info, [])
        ? catalog.coordinateTiles(assetId, limit ?? 8)
        : catalog.coordinates(assetId, limit ?? 8),
    palettes: (_root, _args, { catalog }) => catalog.palettes(),
    assetSuggestions(_root, { text }, { catalog }, info) {
      if (text.trim().length < 2) return [];
      return areTilesEnough(info, ['asset']) ? catalog.suggestionTiles(text) : catalog.suggestions(text);
    },
    categories: (_root, { kind }, { catalog }) => catalog.categories(kind === 'FILTER' ? 'filter' : 'menu'),
  },
  Asset: {
    id: ({ _id: id }) => id,
    sku: (asset) => publicAssetId(asset.skuId),
    category: (asset) => asset.category,
    licenseTypes: (asset) => wholeAsset(asset).licenseTypes.map((name) => licenseTypes[name]),
    repeat: (asset) => repeatLayouts[asset.repeat],
    role: (asset) => {
      const { role } = wholeAsset(asset);
      return role && roles[role];
    },
    badge: ({ badge }) => badge && badges[badge],
    orientation: (asset) => orientations[asset.orientation],
    previews: previewsOf,
    previewBaseUrl: previewBaseUrlOf,
    straightUnit: straightUnitOf,
    shareImageUrl: sharePictureOf,
    files: (asset) => wholeAsset(asset).files.production,
    // Synchronous for visitors: a promise per tile would double the cost of executing a page.
    viewerHasLicense: ({ _id: id }, _args, { loaders, isSignedIn }) => (isSignedIn ? loaders.owned.load(id) : null),
  },
  Category: {
    kind: (category) => (isWholeCategory(category) && category.kind === 'filter' ? 'FILTER' : 'MENU'),
    children: async (category, _args, { loaders }) => {
      if (isWholeCategory(category)) return category.children;
      return (await loaders.categories.load(category.id))?.children ?? [];
    },
    cover: async (category, _args, { loaders }) => {
      const whole = isWholeCategory(category) ? category : await loaders.categories.load(category.id);
      return whole?.coverId ? loaders.assets.load(whole.coverId) : null;
    },
    assetCount: async (category, _args, { loaders }) => {
      if (isWholeCategory(category)) return category.assetCount;
      return (await loaders.categories.load(category.id))?.assetCount ?? 0;
    },
  },
  StraightUnit: { previews: ({ previewBaseUrl }) => previewsAt(previewBaseUrl, UNMARKED_WIDTHS) },
  ProductionFile: { format: (file) => fileFormats[file.format] },
  Price: {
    usd: (price) => dollars(price.usd),
    inr: (price) => ({ minorUnits: price.inr, currency: 'INR' }),
  },
};
