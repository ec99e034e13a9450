import {
  ReasonField,
  ShopCollectionDescriptionField,
  ShopCollectionSlugField,
  ShopCollectionTitleField,
} from '@halfdrop/domain';
import { type DeskCollection, demoCollections, pickedPattern } from '../factories/desk-collection.ts';
import type {
  ChangeCollectionInput,
  CollectionConditions,
  CreateCollectionInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { brokenRules, type FieldRule, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';

type Contents = CreateCollectionInput | ChangeCollectionInput;

function conditionsOf({ conditions }: Contents): CollectionConditions | null {
  if (!conditions) return null;
  const { categories, tags, colors, sort } = conditions;
  return { categories: categories ?? [], tags: tags ?? [], colors: colors ?? [], sort: sort ?? 'NEWEST' };
}

function contentRules(input: Contents): FieldRule[] {
  const wanted = conditionsOf(input);
  const isEmpty = wanted !== null && [...wanted.categories, ...wanted.tags, ...wanted.colors].length === 0;
  return [
    fieldRule('title', ShopCollectionTitleField, input.title),
    fieldRule('description', ShopCollectionDescriptionField, input.description),
    fieldRule('reason', ReasonField, input.reason),
    [
      (input.rule === 'MATCH') === (wanted !== null),
      'conditions',
      'The rule “match” requires conditions, and no other rule allows them',
    ],
    [!isEmpty, 'conditions', 'Name a category, a tag or a color'],
  ];
}

function contentsOf(input: Contents, shop: Shop, before: DeskCollection | null): Omit<DeskCollection, 'id' | 'slug'> {
  const assets = shop.catalog.map(({ asset }) => asset);
  const named = input.assetIds?.flatMap((id) => assets.find((asset) => asset.id === id) ?? []);
  const picked = named?.map(pickedPattern) ?? before?.picked ?? [];
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    rule: input.rule ?? null,
    conditions: conditionsOf(input),
    isSeasonal: before?.isSeasonal ?? false,
    isPublished: input.isPublished,
    coverId: input.coverId ?? null,
    picked,
    pickedCount: picked.length,
    version: (before?.version ?? 0) + 1,
  };
}

/** State and resolvers of the collection desk. What visitors see does not change with it. */
export function collectionDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  let collections = demoCollections(shop.catalog.map(({ asset }) => asset));
  return {
    queries: {
      adminCollections: (_root, _args, context) => {
        shop.demand(context, 'catalog.manage');
        return collections;
      },
      adminCollection: (_root, { id }, context) => {
        shop.demand(context, 'catalog.manage');
        return collections.find((each) => each.id === id) ?? null;
      },
    },
    mutations: {
      createCollection: (_root, { input }, context) => {
        shop.demand(context, 'catalog.manage');
        const errors = brokenRules([fieldRule('slug', ShopCollectionSlugField, input.slug), ...contentRules(input)]);
        if (errors.length > 0) return { collection: null, errors };
        const slug = input.slug.trim();
        if (collections.some((each) => each.slug === slug)) {
          const message = 'This address is taken already.';
          return { collection: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['slug'] }] };
        }
        const made = { ...contentsOf(input, shop, null), id: String(100 + collections.length), slug };
        collections = [...collections, made];
        return { collection: made, errors };
      },
      changeCollection: (_root, { input }, context) => {
        shop.demand(context, 'catalog.manage');
        const before = collections.find((each) => each.id === input.collectionId);
        if (!before) return { collection: null, errors: [notFound('collectionId')] };
        if (before.version !== input.version) return { collection: null, errors: [versionConflict(before.version)] };
        const errors = brokenRules(contentRules(input));
        if (errors.length > 0) return { collection: null, errors };
        const after = { ...before, ...contentsOf(input, shop, before) };
        collections = collections.map((each) => (each === before ? after : each));
        return { collection: after, errors };
      },
      orderCollections: (_root, { input }, context) => {
        shop.demand(context, 'catalog.manage');
        const placed = input.collectionIds.flatMap((id) => collections.find((each) => each.id === id) ?? []);
        const isWhole = new Set(placed).size === collections.length && placed.length === collections.length;
        const errors = brokenRules([[isWhole, 'collectionIds', 'Each collection must be named once']]);
        if (errors.length > 0) return { collections: null, errors };
        collections = placed;
        return { collections, errors };
      },
    },
  };
}
