import { useMenuCategoriesQuery, type MenuCategoriesQuery } from './MenuCategories.query.generated.ts';

/** A menu category with its subcategories. */
export type MenuCategory = NonNullable<MenuCategoriesQuery['categories']>[number];

const none: readonly MenuCategory[] = [];

/** Returns the menu categories in display order; empty while loading or if unavailable. */
export function useMenuCategories(): { readonly categories: readonly MenuCategory[]; readonly isLoading: boolean } {
  const { data, loading } = useMenuCategoriesQuery();
  return { categories: data?.categories ?? none, isLoading: loading };
}

/** Returns the URL of a category or subcategory. */
export function categoryAddress(category: string, sub?: string): string {
  const query = new URLSearchParams({ category });
  if (sub !== undefined) query.set('sub', sub);
  return `/products?${query.toString()}`;
}
