import {
  CATEGORY_KINDS,
  CategoryNameField,
  CategorySlugField,
  MAX_CATEGORY_ALIASES,
  ReasonField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';
import { PriceSchema } from '../../platform/money/price.ts';

const MAX_SIBLINGS = 200;
const SKU_CHARACTERS = 20;

const Count = v.pipe(v.number(), v.integer());

/** A category as staff see it. */
const AdminCategorySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  kind: v.picklist(CATEGORY_KINDS),
  /** Parent category in the menu; null for the top level and for filters. */
  parentId: v.nullable(v.string()),
  /** URL aliases. */
  aliases: v.array(v.string()),
  /** The chosen cover pattern; null to use the most popular one. */
  coverId: v.nullable(v.string()),
  coverSkuId: v.nullable(v.string()),
  /** Number of patterns on sale. */
  assetCount: Count,
  /** Price of patterns in a top-level category; null while it has none, and for all others. */
  price: v.nullable(PriceSchema),
  /** The menu category whose patterns a filter mirrors; null if it has patterns of its own. */
  mirroredId: v.nullable(v.string()),
  /** While the category is being removed: the category that receives its content. Null otherwise. */
  removedIntoId: v.nullable(v.string()),
  /** Incremented by every change. */
  version: Count,
});
/** A category as staff see it. */
export type AdminCategoryDto = v.InferOutput<typeof AdminCategorySchema>;

/** Every category: the menu, then the filters, each in display order. */
const AdminCategoryListSchema = v.object({ categories: v.array(AdminCategorySchema) });
/** Every category: the menu, then the filters, each in display order. */
export type AdminCategoryListDto = v.InferOutput<typeof AdminCategoryListSchema>;

/** A URL alias of a category and the category's own slug. */
const CategoryAddressSchema = v.object({ alias: v.string(), slug: v.string() });
/** URL aliases with the slugs they redirect to. */
const CategoryAddressListSchema = v.object({ addresses: v.array(CategoryAddressSchema) });
/** URL aliases with the slugs they redirect to. */
export type CategoryAddressListDto = v.InferOutput<typeof CategoryAddressListSchema>;

/** Named schemas of the desk. */
export const categoryDeskSchemas = {
  AdminCategory: AdminCategorySchema,
  AdminCategoryList: AdminCategoryListSchema,
  CategoryAddress: CategoryAddressSchema,
  CategoryAddressList: CategoryAddressListSchema,
};

const contents = {
  name: CategoryNameField,
  aliases: v.pipe(
    v.array(CategorySlugField),
    v.maxLength(MAX_CATEGORY_ALIASES, `At most ${MAX_CATEGORY_ALIASES} other addresses`),
  ),
  /** The SKU of a pattern on sale; null for the most popular one. */
  coverSku: v.nullable(v.pipe(v.string('Must be text'), v.maxLength(SKU_CHARACTERS, 'Must be an asset ID'))),
  reason: ReasonField,
};
/** Name, aliases and cover of a category. */
export type CategoryContents = v.InferOutput<v.ObjectSchema<typeof contents, undefined>>;

const NewCategory = v.object({
  ...contents,
  slug: CategorySlugField,
  kind: v.picklist(CATEGORY_KINDS, 'Must be menu or filter'),
  /** Null for the top level of the menu, and for filters. */
  parentId: v.nullable(IdField),
});
/** A category to create, last among its siblings. */
export type NewCategory = v.InferOutput<typeof NewCategory>;

const versionWords = 'Must be the version that was read';
const version = v.pipe(v.number(versionWords), v.safeInteger(versionWords), v.minValue(1, versionWords));

const CategoryChange = v.object({ ...contents, version });
/** Changes to a category; its slug stays. */
export type CategoryChange = v.InferOutput<typeof CategoryChange>;

const CategoryRemoval = v.object({
  /** The category that receives its content; null for an empty category. */
  intoId: v.nullable(IdField),
  reason: ReasonField,
  version,
});
/** Reason for removing a category, and the category that receives its content. */
export type CategoryRemoval = v.InferOutput<typeof CategoryRemoval>;

/** Endpoints for managing categories. */
export const categoryDeskCalls = {
  adminCategories: defineCall({
    method: 'get',
    path: '/admin/categories',
    summary: 'Lists all categories: first the menu, then the filters, each in display order.',
    auth: 'catalog.manage',
    response: AdminCategoryListSchema,
    errors: [],
  }),
  createCategory: defineCall({
    method: 'post',
    path: '/admin/categories',
    summary:
      'Creates a category after its siblings. A top-level category has no price until one is set in the price book.',
    auth: 'catalog.manage',
    body: NewCategory,
    response: AdminCategorySchema,
    status: 201,
    errors: ['already_taken'],
  }),
  changeCategory: defineCall({
    method: 'put',
    path: '/admin/categories/{id}',
    summary: 'Renames a category and updates its aliases. Its own slug does not change.',
    auth: 'catalog.manage',
    params: v.object({ id: IdField }),
    body: CategoryChange,
    response: AdminCategorySchema,
    errors: ['not_found', 'already_taken', 'version_conflict'],
  }),
  removeCategory: defineCall({
    method: 'post',
    path: '/admin/categories/{id}/removal',
    summary:
      'Removes a category: immediately if it is empty; otherwise its contents move to another category of the same level, which may take a moment.',
    auth: 'catalog.manage',
    params: v.object({ id: IdField }),
    body: CategoryRemoval,
    response: AdminCategoryListSchema,
    errors: ['not_found', 'version_conflict'],
  }),
  orderCategories: defineCall({
    method: 'put',
    path: '/admin/category-order',
    summary: 'Sets the order of all categories of one level.',
    auth: 'catalog.manage',
    body: v.object({
      ids: v.pipe(v.array(IdField), v.nonEmpty('Name a category'), v.maxLength(MAX_SIBLINGS, 'Too many')),
    }),
    response: AdminCategoryListSchema,
    errors: [],
  }),
  categoryAddresses: defineCall({
    method: 'get',
    path: '/category-addresses',
    summary: 'Lists aliases of categories in URLs, such as the slugs of removed categories.',
    auth: 'none',
    response: CategoryAddressListSchema,
    errors: [],
  }),
};
