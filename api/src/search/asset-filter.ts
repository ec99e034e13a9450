import type { ASSET_LABELS } from '@halfdrop/domain';

/** Constraints on a list. Values within one field are ORed, fields are ANDed; an empty field means no constraint. */
export interface AssetFilter {
  readonly text: string;
  /** Null for no constraint; `unknown` if the request names an impossible SKU. */
  readonly sku: number | 'unknown' | null;
  /** Null for no constraint. */
  readonly ids: readonly string[] | null;
  /** Ids to exclude. */
  readonly excluded: readonly string[];
  /** Ids of a shop collection, or of matches for a picture or palette, in order; null for no constraint. */
  readonly members: readonly string[] | null;
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  /** Ids or slugs of studios. */
  readonly designers: readonly string[];
  readonly designCollections: readonly string[];
  readonly labels: readonly (typeof ASSET_LABELS)[number][];
  /** Patterns published later count as new. */
  readonly newSince: Date;
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly orientations: readonly string[];
  readonly licenses: readonly string[];
  readonly repeats: readonly string[];
  /** Bounds of the standard price in US cents, inclusive. Assets without a price never match a bound. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isFree: boolean | null;
  readonly isPremium: boolean | null;
  /** Published after this instant. */
  readonly publishedAfter: Date | null;
}

/** A filter that matches everything. */
export const NO_LIMITS: AssetFilter = {
  text: '',
  sku: null,
  ids: null,
  excluded: [],
  members: null,
  categories: [],
  subcategories: [],
  designers: [],
  designCollections: [],
  labels: [],
  newSince: new Date(0),
  tags: [],
  colors: [],
  orientations: [],
  licenses: [],
  repeats: [],
  minPrice: null,
  maxPrice: null,
  isFree: null,
  isPremium: null,
  publishedAfter: null,
};
