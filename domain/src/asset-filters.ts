import { LICENSES } from './licenses.ts';
import { MAX_SEARCH_CHARACTERS } from './limits.ts';
import { MAX_PALETTE_COLORS } from './palette-shares.ts';

/** What can be said of a pattern by its facts; `featured` is one of the editor's selection. */
export const ASSET_LABELS = ['premium', 'new', 'featured', 'bestseller'] as const;

/** Proportions of a tile. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;

/** How a file repeats. */
export const REPEATS = ['block', 'half-drop', 'brick', 'mirror'] as const;

interface AssetFilterRule {
  /**
   * `text` is searched for, `many` are values of which any counts, `words` the same from a closed set, `bound` is an
   * amount in minor units, `flag` is yes or no, `palette` are colors with how much of each is wanted.
   */
  readonly kind: 'bound' | 'flag' | 'many' | 'palette' | 'text' | 'words';
  /** Its field of `AssetFilter` in GraphQL. */
  readonly field: string;
  /** Its name in the address of the list; left out where the list has no control for it. */
  readonly address?: string;
  /** The most characters of a text, and the most values of many. */
  readonly max?: number;
  readonly words?: readonly string[];
}

/**
 * All by which patterns are filtered, by the name that REST has for it. Values of one filter widen, filters among each
 * other narrow.
 */
export const ASSET_FILTERS = {
  search: { kind: 'text', field: 'search', address: 'search', max: MAX_SEARCH_CHARACTERS },
  assetId: { kind: 'text', field: 'sku', address: 'assetId', max: 20 },
  collection: { kind: 'text', field: 'collection', max: 60 },
  category: { kind: 'many', field: 'categories', address: 'categories', max: 50 },
  sub: { kind: 'many', field: 'subcategories', max: 50 },
  designers: { kind: 'many', field: 'designers', max: 50 },
  designCollections: { kind: 'many', field: 'designCollections', max: 50 },
  labels: { kind: 'words', field: 'labels', words: ASSET_LABELS },
  tags: { kind: 'many', field: 'tags', address: 'tags', max: 50 },
  colors: { kind: 'many', field: 'colors', address: 'colors', max: 20 },
  orientations: { kind: 'words', field: 'orientations', address: 'orientations', words: ORIENTATIONS },
  licenses: { kind: 'words', field: 'licenseTypes', address: 'licenses', words: LICENSES },
  repeats: { kind: 'words', field: 'repeats', address: 'repeats', words: REPEATS },
  minPrice: { kind: 'bound', field: 'minPrice', address: 'minPrice' },
  maxPrice: { kind: 'bound', field: 'maxPrice', address: 'maxPrice' },
  free: { kind: 'flag', field: 'isFree', address: 'free' },
  premium: { kind: 'flag', field: 'isPremium', address: 'premium' },
  picture: { kind: 'text', field: 'picture', address: 'picture', max: 36 },
  palette: { kind: 'palette', field: 'palette', address: 'palette', max: MAX_PALETTE_COLORS },
  new: { kind: 'flag', field: 'isNew', address: 'new' },
} as const satisfies Readonly<Record<string, AssetFilterRule>>;

type Filters = typeof ASSET_FILTERS;

/** A filter, as REST calls it. */
export type AssetFilterName = keyof Filters;

/** What filters of some kinds are called in the address of the list. */
export type AssetFilterAddress<Kind extends AssetFilterRule['kind']> = Extract<
  Filters[AssetFilterName],
  { readonly kind: Kind; readonly address: string }
>['address'];

/** A word of a closed set as GraphQL writes it: `half-drop` is `HALF_DROP`. */
export type EnumValue<Word extends string> = Word extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumValue<Tail>}`
  : Uppercase<Word>;

/** Whether GraphQL writes a word like this. */
export function isEnumValueOf<Word extends string>(text: string, word: Word): text is EnumValue<Word> {
  return text === word.toUpperCase().replaceAll('-', '_');
}
