import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';

/** Whether the licence in a line is held already, so that there is nothing to pay. */
export function isLineOwned({ asset, price }: CartLine_ItemFragment): boolean {
  return asset.viewerHasLicense === true && price?.usd.minorUnits === 0;
}
