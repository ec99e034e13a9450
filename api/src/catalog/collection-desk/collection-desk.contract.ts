import {
  ReasonField,
  MATCH_SORTS,
  MAX_PICKED_PATTERNS,
  SHOP_COLLECTION_RULES,
  ShopCollectionDescriptionField,
  ShopCollectionSlugField,
  ShopCollectionTitleField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const MAX_CONDITIONS = 20;
const MAX_COLLECTIONS = 200;

const Count = v.pipe(v.number(), v.integer());
const RuleField = v.nullable(v.picklist(SHOP_COLLECTION_RULES, 'Unknown rule'));

const SortField = v.picklist(MATCH_SORTS, 'Unknown order');

/** Conditions of a collection: a pattern must match one value of each non-empty list. */
const ConditionsSchema = v.object({
  categories: v.array(v.string()),
  tags: v.array(v.string()),
  colors: v.array(v.string()),
  sort: SortField,
});
/** Conditions that the patterns of a collection match. */
export type CollectionConditions = v.InferOutput<typeof ConditionsSchema>;

const values = v.pipe(
  v.array(v.pipe(v.string('Must be text'), v.trim(), v.nonEmpty('Must not be empty'), v.maxLength(60, 'Is too long'))),
  v.maxLength(MAX_CONDITIONS, `At most ${MAX_CONDITIONS}`),
);

/** A shop collection in the staff's list. */
const AdminCollectionSummarySchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  rule: RuleField,
  isSeasonal: v.boolean(),
  isPublished: v.boolean(),
  /** Number of patterns picked by hand. */
  pickedCount: Count,
});
/** A shop collection in the staff's list. */
export type AdminCollectionSummaryDto = v.InferOutput<typeof AdminCollectionSummarySchema>;

/** A pattern picked by hand. */
export const PickedPatternSchema = v.object({ assetId: v.string(), title: v.string(), isOnSale: v.boolean() });

/** A shop collection as staff see it. */
const AdminCollectionSchema = v.object({
  ...AdminCollectionSummarySchema.entries,
  description: v.string(),
  conditions: v.nullable(ConditionsSchema),
  coverId: v.nullable(v.string()),
  /** Hand-picked patterns, in order; empty for a seasonal collection. */
  picked: v.array(PickedPatternSchema),
  /** Incremented by every change. */
  version: Count,
});
/** A shop collection as staff see it. */
export type AdminCollectionDto = v.InferOutput<typeof AdminCollectionSchema>;

/** Named schemas of the desk. */
export const collectionDeskSchemas = {
  AdminCollection: AdminCollectionSchema,
  AdminCollectionList: v.object({ collections: v.array(AdminCollectionSummarySchema) }),
  AdminCollectionSummary: AdminCollectionSummarySchema,
  CollectionConditions: ConditionsSchema,
  PickedPattern: PickedPatternSchema,
};

const contents = {
  title: ShopCollectionTitleField,
  description: ShopCollectionDescriptionField,
  rule: RuleField,
  /** Only with the rule `match`. */
  conditions: v.nullable(v.object({ categories: values, tags: values, colors: values, sort: SortField })),
  isPublished: v.boolean('Must be true or false'),
  coverId: v.nullable(IdField),
  /** Null keeps the current hand-picked patterns. */
  assetIds: v.nullable(
    v.pipe(v.array(IdField), v.maxLength(MAX_PICKED_PATTERNS, `At most ${MAX_PICKED_PATTERNS} patterns`)),
  ),
  reason: ReasonField,
};
/** Content and texts of a shop collection. */
export type CollectionContents = v.InferOutput<v.ObjectSchema<typeof contents, undefined>>;

const versionWords = 'Must be the version that was read';

/** Endpoints for managing shop collections. */
export const collectionDeskCalls = {
  adminCollections: defineCall({
    method: 'get',
    path: '/admin/collections',
    summary: 'Lists all shop collections, published or not, in display order.',
    auth: 'catalog.manage',
    response: collectionDeskSchemas.AdminCollectionList,
    errors: [],
  }),
  adminCollection: defineCall({
    method: 'get',
    path: '/admin/collections/{id}',
    summary: 'Returns a shop collection with its hand-picked patterns.',
    auth: 'catalog.manage',
    params: v.object({ id: IdField }),
    response: AdminCollectionSchema,
    errors: ['not_found'],
  }),
  createCollection: defineCall({
    method: 'post',
    path: '/admin/collections',
    summary: 'Creates a shop collection after all others.',
    auth: 'catalog.manage',
    body: v.object({ ...contents, slug: ShopCollectionSlugField }),
    response: AdminCollectionSchema,
    status: 201,
    errors: ['already_taken'],
  }),
  changeCollection: defineCall({
    method: 'put',
    path: '/admin/collections/{id}',
    summary: 'Updates a shop collection. Its slug does not change.',
    auth: 'catalog.manage',
    params: v.object({ id: IdField }),
    body: v.object({
      ...contents,
      version: v.pipe(v.number(versionWords), v.safeInteger(versionWords), v.minValue(1, versionWords)),
    }),
    response: AdminCollectionSchema,
    errors: ['not_found', 'version_conflict'],
  }),
  orderCollections: defineCall({
    method: 'put',
    path: '/admin/collection-order',
    summary: 'Sets the order of all shop collections.',
    auth: 'catalog.manage',
    body: v.object({ ids: v.pipe(v.array(IdField), v.maxLength(MAX_COLLECTIONS, 'Too many')) }),
    response: collectionDeskSchemas.AdminCollectionList,
    errors: [],
  }),
};
