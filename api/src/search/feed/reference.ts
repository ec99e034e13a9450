/** A filter value; aliases count under the code they share. */
export interface FacetValue {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly code: number;
  readonly position: number;
  readonly isAlias: boolean;
}

/** What the index needs to know besides the assets. */
export interface Reference {
  readonly facetValues: readonly FacetValue[];
  readonly designers: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  readonly collections: readonly { readonly id: number; readonly slug: string }[];
  /** Ids of featured assets. */
  readonly featured: readonly string[];
}

/** Codes for facts that are not facet values, below all facet codes. */
export const FACT_CODES = { free: -1, premium: -2 } as const;

/** Returns the code of a design collection. */
export const collectionCode = (collectionId: number) => -1_000_000 - collectionId;

/** Returns the code of a studio. */
export const designerCode = (designerId: number) => -2_000_000_000 + designerId;
