import { useMenuCategoriesQuery, type MenuCategoriesQuery } from './MenuCategories.query.generated.ts';

/** A category of the menu with its subcategories. */
export type MenuCategory = NonNullable<MenuCategoriesQuery['categories']>[number];

const none: readonly MenuCategory[] = [];

/** The categories of the menu in display order; empty while they load or when they cannot be had. */
export function useMenuCategories(): { readonly categories: readonly MenuCategory[]; readonly isLoading: boolean } {
  const { data, loading } = useMenuCategoriesQuery();
  return { categories: data?.categories ?? none, isLoading: loading };
}

/** The address of a category, or of one of its subcategories. */
export function categoryAddress(category: string, sub?: string): string {
  const query = new URLSearchParams({ category });
  if (sub !== undefined) query.set('sub', sub);
  return `/products?${query.toString()}`;
}
