import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, commaList, optionalFlag, optionalText } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The category a studio is known for. */
const DesignerCategorySchema = v.object({ id: v.string(), slug: v.string(), name: v.string() });

/**
 * A studio with totals of its patterns on sale. `number` is the one in its short URL; `rating` is the mean of all
 * ratings of its patterns, null without any. Its images are its own patterns: `coverAssetIds` are the most popular of
 * different collections, at most 3; `avatarAssetId` is a small-scale one if there is one. `viewerFollows` is null for
 * visitors.
 */
const DesignerSchema = v.object({
  id: v.string(),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.string(),
  name: v.string(),
  specialty: v.string(),
  bio: v.string(),
  country: v.string(),
  links: v.array(v.string()),
  joinedYear: v.pipe(v.number(), v.integer()),
  portfolioUrl: v.string(),
  category: DesignerCategorySchema,
  isFeatured: v.boolean(),
  rating: v.nullable(v.number()),
  ratingCount: Count,
  assetCount: Count,
  collectionCount: Count,
  downloadCount: Count,
  followerCount: Count,
  avatarAssetId: v.nullable(v.string()),
  coverAssetIds: v.array(v.string()),
  viewerFollows: v.nullable(v.boolean()),
});
/** A studio with totals of its patterns on sale. */
export type DesignerDto = v.InferOutput<typeof DesignerSchema>;

/** A chip of the directory: its filter value, label, and number of studios. */
const DesignerChipSchema = v.object({ value: v.string(), label: v.string(), count: Count });

/** One numbered page of studios. Chips count the studios that match the search, ignoring the selected chip. */
const DesignerPageSchema = v.object({
  designers: v.array(DesignerSchema),
  categories: v.array(DesignerChipSchema),
  pagination: PaginationSchema,
});
/** One numbered page of studios. */
export type DesignerPageDto = v.InferOutput<typeof DesignerPageSchema>;

/** Totals of all studios' patterns on sale. */
const DesignerStatsSchema = v.object({
  designerCount: Count,
  assetCount: Count,
  rating: v.nullable(v.number()),
  ratingCount: Count,
});
/** Totals of all studios' patterns on sale. */
export type DesignerStatsDto = v.InferOutput<typeof DesignerStatsSchema>;

/** A design collection of a studio, with at most 4 covers, the hero first. */
const DesignerCollectionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  assetCount: Count,
  coverAssetIds: v.array(v.string()),
});
/** A design collection of a studio. */
export type DesignerCollectionDto = v.InferOutput<typeof DesignerCollectionSchema>;

/** One studio's design collections with patterns on sale, in its own order. */
const DesignerCollectionListSchema = v.object({ collections: v.array(DesignerCollectionSchema) });

/** Query parameters of the directory; `category` is a chip or the slug of a category. */
const DesignerQuerySchema = v.object({
  search: optionalText(MAX_SEARCH_CHARACTERS),
  category: optionalText(60),
  featured: optionalFlag(),
  ids: commaList(100),
  page: pageField(),
  limit: limitField(),
});
/** Query parameters of the directory. */
export type DesignerQuery = v.InferOutput<typeof DesignerQuerySchema>;

/** Named schemas of this domain. */
export const designerSchemas = {
  Designer: DesignerSchema,
  DesignerCategory: DesignerCategorySchema,
  DesignerChip: DesignerChipSchema,
  DesignerCollection: DesignerCollectionSchema,
  DesignerCollectionList: DesignerCollectionListSchema,
  DesignerPage: DesignerPageSchema,
  DesignerStats: DesignerStatsSchema,
};

const byKey = v.object({ key: IdField });

/** Endpoints of this domain. `key` is the number or the slug of a studio. */
export const designerCalls = {
  list: defineCall({
    method: 'get',
    path: '/designers',
    summary: 'Lists studios by name, specialty and chip: featured ones first, then by downloads.',
    auth: 'optional',
    mayBeBehind: true,
    query: DesignerQuerySchema,
    response: DesignerPageSchema,
    errors: [],
  }),
  stats: defineCall({
    method: 'get',
    path: '/designers/stats',
    summary: 'Returns the total figures of all studios.',
    auth: 'none',
    mayBeBehind: true,
    response: DesignerStatsSchema,
    errors: [],
  }),
  byKey: defineCall({
    method: 'get',
    path: '/designers/{key}',
    summary: 'Returns a studio by its number or slug.',
    auth: 'optional',
    mayBeBehind: true,
    params: byKey,
    response: DesignerSchema,
    errors: ['not_found'],
  }),
  own: defineCall({
    method: 'get',
    path: '/contributor/studio',
    summary: 'Returns the studio of the signed-in contributor.',
    auth: 'studio.read',
    response: DesignerSchema,
    errors: ['not_found'],
  }),
  collections: defineCall({
    method: 'get',
    path: '/designers/{key}/collections',
    summary: 'Lists the design collections of a studio that have patterns on sale.',
    auth: 'optional',
    mayBeBehind: true,
    params: byKey,
    response: DesignerCollectionListSchema,
    errors: ['not_found'],
  }),
  follow: defineCall({
    method: 'put',
    path: '/designers/{key}/follow',
    summary: 'Follows a studio. Repeating the request has no effect.',
    auth: 'studio.follow',
    params: byKey,
    response: DesignerSchema,
    errors: ['not_found'],
  }),
  unfollow: defineCall({
    method: 'delete',
    path: '/designers/{key}/follow',
    summary: 'Unfollows a studio. Repeating the request has no effect.',
    auth: 'studio.follow',
    params: byKey,
    response: DesignerSchema,
    errors: ['not_found'],
  }),
};
