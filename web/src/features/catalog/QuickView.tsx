import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { premiumTerms } from '#lib/license-words.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EarlyMark } from './EarlyMark.tsx';
import { PatternPicture } from './PatternPicture.tsx';
import type { PatternTile_AssetFragment } from './PatternTile.fragment.generated.ts';
import { useQuickViewQuery } from './QuickView.query.generated.ts';
import { Swatches } from './Swatches.tsx';

interface QuickViewProps {
  readonly asset: Masked<PatternTile_AssetFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Actions for the pattern, such as the add-to-cart button. */
  readonly actions: ReactNode;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '5', md: '8' },
    '& .pattern-picture': { display: 'block', aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& .pattern-picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Words = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** Dialog over a list with a pattern's details and price, its actions, and a link to its page. */
export function QuickView({ asset: masked, isOpen, onClose, actions }: QuickViewProps) {
  const asset = readFragment<PatternTile_AssetFragment>(masked);
  const { data } = useQuickViewQuery({ variables: { slug: asset.slug } });
  const more = data?.assetBySlug;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={asset.title}>
      <Columns>
        <PatternPicture asset={asset} sizes="(min-width: 768px) 400px, 90vw" isPriority />
        <Words>
          <div>
            <EarlyMark opensAt={asset.opensAt} />
          </div>
          <p>
            {asset.designer ? `by ${asset.designer.name}` : null}
            <chakra.span display="block" color="ink.muted" fontFamily="mono" fontSize="12.5px" marginTop="1">
              {asset.sku}
            </chakra.span>
          </p>
          {more ? <p>{more.description}</p> : <Skeleton height="12" />}
          {more ? <Swatches asset={more} /> : <Skeleton height="11" />}
          <chakra.p fontSize="22px">
            <PriceText price={asset.price} />
          </chakra.p>
          <chakra.p color="ink.muted" fontSize="14px">
            {more?.licenseName ?? ' '}
            {more && asset.isPremium ? ` · ${premiumTerms}` : null}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {actions}
            <LinkButton to={`/product/${asset.slug}`} variant="outline">
              View details
            </LinkButton>
          </chakra.div>
        </Words>
      </Columns>
    </Dialog>
  );
}
