import type { AdminCategory, Category } from '../generated/resolvers.ts';
import { categoryOf, filterCategories, menuCategories } from './category.ts';

/** A category as stored by its desk. */
export type DeskCategory = Omit<AdminCategory, '__typename'>;

function deskCategory({ id, slug, name, kind, assetCount }: Category, changes: Partial<DeskCategory>): DeskCategory {
  return {
    id,
    slug,
    name,
    kind,
    parentId: null,
    aliases: [],
    coverId: null,
    coverSku: null,
    assetCount: assetCount ?? 0,
    price: null,
    mirroredId: null,
    removedIntoId: null,
    version: 1,
    ...changes,
  };
}

/** Returns the categories of the mocked shop as their desk shows them: the menu, then the filters. */
export function demoDeskCategories(): DeskCategory[] {
  const tops = menuCategories.map((category, index) =>
    deskCategory(category, {
      price: categoryOf(index).price,
      aliases: category.slug === 'nature-organic' ? ['nature'] : [],
    }),
  );
  const below = menuCategories.flatMap(({ id, children }) =>
    (children ?? []).map((child) => deskCategory(child, { parentId: id })),
  );
  const filters = filterCategories.map((category) =>
    deskCategory(category, { mirroredId: category.slug === 'geometric-style' ? 'category-geometric' : null }),
  );
  return [...tops, ...below, ...filters];
}
