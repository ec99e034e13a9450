import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { NamedAsset } from './named-asset.ts';

// Few patterns are free.
const FreeDownload = lazy(async () => ({ default: (await import('./FreeDownload.tsx')).FreeDownload }));

interface Props {
  readonly asset: NamedAsset & { readonly isFree: boolean };
  /** What is offered for a pattern that has a price. */
  readonly children: ReactNode;
}

/** A free pattern is downloaded for one of the free downloads of the account, or says that none is left. */
export function UnlessFree({ asset, children }: Props) {
  if (!asset.isFree) return children;
  return (
    <Suspense fallback={<Skeleton height="16" />}>
      <FreeDownload asset={asset} />
    </Suspense>
  );
}
