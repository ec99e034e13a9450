/** A value that assets are filtered by; aliases count with the code they share. */
export interface FacetValue {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly code: number;
  readonly position: number;
  readonly isAlias: boolean;
}

/** What the index has to know beside the assets. */
export interface Reference {
  readonly facetValues: readonly FacetValue[];
  readonly designers: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  readonly collections: readonly { readonly id: number; readonly slug: string }[];
  /** Ids of the assets that the shop features. */
  readonly featured: readonly string[];
}

/** Codes for facts that are no facet values, below all of theirs. */
export const FACT_CODES = { free: -1, premium: -2 } as const;

/** The code of a design collection. */
export const collectionCode = (collectionId: number) => -1_000_000 - collectionId;

/** The code of a studio. */
export const designerCode = (designerId: number) => -2_000_000_000 + designerId;
