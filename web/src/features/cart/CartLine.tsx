import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { licenseName } from '#lib/license-name.ts';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney } from '#lib/money.ts';
import { recoloured } from '#lib/recoloured.ts';
import { PaletteName } from '#ui/PaletteName.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { Button } from '#ui/Button.tsx';
import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';

const TitleLink = chakra(Link, {
  base: { fontWeight: 'semibold', fontSize: '17px', _hover: { textDecoration: 'underline' } },
});

function LinePrice({ price, isOwned }: Pick<CartLine_ItemFragment, 'price'> & { readonly isOwned: boolean }) {
  const lead = useLeadCurrency('INR');
  if (!price) return <Text fontWeight="semibold">Price TBD</Text>;
  if (price.usd.minorUnits === 0) return <Text fontWeight="semibold">{isOwned ? 'Owned' : 'Free'}</Text>;
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

const LibraryLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

interface Props {
  readonly item: CartLine_ItemFragment;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** One pattern of the bag: picture, title, studio, licence, what it costs in the currency that leads, and what is charged in dollars. */
export function CartLine({ item: { asset, license, palette, price }, isBusy, onRemove }: Props) {
  const isOwned = asset.viewerHasLicense === true && price?.usd.minorUnits === 0;
  return (
    <Flex as="li" gap={{ base: '4', md: '6' }} paddingBlock="6" borderBottomWidth="1px" borderColor="line">
      <Link to={`/product/${asset.slug}`} tabIndex={-1} aria-hidden>
        <SwatchPicture picture={recoloured(asset, palette)} size={{ base: '88px', md: '136px' }} alt="" />
      </Link>
      <Flex flex="1" minWidth="0" gap="3" justifyContent="space-between">
        <Box minWidth="0">
          <TitleLink to={`/product/${asset.slug}`}>{asset.title}</TitleLink>
          <Text color="ink.muted">
            {asset.designer.name} · {licenseName(license)}
          </Text>
          <PaletteName palette={palette} />
          <Text color="ink.muted" fontFamily="mono" fontSize="12.5px" marginBlock="2">
            {asset.assetId}
          </Text>
          {isOwned ? (
            <Text fontSize="14px" marginBottom="2">
              {palette ? 'You own this pattern in every palette' : 'You own this licence'}: nothing to pay.{' '}
              <LibraryLink to="/profile?tab=downloads">In your library</LibraryLink>
            </Text>
          ) : null}
          <Button variant="link" size="sm" onClick={onRemove} disabled={isBusy} aria-label={`Remove ${asset.title}`}>
            Remove
          </Button>
        </Box>
        <LinePrice price={price} isOwned={isOwned} />
      </Flex>
    </Flex>
  );
}
