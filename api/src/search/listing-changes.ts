/** Ids of assets whose list data changed, or all of them. */
export type ChangedListing = readonly string[] | 'all';

/** Reports changes to list data within a second or two. */
export interface ListingChanges {
  /** Whether every change is reported. `all` is reported first when this becomes true. */
  readonly isCurrent: boolean;
  onListingChange(listener: (changed: ChangedListing) => void): void;
}
