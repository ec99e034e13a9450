import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney } from '#lib/money.ts';
import { recolored } from '#lib/recolored.ts';
import { PaletteName } from '#ui/PaletteName.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { Button } from '#ui/Button.tsx';
import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';
import { LicenseSelect } from './LicenseSelect.tsx';
import { isLineOwned } from './line-facts.ts';

const TitleLink = chakra(Link, {
  base: { fontWeight: 'semibold', fontSize: '17px', _hover: { textDecoration: 'underline' } },
});

function LinePrice({ item }: { readonly item: CartLine_ItemFragment }) {
  const { price } = item;
  const lead = useLeadCurrency();
  if (!price) return <Text fontWeight="semibold">Price TBD</Text>;
  if (price.usd.minorUnits === 0) return <Text fontWeight="semibold">{isLineOwned(item) ? 'Owned' : 'Free'}</Text>;
  return (
    <Box textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <Text fontWeight="semibold" fontSize="17px">
        {formatLead(price, lead)}
      </Text>
      {lead === 'INR' ? (
        <Text color="ink.muted" fontSize="14px">
          {formatMoney(price.usd)}
        </Text>
      ) : null}
    </Box>
  );
}

interface Props {
  readonly item: CartLine_ItemFragment;
  readonly isBusy: boolean;
  /** Alternative action, such as downloading the pattern instead. */
  readonly note?: ReactNode;
  readonly onRemove: () => void;
}

/** A cart line: picture, title, studio, license, price in the leading currency, and the charge in dollars. */
export function CartLine({ item, isBusy, note, onRemove }: Props) {
  const { asset, palette } = item;
  return (
    <Flex as="li" gap={{ base: '4', md: '6' }} paddingBlock="6" borderBottomWidth="1px" borderColor="line">
      <Link to={`/product/${asset.slug}`} tabIndex={-1} aria-hidden>
        <SwatchPicture picture={recolored(asset, palette)} size={{ base: '88px', md: '136px' }} alt="" />
      </Link>
      <Flex flex="1" minWidth="0" gap="3" justifyContent="space-between">
        <Box minWidth="0">
          <TitleLink to={`/product/${asset.slug}`}>{asset.title}</TitleLink>
          <Text color="ink.muted">{asset.designer?.name}</Text>
          <PaletteName palette={palette} />
          <Text color="ink.muted" fontFamily="mono" fontSize="12.5px" marginBlock="2">
            {asset.sku}
          </Text>
          <Box color="ink.muted">
            <LicenseSelect item={item} />
          </Box>
          {note}
          <Button
            variant="link"
            size="sm"
            marginTop="2"
            onClick={onRemove}
            disabled={isBusy}
            aria-label={`Remove ${asset.title}`}
          >
            Remove
          </Button>
        </Box>
        <LinePrice item={item} />
      </Flex>
    </Flex>
  );
}
