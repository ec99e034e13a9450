import { chakra } from '@chakra-ui/react';
import { CompactOffer } from './CompactOffer.tsx';
import type { ChosenLicense } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 40,
    insetInline: '0',
    bottom: '0',
    display: { lg: 'none' },
    padding: '2',
    paddingInline: { base: '4', md: '8' },
    paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
    background: 'card',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '& > button': { flexShrink: 0 },
  },
});

interface BuyBarProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
}

/** Bottom bar on small screens with the pattern's name and primary action. */
export function BuyBar({ asset, license }: BuyBarProps) {
  return (
    <Bar role="region" aria-label={asset.viewerHasLicense ? 'Download' : 'Buy'} data-buy-bar="">
      <chakra.p fontSize="14px" fontWeight="semibold" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {asset.title}
      </chakra.p>
      <Row>
        <CompactOffer asset={asset} license={license} />
      </Row>
    </Bar>
  );
}
