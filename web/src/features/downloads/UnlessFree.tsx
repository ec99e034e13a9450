import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { NamedAsset } from './named-asset.ts';

/** Most patterns have a price. */
const FreeDownload = lazy(async () => ({ default: (await import('./FreeDownload.tsx')).FreeDownload }));

interface Props {
  readonly asset: NamedAsset & { readonly isFree: boolean };
  /** Offer for a pattern with a price. */
  readonly children: ReactNode;
}

/** For a free pattern, a download against the account's allowance, or a note that none is left. */
export function UnlessFree({ asset, children }: Props) {
  if (!asset.isFree) return children;
  return (
    <Suspense fallback={<Skeleton height="71px" />}>
      <FreeDownload asset={asset} />
    </Suspense>
  );
}
