import type { Asset, Category, Designer } from '../generated/rest.ts';

/** A category as returned in lists, or the shorter form embedded in an asset or a studio. */
export type CategoryModel = Category | Asset['category'] | Designer['category'];

/** Type guard for the long form. */
export function isWholeCategory(category: CategoryModel): category is Category {
  return 'children' in category;
}
