import { SlugField } from './fields/slug.ts';
import { requiredText } from './fields/text.ts';

/** Rules that fill a shop collection automatically; `match` uses the collection's own conditions. */
export const SHOP_COLLECTION_RULES = ['trending', 'new', 'premium', 'limited', 'match'] as const;
/** Rule that fills a shop collection automatically. */
export type ShopCollectionRule = (typeof SHOP_COLLECTION_RULES)[number];

/** Orders of the patterns matched by a collection's conditions. */
export const MATCH_SORTS = ['newest', 'popular'] as const;

/** Maximum number of patterns picked by hand for a shop collection. */
export const MAX_PICKED_PATTERNS = 200;

/** The slug of a shop collection. */
export const ShopCollectionSlugField = SlugField;

/** The title of a shop collection. */
export const ShopCollectionTitleField = requiredText('Title', 80);

/** The one-sentence description of a shop collection. */
export const ShopCollectionDescriptionField = requiredText('Description', 300);
