import type { ASSET_LABELS, AssetSort } from '@halfdrop/domain';

/** What a list is narrowed to. Values within one field widen, fields among each other narrow; empty is no limit. */
export interface AssetFilter {
  readonly text: string;
  /** Null for no limit; `unknown` when something was asked for that no asset can have. */
  readonly sku: number | 'unknown' | null;
  /** Null for no limit. */
  readonly ids: readonly string[] | null;
  /** What a shop collection holds, in its order; null for no limit. */
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

/** Which part of the ordered matches is wanted. */
export interface PageRequest {
  readonly sort: AssetSort;
  /** Turns the leading key of the order about; ties stay newest first. Null for the natural direction. */
  readonly direction: 'asc' | 'desc' | null;
  readonly page: number;
  readonly limit: number;
}

/** Ids of one page in their order, and the exact number of all matches. */
export interface SearchPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** A studio among the matches: how many are its, and the newest of them. */
export interface DesignerShare {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly newest: string;
}

/** A value of the filter panel and how many patterns it would leave. */
export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Counts of the filter panel; each facet ignores what is selected in it. */
export interface FacetCounts {
  readonly categories: readonly FacetCount[];
  readonly tags: readonly FacetCount[];
  readonly colors: readonly FacetCount[];
  readonly orientations: readonly FacetCount[];
  readonly licenseTypes: readonly FacetCount[];
  readonly repeats: readonly FacetCount[];
  /** How many patterns match: a value that as many have does not narrow. */
  readonly total: number;
  readonly priceRange: { readonly min: number; readonly max: number };
}

/** Finds approved assets. The answer is ids only, so that another engine can stand in for the database. */
export interface CatalogSearch {
  list(filter: AssetFilter, request: PageRequest): Promise<SearchPage>;
  facets(filter: AssetFilter): Promise<FacetCounts>;
  /** Whose the matches are: the studio with most of them first. */
  designers(filter: AssetFilter): Promise<readonly DesignerShare[]>;
  /** Best matches for words being typed, those in the title first. */
  suggestByText(text: string, limit: number): Promise<readonly string[]>;
  /** Assets whose number contains the digits. */
  suggestByDigits(digits: string, limit: number): Promise<readonly string[]>;
  /** Assets that share palette, family, colors or tags with one, the nearest first, without itself. */
  similar(id: string, limit: number): Promise<readonly string[]>;
}
