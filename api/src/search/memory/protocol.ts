import type { AssetFilter } from '../asset-filter.ts';
import type { DesignerShare, FacetCounts, PageRequest, SearchPage } from '../catalog-search.ts';
import type { IndexState } from '../feed/follow-database.ts';
import type { ChangedListing } from '../listing-changes.ts';
import type { DatabaseAddress } from '../../platform/database/embedded/embedded-postgres.ts';

/** Startup settings of the index thread. */
export interface IndexSettings {
  readonly address: DatabaseAddress | string;
  /** Where the index is kept across restarts. */
  readonly file: string;
}

/** Messages the thread sends unprompted. */
export type IndexEvent = { readonly state: IndexState } | { readonly changedListing: ChangedListing };

/** A request to the index. */
export type Question =
  | { readonly kind: 'list'; readonly filter: AssetFilter; readonly request: PageRequest }
  | { readonly kind: 'facets'; readonly filter: AssetFilter }
  | { readonly kind: 'designers'; readonly filter: AssetFilter }
  | { readonly kind: 'suggestByText'; readonly text: string; readonly limit: number }
  | { readonly kind: 'suggestByDigits'; readonly digits: string; readonly limit: number };

/** The reply to a request of the same kind. */
export type Answer =
  | { readonly kind: 'list'; readonly result: SearchPage }
  | { readonly kind: 'facets'; readonly result: FacetCounts }
  | { readonly kind: 'designers'; readonly result: readonly DesignerShare[] }
  | { readonly kind: 'suggestByText'; readonly result: readonly string[] }
  | { readonly kind: 'suggestByDigits'; readonly result: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };
