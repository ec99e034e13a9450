import type { AssetSort } from '@halfdrop/domain';
import type { AssetFilter } from './asset-filter.ts';
import type { TextQuery } from './text-query.ts';

/** The requested page of the ordered matches. */
export interface PageRequest {
  readonly sort: AssetSort;
  /** Reverses the leading sort key; ties stay newest first. Null for the natural direction. */
  readonly direction: 'asc' | 'desc' | null;
  readonly page: number;
  readonly limit: number;
}

/** Ids of one page in order, and the exact total number of matches. */
export interface SearchPage {
  readonly ids: readonly string[];
  readonly total: number;
  /** How the search text was interpreted. */
  readonly reading: TextQuery;
}

/** A studio among the matches: its number of matches and the newest of them. */
export interface DesignerShare {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly newest: string;
}

/** A value of the filter panel and how many patterns selecting it would leave. */
export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Counts of the filter panel; each facet ignores its own selection. */
export interface FacetCounts {
  readonly categories: readonly FacetCount[];
  readonly tags: readonly FacetCount[];
  readonly colors: readonly FacetCount[];
  readonly orientations: readonly FacetCount[];
  readonly licenseTypes: readonly FacetCount[];
  readonly repeats: readonly FacetCount[];
  /** Number of matching patterns; a value with the same count does not narrow the list. */
  readonly total: number;
  readonly priceRange: { readonly min: number; readonly max: number };
}

/**
 * Finds approved assets. Returns ids only, so that another engine can replace the database. Aborting the signal cancels
 * the work of a client that disconnected.
 */
export interface CatalogSearch {
  list(filter: AssetFilter, request: PageRequest, signal?: AbortSignal): Promise<SearchPage>;
  facets(filter: AssetFilter, signal?: AbortSignal): Promise<FacetCounts>;
  /** Counts matches by studio, the studio with most of them first. */
  designers(filter: AssetFilter, signal?: AbortSignal): Promise<readonly DesignerShare[]>;
  /** Returns the best matches for text being typed, title matches first. */
  suggestByText(text: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Returns assets whose SKU contains the digits. */
  suggestByDigits(digits: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Returns assets that share palette, family, colors or tags with `id`, nearest first, excluding itself. */
  similar(id: string, limit: number, signal?: AbortSignal): Promise<readonly string[]>;
  /** Whether counts and suggestions would currently be refused because the queue is full. */
  isFull(): boolean;
}
