import type { Measures } from '@halfdrop/patterns';

/** What is seen of an asset, measured from its picture. */
export interface AssetAppearance {
  readonly measures: Measures;
  readonly seam: { readonly isVerified: boolean; readonly score: number };
}
