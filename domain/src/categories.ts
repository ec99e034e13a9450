import { SlugField } from './fields/slug.ts';
import { requiredText } from './fields/text.ts';

/** Where categories stand: in the menu, or in the filter panel. */
export const CATEGORY_KINDS = ['menu', 'filter'] as const;
/** Where a category stands. */
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** The most addresses that lead to a category, beside its own. */
export const MAX_CATEGORY_ALIASES = 20;

/** What a category is called. */
export const CategoryNameField = requiredText('Name', 40);

/** By what the address of a category names it. */
export const CategorySlugField = SlugField;
