import type { OnSale_StudioAssetFragment } from './OnSale.fragment.generated.ts';

/** A pattern that is or was on sale, as shown on its page in the panel. */
export type SoldPattern = OnSale_StudioAssetFragment;
