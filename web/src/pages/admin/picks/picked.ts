import type { PatternPicture_AssetFragment } from '#features/catalog/PatternPicture.fragment.generated.ts';
import type { Masked } from '#lib/fragments.ts';

/** A pattern that was picked, with its picture while it is on sale. */
export interface Picked {
  readonly assetId: string;
  readonly title: string;
  readonly picture: Masked<PatternPicture_AssetFragment> | null;
}
