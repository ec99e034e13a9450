import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { type Currency, formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney, type Price } from '#lib/money.ts';
import { PlanDialogButton } from '#features/subscriptions/PlanDialogButton.tsx';
import { UnlessEarly } from '#features/downloads/EarlyOffer.tsx';
import { PlanRefusal } from '#features/downloads/PlanRefusal.tsx';
import { UnlessFree } from '#features/downloads/UnlessFree.tsx';
import { usePlanFor } from '#features/downloads/usePlanQuota.ts';
import { PriceText } from '#ui/PriceText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
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

/** States the charge in dollars if another currency leads. */
function chargeWords(price: Price, lead: Currency): string {
  return lead === 'USD' ? 'Charged at checkout' : `${formatMoney(price.usd)} charged at checkout`;
}

function BigPrice({ price }: { price: Price | null }) {
  const lead = useLeadCurrency();
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

/** License options with their prices. */
function LicenseChoice({ asset, license, onLicense }: BuyBoxProps) {
  if (!asset.price) return null;
  return (
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
          <PriceText price={option.price} />
        </label>
      ))}
    </Options>
  );
}

/** Most users have no plan. */
const PlanCovers = lazy(async () => ({ default: (await import('#features/downloads/PlanCovers.tsx')).PlanCovers }));
/** Most users own few of the patterns they view. */
const OwnedBox = lazy(async () => ({ default: (await import('./OwnedBox.tsx')).OwnedBox }));

/** Download if owned or covered by the plan; otherwise, or below it, license, price and add-to-cart button. */
export function BuyBox(props: BuyBoxProps) {
  const { asset, license } = props;
  const plan = usePlanFor(asset, 'cache-and-network');
  if (asset.viewerHasLicense) {
    return (
      <Suspense fallback={<Skeleton height="9rem" />}>
        <OwnedBox asset={asset} />
      </Suspense>
    );
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {plan ? (
        <>
          <Suspense fallback={<Skeleton height="9rem" />}>
            <PlanCovers asset={asset} quota={plan} />
          </Suspense>
          <chakra.p fontWeight="semibold">Or buy it singly</chakra.p>
        </>
      ) : null}
      <LicenseChoice {...props} />
      <BigPrice price={priceOf(asset, license)} />
      <UnlessEarly asset={asset} look="box">
        <UnlessFree asset={{ ...asset, isFree: isFreeUnder(asset, license) }}>
          <chakra.div hideBelow="lg">
            <AddToBagButton
              asset={asset}
              license={license}
              palette={null}
              size="lg"
              width="full"
              variant={plan ? 'outline' : 'solid'}
            />
          </chakra.div>
        </UnlessFree>
        {plan ? null : <PlanRefusal asset={asset}>{asset.isPremium ? null : <PlanDialogButton />}</PlanRefusal>}
      </UnlessEarly>
    </chakra.div>
  );
}
