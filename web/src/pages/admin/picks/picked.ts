import type { PatternPicture_AssetFragment } from '#features/catalog/PatternPicture.fragment.generated.ts';
import type { Masked } from '#lib/fragments.ts';

/** A picked pattern, with its picture if on sale. */
export interface Picked {
  readonly assetId: string;
  readonly title: string;
  readonly picture: Masked<PatternPicture_AssetFragment> | null;
}
