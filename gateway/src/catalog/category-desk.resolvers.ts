import { publicAssetId } from '@halfdrop/domain';
import type { CategoryKind, ChangeCategoryInput, CreateCategoryInput, Resolvers } from '../generated/resolvers.ts';
import type { AdminCategory } from '../generated/rest.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { CategoryContents, CategoryDeskApi } from './CategoryDeskApi.ts';

interface Context extends RequestContext {
  readonly categoryDesk: CategoryDeskApi;
}

const kinds = { FILTER: 'filter', MENU: 'menu' } as const satisfies Record<CategoryKind, AdminCategory['kind']>;
const shownKinds: Record<AdminCategory['kind'], CategoryKind> = { filter: 'FILTER', menu: 'MENU' };

/** Resolvers for managing categories. Authorization is enforced by the API. */
export const categoryDeskResolvers: Resolvers<Context> = {
  Query: {
    adminCategories: (_root, _args, { categoryDesk }) => categoryDesk.list(),
  },
  Mutation: {
    createCategory: async (_root, { input }, { categoryDesk }) => {
      const { slug, kind, parentId } = input;
      const asked = { slug, kind: kinds[kind], parentId: parentId ?? null, ...contentsOf(input) };
      const { data, errors } = await outcomeOf(categoryDesk.create(asked), {
        expects: ['AlreadyTakenError', 'ValidationError'],
      });
      return { category: data, errors };
    },
    changeCategory: async (_root, { input }, { categoryDesk }) => {
      const asked = { version: input.version, ...contentsOf(input) };
      const { data, errors } = await outcomeOf(categoryDesk.change(input.categoryId, asked), {
        expects: ['AlreadyTakenError', 'NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'categoryId', VersionConflictError: 'version' },
      });
      return { category: data, errors };
    },
    removeCategory: async (_root, { input }, { categoryDesk }) => {
      const { categoryId, intoId, reason, version } = input;
      const removal = { intoId: intoId ?? null, reason, version };
      const { data, errors } = await outcomeOf(categoryDesk.remove(categoryId, removal), {
        expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'categoryId', VersionConflictError: 'version' },
      });
      return { categories: data, errors };
    },
    orderCategories: async (_root, { input }, { categoryDesk }) => {
      const { data, errors } = await outcomeOf(categoryDesk.order(input.categoryIds), {
        expects: ['ValidationError'],
        renamed: { ids: 'categoryIds' },
      });
      return { categories: data, errors };
    },
  },
  AdminCategory: {
    kind: ({ kind }) => shownKinds[kind],
    coverSku: ({ coverSkuId }) => coverSkuId && publicAssetId(coverSkuId),
  },
};

function contentsOf({ name, aliases, coverSku, reason }: CreateCategoryInput | ChangeCategoryInput): CategoryContents {
  return { name, aliases: aliases ?? [], coverSku: coverSku ?? null, reason };
}
