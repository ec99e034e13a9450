import { Box, Flex, Grid, Text, chakra } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { recolored } from '#lib/recolored.ts';
import { PaletteName } from '#ui/PaletteName.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { CertificateButton } from './CertificateButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { PaletteSelect } from './PaletteSelect.tsx';
import type { LibraryItem_EntitlementFragment } from './LibraryItem.fragment.generated.ts';

const TitleLink = chakra(Link, { base: { fontWeight: 'semibold', _hover: { textDecoration: 'underline' } } });

function LibraryItem({ item }: { readonly item: LibraryItem_EntitlementFragment }) {
  const { id, title, license, licenseNumber, formats, acquiredAt, lastDownloadedAt, asset, palette, recolor } = item;
  const [chosen, setChosen] = useState<string>();
  return (
    <Grid
      as="li"
      gridTemplateColumns={{ base: '88px 1fr', md: '88px 1fr auto' }}
      gap="4"
      alignItems="center"
      paddingBlock="4"
      borderBottomWidth="1px"
    >
      <SwatchPicture picture={asset && recolored(asset, palette)} size="88px" alt="" />
      <Box minWidth="0">
        {asset ? (
          <TitleLink to={`/product/${asset.slug}`}>{title}</TitleLink>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
        <Text color="ink.muted" fontSize="14px">
          {licenseName(license)} · {formatDate(acquiredAt)}
          {lastDownloadedAt === null ? null : ` · last downloaded ${formatDate(lastDownloadedAt)}`}
        </Text>
        <Text color="ink.muted" fontFamily="mono" fontSize="12.5px">
          {asset && <span>{asset.sku} · </span>}
          <Box as="span" whiteSpace="nowrap">
            {licenseNumber}
          </Box>
        </Text>
        <PaletteName palette={palette} />
        {recolor ? <PaletteSelect recolor={recolor} acquired={palette} chosen={chosen} onChoose={setChosen} /> : null}
        <FormatChoice entitlementId={id} title={title} formats={formats} palette={chosen} />
      </Box>
      <Flex gridColumn={{ base: '2', md: 'auto' }} direction={{ base: 'row', md: 'column' }} gap="2" wrap="wrap">
        <DownloadButton entitlementId={id} title={title} palette={chosen} size="sm" />
        <CertificateButton certificate={item} size="sm" />
      </Flex>
    </Grid>
  );
}

/** The user's licenses, each with its download. */
export function LibraryList({ items }: { readonly items: readonly Masked<LibraryItem_EntitlementFragment>[] }) {
  return (
    <Box as="ul" aria-label="Your library" listStyleType="none" borderTopWidth="1px">
      {readFragment<LibraryItem_EntitlementFragment>(items).map((item) => (
        <LibraryItem key={item.id} item={item} />
      ))}
    </Box>
  );
}
