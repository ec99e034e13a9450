import type { OnSale_StudioAssetFragment } from './OnSale.fragment.generated.ts';

/** A pattern that is or was on sale, as its page in the panel shows it. */
export type SoldPattern = OnSale_StudioAssetFragment;
