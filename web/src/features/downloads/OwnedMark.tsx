import { Badge } from '#ui/Badge.tsx';
import { useIsOwned } from './useIsOwned.ts';

/** The badge of a pattern the signed-in person owns. */
export function OwnedMark({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
