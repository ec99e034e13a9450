import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { OwnedBadge } from '#features/downloads/OwnedBadge.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Button } from '#ui/Button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { PatternItem } from './PatternItem.tsx';
import type { PatternList_AssetFragment } from './PatternList.fragment.generated.ts';

const QuickView = lazy(async () => ({ default: (await import('#features/catalog/QuickView.tsx')).QuickView }));
const QuickOffer = lazy(async () => ({ default: (await import('#features/downloads/QuickOffer.tsx')).QuickOffer }));

interface PatternListProps<Asset> {
  readonly assets: readonly Asset[];
  /** Number of columns on a wide screen; `rows` shows one pattern per row. */
  readonly columns: 'three' | 'four' | 'rows';
  /** Displayed width of a picture, as the `sizes` attribute. */
  readonly sizes: string;
  /** Number of pictures from the start that load eagerly; none by default. */
  readonly priorityCount?: number;
  /** Additional facts below the studio. */
  readonly detailsOf?: (asset: Asset) => ReactNode;
}

/** Patterns with their actions and quick view. */
export function PatternList<Asset extends Masked<PatternList_AssetFragment>>({
  assets,
  columns,
  sizes,
  priorityCount = 0,
  detailsOf,
}: PatternListProps<Asset>) {
  const [viewed, setViewed] = useState<PatternList_AssetFragment | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (asset: PatternList_AssetFragment) => {
    setViewed(asset);
    setOpen(true);
  };

  return (
    <>
      <PatternGrid columns={columns}>
        {assets.map((item, index) => {
          const asset = readFragment<PatternList_AssetFragment>(item);
          return (
            <PatternItem
              key={asset.id}
              asset={item}
              sizes={sizes}
              isPriority={index < priorityCount}
              details={detailsOf?.(item)}
              mark={<OwnedBadge assetId={asset.id} />}
            >
              <Button
                variant="outline"
                size="dot"
                aria-label={`Quick view of ${asset.title}`}
                onClick={() => open(asset)}
              >
                <EyeIcon size={18} />
              </Button>
            </PatternItem>
          );
        })}
      </PatternGrid>
      {viewed ? (
        <Suspense fallback={null}>
          <QuickView
            asset={viewed}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            actions={
              <QuickOffer asset={viewed}>
                {(look) => <AddToBagButton asset={viewed} announcement="titled" {...look} />}
              </QuickOffer>
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}
