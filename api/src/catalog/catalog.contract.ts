import { PRODUCTION_FORMATS, type ProductionFormat } from '@halfdrop/patterns';
import { MOST_SEARCH_CHARACTERS, LICENSES, type License } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, wholeNumber } from '../platform/http/fields.ts';
import { PaginationSchema } from '../platform/http/pagination.ts';
import { PriceSchema } from '../platform/money/price.ts';
import { PreviewSchema, StraightUnitSchema } from './pictures.contract.ts';
import { AssetFacetsSchema, Count, FacetValueSchema } from './facets.contract.ts';
import { AssetFilterSchema, AssetQuerySchema, PreviewQuerySchema } from './catalog-queries.ts';

/** One colour of a picture; `share` is from 0 to 1. */
const SwatchSchema = v.object({ hex: v.string(), share: v.number(), name: v.string() });

/** Formats a pattern is delivered in, in the order they are shown. */
export const FILE_FORMATS = PRODUCTION_FORMATS;
/** A format a pattern is delivered in. */
export type FileFormat = ProductionFormat;
/** The formats a licence holds: the personal licence, under which free patterns come, holds the PNG alone. */
export function licensedFormats(license: License): readonly FileFormat[] {
  return license === 'personal' ? ['png'] : FILE_FORMATS;
}

/** A file of the download; `pixels` is null for vector files, `bytes` until the file was made for the first time. */
const ProductionFileSchema = v.object({
  format: v.picklist(FILE_FORMATS),
  pixels: v.nullable(Count),
  bytes: v.nullable(Count),
});

/** The shelf of an asset with its price; null while the price book has none. */
const AssetCategorySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  price: v.nullable(PriceSchema),
});

/** The studio behind an asset. */
export const AssetDesignerSchema = v.object({ id: v.string(), slug: v.string(), name: v.string() });

/** What a studio drew to go together, in one palette. */
const AssetCollectionSchema = v.object({ id: v.string(), slug: v.string(), name: v.string() });

/** A pattern of the shop; `repeat` says how its file repeats, `role` what it is in its collection. */
export const AssetSchema = v.object({
  _id: v.string(),
  slug: v.string(),
  skuId: v.string(),
  title: v.string(),
  description: v.string(),
  altText: v.string(),
  category: AssetCategorySchema,
  designer: AssetDesignerSchema,
  price: v.nullable(PriceSchema),
  extendedPrice: v.nullable(PriceSchema),
  /** Before its price was lowered. */
  originalPrice: v.nullable(PriceSchema),
  badge: v.nullable(v.picklist(['trending', 'hot', 'popular'])),
  endsAt: v.nullable(InstantField),
  isFree: v.boolean(),
  isPremium: v.boolean(),
  isNew: v.boolean(),
  licenseName: v.string(),
  licenseTypes: v.array(v.picklist(LICENSES)),
  repeat: v.picklist(['block', 'half-drop', 'brick', 'mirror']),
  isSeamVerified: v.boolean(),
  collection: v.nullable(AssetCollectionSchema),
  role: v.nullable(v.picklist(['hero', 'coordinate', 'blender'])),
  palette: v.string(),
  unsuitedPalettes: v.array(v.string()),
  orientation: v.picklist(['square', 'landscape', 'portrait']),
  tags: v.array(v.string()),
  colors: v.array(v.string()),
  swatches: v.array(SwatchSchema),
  dominantColor: v.string(),
  thumbhash: v.string(),
  files: v.object({
    preview: v.array(PreviewSchema),
    /** Null where the tile itself repeats straight. */
    unit: v.nullable(StraightUnitSchema),
    /** Address of a picture of 1200 by 630 pixels for where a link to the pattern is posted. */
    share: v.string(),
    production: v.array(ProductionFileSchema),
  }),
  rating: v.nullable(v.number()),
  ratingCount: Count,
  downloadCount: Count,
  publishedAt: InstantField,
  /** When it opens to everyone; until then it is visible, and subscribers alone buy and download it. */
  opensAt: InstantField,
});
/** A pattern of the shop. */
export type AssetDto = v.InferOutput<typeof AssetSchema>;

/** One numbered page of patterns. */
const AssetPageSchema = v.object({ assets: v.array(AssetSchema), pagination: PaginationSchema });
/** One numbered page of patterns. */
export type AssetPageDto = v.InferOutput<typeof AssetPageSchema>;

/** One line under the search box. */
const SuggestionSchema = v.object({ asset: AssetSchema, label: v.string() });
/** The lines under the search box. */
const SuggestionListSchema = v.object({ suggestions: v.array(SuggestionSchema) });
/** The lines under the search box. */
export type SuggestionListDto = v.InferOutput<typeof SuggestionListSchema>;

/** A shelf with its subcategories. */
export interface CategoryDto {
  id: string;
  slug: string;
  name: string;
  kind: 'menu' | 'filter';
  assetCount: number;
  /** The most popular pattern on it; null while it is empty. */
  coverId: string | null;
  children: CategoryDto[];
}
/** A shelf with its subcategories. */
const CategorySchema: v.GenericSchema<CategoryDto> = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  kind: v.picklist(['menu', 'filter']),
  assetCount: Count,
  coverId: v.nullable(v.string()),
  children: v.array(v.lazy(() => CategorySchema)),
});
/** The top shelves of one kind, in display order. */
const CategoryListSchema = v.object({ categories: v.array(CategorySchema) });

/** Patterns beside another one. */
export const SimilarAssetsSchema = v.object({ assets: v.array(AssetSchema) });

/** The named shapes of this domain. */
export const catalogSchemas = {
  Asset: AssetSchema,
  AssetCategory: AssetCategorySchema,
  AssetCollection: AssetCollectionSchema,
  AssetDesigner: AssetDesignerSchema,
  AssetFacets: AssetFacetsSchema,
  AssetPage: AssetPageSchema,
  Category: CategorySchema,
  CategoryList: CategoryListSchema,
  FacetValue: FacetValueSchema,
  Preview: PreviewSchema,
  ProductionFile: ProductionFileSchema,
  SimilarAssets: SimilarAssetsSchema,
  StraightUnit: StraightUnitSchema,
  Suggestion: SuggestionSchema,
  SuggestionList: SuggestionListSchema,
  Swatch: SwatchSchema,
};

const previewImage = { mediaTypes: ['image/avif', 'image/webp', 'image/jpeg'] } as const;

/** The calls of this domain. */
export const catalogCalls = {
  list: defineCall({
    method: 'get',
    path: '/open-api/assets',
    summary: 'Approved patterns by filter, in the order asked for.',
    auth: 'optional',
    query: AssetQuerySchema,
    response: AssetPageSchema,
    errors: [],
  }),
  facets: defineCall({
    method: 'get',
    path: '/open-api/assets/facets',
    summary: 'Counts for the filter panel beside the list with the same filter.',
    auth: 'optional',
    query: AssetFilterSchema,
    response: AssetFacetsSchema,
    errors: [],
  }),
  suggestions: defineCall({
    method: 'get',
    path: '/open-api/assets/suggestions',
    summary: 'At most 5 patterns for what is typed so far, from 2 characters on.',
    auth: 'optional',
    query: v.object({ q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_SEARCH_CHARACTERS)), '') }),
    response: SuggestionListSchema,
    errors: [],
  }),
  bySlug: defineCall({
    method: 'get',
    path: '/open-api/assets/by-slug/{slug}',
    summary: 'One pattern by its slug.',
    auth: 'optional',
    params: v.object({ slug: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  bySku: defineCall({
    method: 'get',
    path: '/open-api/assets/by-sku/{sku}',
    summary: 'One pattern by its asset id, with or without `HD-`.',
    auth: 'optional',
    params: v.object({ sku: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  byId: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}',
    summary: 'One pattern by its id.',
    auth: 'optional',
    params: v.object({ id: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  similar: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/similar',
    summary: 'Patterns that look like one, the nearest first, without the same drawing in other colours.',
    auth: 'optional',
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(4, 1, 24) }),
    response: SimilarAssetsSchema,
    errors: ['not_found'],
  }),
  coordinates: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/coordinates',
    summary: 'The other patterns of its design collection, the hero first; none when it stands alone.',
    auth: 'optional',
    params: v.object({ id: IdField }),
    query: v.object({ limit: wholeNumber(8, 1, 24) }),
    response: SimilarAssetsSchema,
    errors: ['not_found'],
  }),
  products: defineCall({
    method: 'get',
    path: '/products',
    summary: 'The same as `/open-api/assets`.',
    auth: 'optional',
    query: AssetQuerySchema,
    response: AssetPageSchema,
    errors: [],
  }),
  product: defineCall({
    method: 'get',
    path: '/products/{id}',
    summary: 'One pattern by its id or slug.',
    auth: 'optional',
    params: v.object({ id: IdField }),
    response: AssetSchema,
    errors: ['not_found'],
  }),
  preview: defineCall({
    method: 'get',
    path: '/products/{id}/preview',
    summary:
      'The picture of a pattern; without `format` by the Accept header (AVIF once it is there); `form=unit` is its straight unit. In another palette it carries the watermark.',
    auth: 'none',
    params: v.object({ id: IdField }),
    query: PreviewQuerySchema,
    response: previewImage,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
  publicPreview: defineCall({
    method: 'get',
    path: '/api/products/{id}/preview',
    summary: 'The same as `/products/{id}/preview`, where the gateway passes it through.',
    auth: 'none',
    params: v.object({ id: IdField }),
    query: PreviewQuerySchema,
    response: previewImage,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
  categories: defineCall({
    method: 'get',
    path: '/categories',
    summary: 'The top shelves of one kind with their subcategories, in display order.',
    auth: 'optional',
    query: v.object({ kind: v.optional(v.picklist(['menu', 'filter'], 'Must be menu or filter'), 'menu') }),
    response: CategoryListSchema,
    errors: [],
  }),
};
