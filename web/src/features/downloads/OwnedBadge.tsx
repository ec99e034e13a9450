import { Badge } from '#ui/Badge.tsx';
import { useIsOwned } from './useIsOwned.ts';

/** Marks the tile of a pattern the viewer owns. */
export function OwnedBadge({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
