import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { SEASONS } from './season.ts';

/** Maximum number of cover patterns per collection. */
export const MAX_COVERS = 9;

/** A shop page that groups patterns. `coverIds` are its first patterns, at most 9, in its own order. */
const ShopCollectionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  kind: v.picklist(['computed', 'curated']),
  season: v.nullable(v.picklist(SEASONS)),
  endsAt: v.nullable(InstantField),
  assetCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  coverIds: v.array(v.string()),
});
/** A shop page that groups patterns. */
export type ShopCollectionDto = v.InferOutput<typeof ShopCollectionSchema>;

/** All shop collections, in display order. */
const ShopCollectionListSchema = v.object({ collections: v.array(ShopCollectionSchema) });

/** Named schemas of these endpoints. */
export const shopCollectionSchemas = {
  ShopCollection: ShopCollectionSchema,
  ShopCollectionList: ShopCollectionListSchema,
};

/** Endpoints for shop collections; their patterns are at `/open-api/assets?collection={slug}&sortBy=collection`. */
export const shopCollectionCalls = {
  collections: defineCall({
    method: 'get',
    path: '/open-api/collections',
    summary: 'Lists the shop collections in display order.',
    auth: 'optional',
    mayBeBehind: true,
    response: ShopCollectionListSchema,
    errors: [],
  }),
  collection: defineCall({
    method: 'get',
    path: '/open-api/collections/{slug}',
    summary: 'Returns a shop collection.',
    auth: 'optional',
    mayBeBehind: true,
    params: v.object({ slug: IdField }),
    response: ShopCollectionSchema,
    errors: ['not_found'],
  }),
};
