import { LICENSES, ORIENTATIONS, REPEATS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, wholeNumber } from '../platform/http/fields.ts';
import { PriceSchema } from '../platform/money/price.ts';
import { FILE_FORMATS } from '../artwork/file-formats.ts';
import { PreviewSchema, StraightUnitSchema } from '../artwork/pictures.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One color of a picture; `share` is from 0 to 1. */
const SwatchSchema = v.object({ hex: v.string(), share: v.number(), name: v.string() });

/** A file of the download. `pixels` is null for vector files; `bytes` is null until the file is first generated. */
const ProductionFileSchema = v.object({
  format: v.picklist(FILE_FORMATS),
  pixels: v.nullable(Count),
  bytes: v.nullable(Count),
});

/** The category of an asset and its price; null while the price book has none. */
const AssetCategorySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  price: v.nullable(PriceSchema),
});

/** The studio behind an asset. */
export const AssetDesignerSchema = v.object({ id: v.string(), slug: v.string(), name: v.string() });

/** Patterns a studio designed to go together, in one palette. */
const AssetCollectionSchema = v.object({ id: v.string(), slug: v.string(), name: v.string() });

/** Shop palettes a pattern is available in. `palette` is the one it is drawn in: `original` for its own colors. */
export const RecolorSchema = v.object({ palette: v.string(), unsuitedPalettes: v.array(v.string()) });

/** Fields a list shows of a pattern. */
const listedFields = {
  _id: v.string(),
  slug: v.string(),
  skuId: v.string(),
  title: v.string(),
  altText: v.string(),
  category: AssetCategorySchema,
  designer: AssetDesignerSchema,
  collection: v.nullable(AssetCollectionSchema),
  price: v.nullable(PriceSchema),
  extendedPrice: v.nullable(PriceSchema),
  /** Price before the last price cut. */
  originalPrice: v.nullable(PriceSchema),
  badge: v.nullable(v.picklist(['trending', 'hot', 'popular'])),
  endsAt: v.nullable(InstantField),
  isFree: v.boolean(),
  isPremium: v.boolean(),
  isNew: v.boolean(),
  licenseName: v.string(),
  repeat: v.picklist(REPEATS),
  orientation: v.picklist(ORIENTATIONS),
  dominantColor: v.string(),
  thumbhash: v.string(),
  /** Cache-busting version in image URLs: `/api/products/{id}/preview?v={version}&w=640`. */
  version: v.string(),
  rating: v.nullable(v.number()),
  ratingCount: Count,
  downloadCount: Count,
  publishedAt: InstantField,
  /** End of early access. Until then the pattern is visible, but only subscribers can buy and download it. */
  opensAt: InstantField,
};

/** A pattern of the shop. `repeat` says how its file repeats, `role` which role it has in its collection. */
export const AssetSchema = v.object({
  ...listedFields,
  description: v.string(),
  licenseTypes: v.array(v.picklist(LICENSES)),
  isSeamVerified: v.boolean(),
  role: v.nullable(v.picklist(['hero', 'coordinate', 'blender'])),
  /** Null if it cannot be recolored. */
  recolor: v.nullable(RecolorSchema),
  tags: v.array(v.string()),
  colors: v.array(v.string()),
  swatches: v.array(SwatchSchema),
  files: v.object({
    preview: v.array(PreviewSchema),
    /** Null if the tile itself repeats in a straight grid. */
    unit: v.nullable(StraightUnitSchema),
    /** URL of the 1200×630 px image for link previews. */
    share: v.string(),
    production: v.array(ProductionFileSchema),
  }),
});
/** A pattern of the shop. */
export type AssetDto = v.InferOutput<typeof AssetSchema>;

/** A pattern as shown in lists, without texts, tags and files. */
export const AssetTileSchema = v.object({
  ...listedFields,
  /** Width and height, in tiles, of the block that repeats in a straight grid; null if a single tile does. */
  unit: v.nullable(v.object({ columns: Count, rows: Count })),
});
/** A pattern as shown in lists. */
export type AssetTileDto = v.InferOutput<typeof AssetTileSchema>;

/** A category with its subcategories. */
export interface CategoryDto {
  id: string;
  slug: string;
  name: string;
  kind: 'menu' | 'filter';
  assetCount: number;
  /** The chosen cover, or the most popular pattern; null while the category is empty. */
  coverId: string | null;
  children: CategoryDto[];
}
/** A category with its subcategories. */
const CategorySchema: v.GenericSchema<CategoryDto> = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  kind: v.picklist(['menu', 'filter']),
  assetCount: Count,
  coverId: v.nullable(v.string()),
  children: v.array(v.lazy(() => CategorySchema)),
});
/** The top categories of one kind, in display order. */
const CategoryListSchema = v.object({ categories: v.array(CategorySchema) });

/** Patterns similar to another one. */
export const SimilarAssetsSchema = v.object({ assets: v.array(AssetSchema) });
/** Similar patterns as list tiles. */
export const SimilarTilesSchema = v.object({ assets: v.array(AssetTileSchema) });

/** Named schemas of this domain. */
export const catalogSchemas = {
  Asset: AssetSchema,
  AssetCategory: AssetCategorySchema,
  AssetCollection: AssetCollectionSchema,
  AssetDesigner: AssetDesignerSchema,
  AssetTile: AssetTileSchema,
  Category: CategorySchema,
  CategoryList: CategoryListSchema,
  ProductionFile: ProductionFileSchema,
  Recolor: RecolorSchema,
  SimilarAssets: SimilarAssetsSchema,
  SimilarTiles: SimilarTilesSchema,
  Swatch: SwatchSchema,
};

/** Endpoints of this domain. */
export const catalogCalls = {
  bySlug: defineCall({
    method: 'get',
    path: '/open-api/assets/by-slug/{slug}',
    summary: 'Returns a pattern by its slug.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    params: v.object({ slug: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  bySku: defineCall({
    method: 'get',
    path: '/open-api/assets/by-sku/{sku}',
    summary: 'Returns a pattern by its asset ID, with or without `HD-`.',
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ sku: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  byId: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}',
    summary: 'Returns a pattern by its id.',
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ id: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  coordinates: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/coordinates',
    summary:
      "Lists the other patterns of a pattern's design collection, the hero first. Empty for a pattern without a collection.",
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(8, 1, 24) }),
    response: SimilarAssetsSchema,
    errors: ['not_found'],
  }),
  coordinateTiles: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/coordinates/tiles',
    summary: 'Returns the same patterns as `/open-api/assets/{id}/coordinates`, without texts, tags and files.',
    auth: 'optional',
    mayBeBehind: true,
    isDirect: true,
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(8, 1, 24) }),
    response: SimilarTilesSchema,
    errors: ['not_found'],
  }),
  product: defineCall({
    method: 'get',
    path: '/products/{id}',
    summary: 'Returns a pattern by its id or slug.',
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ id: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  categories: defineCall({
    method: 'get',
    path: '/categories',
    summary: 'Lists the top-level categories of one kind with their subcategories, in display order.',
    auth: 'optional',
    mayBeBehind: true,
    query: v.object({ kind: v.optional(v.picklist(['menu', 'filter'], 'Must be menu or filter'), 'menu') }),
    response: CategoryListSchema,
    errors: [],
  }),
};
