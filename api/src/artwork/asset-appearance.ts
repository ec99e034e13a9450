import type { Measures } from '@halfdrop/patterns';

/** Visual properties of an asset, measured from its image. */
export interface AssetAppearance {
  readonly measures: Measures;
  readonly seam: { readonly isVerified: boolean; readonly score: number };
}
