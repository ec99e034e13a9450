import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '#lib/dates.ts';
import { licenseName } from '#lib/license-name.ts';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import type { LibraryItem_EntitlementFragment } from './LibraryItem.fragment.generated.ts';

const TitleLink = chakra(Link, { base: { fontWeight: 'semibold', _hover: { textDecoration: 'underline' } } });

function LibraryItem({ item }: { readonly item: LibraryItem_EntitlementFragment }) {
  const { id, title, license, licenseNumber, formats, acquiredAt, asset } = item;
  return (
    <Flex as="li" gap="4" alignItems="center" wrap="wrap" paddingBlock="4" borderBottomWidth="1px">
      <SwatchPicture picture={asset} size="88px" alt="" />
      <Box flex="1" minWidth="180px">
        {asset ? (
          <TitleLink to={`/product/${asset.slug}`}>{title}</TitleLink>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
        <Text color="ink.muted" fontSize="14px">
          {licenseName(license)} · {formatDate(acquiredAt)}
        </Text>
        <Text color="ink.muted" fontSize="14px">
          {formats.join(', ')}
        </Text>
        <Text color="ink.muted" fontFamily="mono" fontSize="12.5px">
          {asset ? `${asset.assetId} · ${licenseNumber}` : licenseNumber}
        </Text>
      </Box>
      <DownloadButton entitlementId={id} title={title} size="sm" />
    </Flex>
  );
}

/** Licences a person holds, each with its download. */
export function LibraryList({ items }: { readonly items: readonly LibraryItem_EntitlementFragment[] }) {
  return (
    <Box as="ul" aria-label="Your library" listStyleType="none" borderTopWidth="1px">
      {items.map((item) => (
        <LibraryItem key={item.id} item={item} />
      ))}
    </Box>
  );
}
