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

/** What patterns of a collection have: one of each list that is not empty. */
const ConditionsSchema = v.object({
  categories: v.array(v.string()),
  tags: v.array(v.string()),
  colors: v.array(v.string()),
  sort: SortField,
});
/** What patterns of a collection have. */
export type CollectionConditions = v.InferOutput<typeof ConditionsSchema>;

const values = v.pipe(
  v.array(v.pipe(v.string('Must be text'), v.trim(), v.nonEmpty('Must not be empty'), v.maxLength(60, 'Is too long'))),
  v.maxLength(MAX_CONDITIONS, `At most ${MAX_CONDITIONS}`),
);

/** A shop collection in the list of those who make them. */
const AdminCollectionSummarySchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  rule: RuleField,
  isSeasonal: v.boolean(),
  isPublished: v.boolean(),
  /** Patterns that were put into it by hand. */
  pickedCount: Count,
});
/** A shop collection in the list of those who make them. */
export type AdminCollectionSummaryDto = v.InferOutput<typeof AdminCollectionSummarySchema>;

/** A pattern that was picked by hand. */
export const PickedPatternSchema = v.object({ assetId: v.string(), title: v.string(), isOnSale: v.boolean() });

/** A shop collection as those see it who make them. */
const AdminCollectionSchema = v.object({
  ...AdminCollectionSummarySchema.entries,
  description: v.string(),
  conditions: v.nullable(ConditionsSchema),
  coverId: v.nullable(v.string()),
  /** What was put into it by hand, in its order; of a seasonal one nothing is told. */
  picked: v.array(PickedPatternSchema),
  /** Counts the changes. */
  version: Count,
});
/** A shop collection as those see it who make them. */
export type AdminCollectionDto = v.InferOutput<typeof AdminCollectionSchema>;

/** The named shapes of the desk. */
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
  /** Null leaves the patterns that were put into it by hand. */
  assetIds: v.nullable(
    v.pipe(v.array(IdField), v.maxLength(MAX_PICKED_PATTERNS, `At most ${MAX_PICKED_PATTERNS} patterns`)),
  ),
  reason: ReasonField,
};
/** What a shop collection holds and says. */
export type CollectionContents = v.InferOutput<v.ObjectSchema<typeof contents, undefined>>;

const versionWords = 'Must be the version that was read';

/** Making shop collections. */
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
