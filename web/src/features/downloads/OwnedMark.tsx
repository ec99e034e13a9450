import { Badge } from '#ui/Badge.tsx';
import { useIsOwned } from './useIsOwned.ts';

/** Badge for a pattern the signed-in user owns. */
export function OwnedMark({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
