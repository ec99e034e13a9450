import type {
  ChangeCollectionInput,
  CreateCollectionInput,
  MatchSort,
  Resolvers,
  ShopCollectionRule,
} from '../generated/resolvers.ts';
import type { AdminCollection, CollectionConditions } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { catalogLoaders } from './catalog.loaders.ts';
import type { CollectionContents, CollectionDeskApi } from './CollectionDeskApi.ts';

interface Context extends RequestContext {
  readonly collectionDesk: CollectionDeskApi;
  readonly loaders: LoadersOf<typeof catalogLoaders>;
}

const rules = {
  LIMITED: 'limited',
  MATCH: 'match',
  NEW: 'new',
  PREMIUM: 'premium',
  TRENDING: 'trending',
} as const satisfies Record<ShopCollectionRule, AdminCollection['rule']>;
const shownRules: Record<NonNullable<AdminCollection['rule']>, ShopCollectionRule> = {
  limited: 'LIMITED',
  match: 'MATCH',
  new: 'NEW',
  premium: 'PREMIUM',
  trending: 'TRENDING',
};
const sorts = { NEWEST: 'newest', POPULAR: 'popular' } as const satisfies Record<
  MatchSort,
  CollectionConditions['sort']
>;
const shownSorts: Record<CollectionConditions['sort'], MatchSort> = { newest: 'NEWEST', popular: 'POPULAR' };

/** Resolvers for managing shop collections. Authorization is enforced by the API. */
export const collectionDeskResolvers: Resolvers<Context> = {
  Query: {
    adminCollections: (_root, _args, { collectionDesk }) => collectionDesk.list(),
    adminCollection: (_root, { id }, { collectionDesk }) => collectionDesk.one(id),
  },
  Mutation: {
    createCollection: async (_root, { input }, { collectionDesk }) => {
      const asked = { slug: input.slug, ...contentsOf(input) };
      const { data, errors } = await outcomeOf(collectionDesk.create(asked), {
        expects: ['AlreadyTakenError', 'ValidationError'],
      });
      return { collection: data, errors };
    },
    changeCollection: async (_root, { input }, { collectionDesk }) => {
      const asked = { version: input.version, ...contentsOf(input) };
      const { data, errors } = await outcomeOf(collectionDesk.change(input.collectionId, asked), {
        expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'collectionId', VersionConflictError: 'version' },
      });
      return { collection: data, errors };
    },
    orderCollections: async (_root, { input }, { collectionDesk }) => {
      const { data, errors } = await outcomeOf(collectionDesk.order(input.collectionIds), {
        expects: ['ValidationError'],
        renamed: { ids: 'collectionIds' },
      });
      return { collections: data, errors };
    },
  },
  AdminCollection: { rule: ({ rule }) => rule && shownRules[rule] },
  AdminCollectionSummary: { rule: ({ rule }) => rule && shownRules[rule] },
  CollectionConditions: { sort: ({ sort }) => shownSorts[sort] },
  PickedPattern: {
    asset: ({ assetId, isOnSale }, _args, { loaders }) => (isOnSale ? loaders.assets.load(assetId) : null),
  },
};

function contentsOf(input: CreateCollectionInput | ChangeCollectionInput): CollectionContents {
  const { title, description, rule, conditions, isPublished, coverId, assetIds, reason } = input;
  return {
    title,
    description,
    rule: rule ? rules[rule] : null,
    conditions: conditions ? conditionsOf(conditions) : null,
    isPublished,
    coverId: coverId ?? null,
    assetIds: assetIds ?? null,
    reason,
  };
}

function conditionsOf({
  categories,
  tags,
  colors,
  sort,
}: NonNullable<CreateCollectionInput['conditions']>): CollectionConditions {
  return { categories: categories ?? [], tags: tags ?? [], colors: colors ?? [], sort: sorts[sort ?? 'NEWEST'] };
}
