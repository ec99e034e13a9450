import type { Asset, Category, Designer } from '../generated/rest.ts';

/** A category as a list gives it, or the shorter form that stands on an asset or a studio. */
export type CategoryModel = Category | Asset['category'] | Designer['category'];

/** True for the long form. */
export function isWholeCategory(category: CategoryModel): category is Category {
  return 'children' in category;
}
