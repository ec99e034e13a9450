import { SlugField } from './fields/slug.ts';
import { requiredText } from './fields/text.ts';

/** By what a shop collection gathers patterns when nobody picks them; `match` goes by conditions of its own. */
export const SHOP_COLLECTION_RULES = ['trending', 'new', 'premium', 'limited', 'match'] as const;
/** By what a shop collection gathers patterns when nobody picks them. */
export type ShopCollectionRule = (typeof SHOP_COLLECTION_RULES)[number];

/** Which of the patterns that match come first. */
export const MATCH_SORTS = ['newest', 'popular'] as const;

/** The most patterns that are put into a shop collection by hand. */
export const MAX_PICKED_PATTERNS = 200;

/** The readable part of the address of a shop collection. */
export const ShopCollectionSlugField = SlugField;

/** What a shop collection is called. */
export const ShopCollectionTitleField = requiredText('Title', 80);

/** What it gathers, in a sentence. */
export const ShopCollectionDescriptionField = requiredText('Description', 300);
