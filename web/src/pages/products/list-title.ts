import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import type { ListParams } from './list-params.ts';

/** Returns the heading of the list: its category or kind. */
export function listTitle(params: ListParams, categories: readonly MenuCategory[]): string {
  const menuCategory = categories.find(({ slug }) => slug === params.category);
  const sub = menuCategory?.children?.find(({ slug }) => slug === params.sub);
  if (sub) return sub.name;
  if (menuCategory) return menuCategory.name;
  if (params.search) return `Patterns for “${params.search}”`;
  if (params.picture) return 'Patterns like your picture';
  if (params.palette.length > 0) return 'Patterns in your colors';
  if (params.flags.premium) return 'Premium Designs';
  if (params.flags.new) return 'New Arrivals';
  if (params.flags.free) return 'Free patterns';
  return 'All Designs';
}
