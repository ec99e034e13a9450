import { SlugField } from './fields/slug.ts';
import { requiredText } from './fields/text.ts';

/** Kinds of category: shown in the menu or in the filter panel. */
export const CATEGORY_KINDS = ['menu', 'filter'] as const;
/** Kind of category. */
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Maximum number of alternative slugs that redirect to a category. */
export const MAX_CATEGORY_ALIASES = 20;

/** The name of a category. */
export const CategoryNameField = requiredText('Name', 40);

/** The slug of a category. */
export const CategorySlugField = SlugField;
