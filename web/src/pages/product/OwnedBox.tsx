import { chakra } from '@chakra-ui/react';
import { OwnedDownloadButton } from '#features/downloads/download-buttons.ts';
import { PlanLeft } from '#features/downloads/PlanLeft.tsx';
import { LinkButton } from '#ui/Button.tsx';
import type { ProductAsset } from './product-asset.ts';
import { UpgradeOffer } from './UpgradeOffer.tsx';

/** Download of an owned pattern, with an upgrade as the only purchase left. */
export function OwnedBox({ asset }: { readonly asset: ProductAsset }) {
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div hideBelow="lg">
        <OwnedDownloadButton asset={asset} size="lg" width="full" />
      </chakra.div>
      <LinkButton to="/profile?tab=downloads" variant="outline">
        In your library: formats and certificate
      </LinkButton>
      <PlanLeft />
      <UpgradeOffer asset={asset} />
    </chakra.div>
  );
}
