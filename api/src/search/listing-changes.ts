/** Some assets, by id, or all of them, of which lists show something else. */
export type ChangedListing = readonly string[] | 'all';

/** Tells of what lists show otherwise, within a second or two of the change. */
export interface ListingChanges {
  /** Whether every change is told. When that begins, `all` is told first. */
  readonly isCurrent: boolean;
  onListingChange(listener: (changed: ChangedListing) => void): void;
}
