import { LICENSES } from './licenses.ts';
import { MAX_SEARCH_CHARACTERS } from './limits.ts';
import { MAX_PALETTE_COLORS } from './palette-shares.ts';

/** Labels of a pattern; `featured` marks editors' picks. */
export const ASSET_LABELS = ['premium', 'new', 'featured', 'bestseller'] as const;

/** Proportions of a tile. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;

/** Repeat layouts of a file. */
export const REPEATS = ['block', 'half-drop', 'brick', 'mirror'] as const;

interface AssetFilterRule {
  /**
   * `text` is a search text, `many` a list of values of which any may match, `words` the same from a closed set,
   * `bound` an amount in minor units, `flag` a boolean, and `palette` a list of colors with their desired shares.
   */
  readonly kind: 'bound' | 'flag' | 'many' | 'palette' | 'text' | 'words';
  /** The field of `AssetFilter` in GraphQL. */
  readonly field: string;
  /** The parameter name in list URLs; absent if the list has no control for this filter. */
  readonly address?: string;
  /** Maximum length of a text, or maximum number of values. */
  readonly max?: number;
  readonly words?: readonly string[];
}

/** All pattern filters, keyed by their REST name. Values of one filter are combined with OR, filters with AND. */
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

/** The REST name of a filter. */
export type AssetFilterName = keyof Filters;

/** URL parameter names of the filters of certain kinds. */
export type AssetFilterAddress<Kind extends AssetFilterRule['kind']> = Extract<
  Filters[AssetFilterName],
  { readonly kind: Kind; readonly address: string }
>['address'];

/** A word of a closed set as a GraphQL enum value: `half-drop` becomes `HALF_DROP`. */
export type EnumValue<Word extends string> = Word extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumValue<Tail>}`
  : Uppercase<Word>;

/** Returns whether a text is the GraphQL enum value of a word. */
export function isEnumValueOf<Word extends string>(text: string, word: Word): text is EnumValue<Word> {
  return text === word.toUpperCase().replaceAll('-', '_');
}
