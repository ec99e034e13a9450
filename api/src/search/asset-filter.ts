import type { ASSET_LABELS } from '@halfdrop/domain';

/** What a list is narrowed to. Values within one field widen, fields among each other narrow; empty is no limit. */
export interface AssetFilter {
  readonly text: string;
  /** Null for no limit; `unknown` when something was asked for that no asset can have. */
  readonly sku: number | 'unknown' | null;
  /** Null for no limit. */
  readonly ids: readonly string[] | null;
  /** What is left out. */
  readonly excluded: readonly string[];
  /** What a shop collection holds, or what looks like a picture or palette, in its order; null for no limit. */
  readonly members: readonly string[] | null;
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  /** Numbers or slugs of studios. */
  readonly designers: readonly string[];
  readonly designCollections: readonly string[];
  readonly labels: readonly (typeof ASSET_LABELS)[number][];
  /** What was published later counts as new. */
  readonly newSince: Date;
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly orientations: readonly string[];
  readonly licenses: readonly string[];
  readonly repeats: readonly string[];
  /** Bounds of the standard price in US cents, inclusive. An asset without a price is outside any bound. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isFree: boolean | null;
  readonly isPremium: boolean | null;
  /** Published after this instant. */
  readonly publishedAfter: Date | null;
}

/** A filter that everything passes. */
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
