import type { AssetSort } from '@halfdrop/domain';
import type { AssetFilter } from './asset-filter.ts';
import type { TextQuery } from './text-query.ts';

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
  /** What was made of the typed words. */
  readonly reading: TextQuery;
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

/**
 * Finds approved assets. The answer is ids only, so that another engine can stand in for the database. A signal ends the
 * work of whoever no longer waits for it.
 */
export interface CatalogSearch {
  list(filter: AssetFilter, request: PageRequest, signal?: AbortSignal): Promise<SearchPage>;
  facets(filter: AssetFilter, signal?: AbortSignal): Promise<FacetCounts>;
  /** Whose the matches are: the studio with most of them first. */
  designers(filter: AssetFilter, signal?: AbortSignal): Promise<readonly DesignerShare[]>;
  /** Best matches for words being typed, those in the title first. */
  suggestByText(text: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Assets whose number contains the digits. */
  suggestByDigits(digits: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Assets that share palette, family, colors or tags with one, the nearest first, without itself. */
  similar(id: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Whether counts and suggestions would be refused now, because too many wait for theirs. */
  isFull(): boolean;
}
