import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { type Currency, formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney, type Price } from '#lib/money.ts';
import { PlanDialogButton } from '#features/subscriptions/PlanDialogButton.tsx';
import { PlanDownload, PlanLeft } from '#features/downloads/PlanDownload.tsx';
import { UnlessFree } from '#features/downloads/UnlessFree.tsx';
import { OwnedDownloadButton } from '#features/downloads/UnlessOwned.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { type ChosenLicense, isFreeUnder, licenseOptions, priceOf } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

interface BuyBoxProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
  readonly onLicense: (license: ChosenLicense) => void;
}

const Options = chakra('fieldset', {
  base: {
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'card',
    overflow: 'hidden',
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      cursor: 'pointer',
    },
    '& label + label': { borderTop: '1px solid', borderColor: 'line' },
    '& input': { width: '18px', height: '18px', accentColor: 'var(--hd-colors-ink)' },
    '& input:focus-visible': { outlineOffset: '3px' },
  },
});

/** What will be charged, named again where another currency leads. */
function chargeWords(price: Price, lead: Currency): string {
  return lead === 'USD' ? 'Charged at checkout' : `${formatMoney(price.usd)} charged at checkout`;
}

function BigPrice({ price }: { price: Price | null }) {
  const lead = useLeadCurrency('INR');
  if (!price) return <chakra.p fontSize="22px">Price TBD</chakra.p>;
  const isFree = price.usd.minorUnits === 0;
  return (
    <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
      <chakra.p fontFamily="display" fontSize="40px" lineHeight="1" fontVariantNumeric="tabular-nums">
        {isFree ? 'Free' : formatLead(price, lead)}
      </chakra.p>
      <chakra.p color="ink.muted" fontSize="14px">
        {isFree ? 'Nothing to pay' : chargeWords(price, lead)}
      </chakra.p>
    </chakra.div>
  );
}

/** Licence, price and the way into the bag; what is owned already is downloaded instead. */
export function BuyBox({ asset, license, onLicense }: BuyBoxProps) {
  const price = priceOf(asset, license);
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {asset.price ? (
        <Options>
          <chakra.legend srOnly>Licence</chakra.legend>
          {licenseOptions(asset).map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name="license"
                value={option.value}
                checked={license === option.value}
                onChange={() => onLicense(option.value)}
              />
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {option.label}
                </chakra.span>
                <chakra.span display="block" color="ink.muted" fontSize="14px">
                  {option.about}
                </chakra.span>
              </span>
              <PriceText price={option.price} lead="INR" />
            </label>
          ))}
        </Options>
      ) : null}
      <BigPrice price={price} />
      {asset.viewerHasLicense ? (
        <chakra.div display="grid" gap="3">
          <OwnedDownloadButton asset={asset} size="lg" />
          <LinkButton to="/profile?tab=downloads" variant="outline">
            In your library: formats and certificate
          </LinkButton>
          <PlanLeft assetId={asset.id} />
        </chakra.div>
      ) : (
        <UnlessFree asset={{ ...asset, isFree: isFreeUnder(asset, license) }}>
          <chakra.div hideBelow="lg">
            <AddToBagButton asset={asset} license={license} palette={null} size="lg" width="full" />
          </chakra.div>
        </UnlessFree>
      )}
      {asset.viewerHasLicense ? null : (
        <PlanDownload asset={asset}>{asset.isPremium ? null : <PlanDialogButton />}</PlanDownload>
      )}
    </chakra.div>
  );
}
