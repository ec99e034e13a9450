import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { CompactOffer } from './CompactOffer.tsx';
import type { ChosenLicense } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

interface FirstOfferProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
  readonly ref: Ref<HTMLDivElement>;
}

const Row = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '11',
    fontSize: '20px',
    '& > button': { flexShrink: 0 },
  },
});

/** Primary action below the name on small screens, above all else. */
export function FirstOffer({ asset, license, ref }: FirstOfferProps) {
  return (
    <Row ref={ref}>
      <CompactOffer asset={asset} license={license} />
    </Row>
  );
}
