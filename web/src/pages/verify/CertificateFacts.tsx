import { Box, Flex, Grid, Text, chakra } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { licenseTerms } from '#lib/license-words.ts';
import { recolored } from '#lib/recolored.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import type { VerifyCertificateQuery } from './VerifyCertificate.query.generated.ts';

type Certificate = NonNullable<VerifyCertificateQuery['certificate']>;

const InkLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

const looks = {
  VALID: { tone: 'success', badge: 'Valid', title: 'This licence is valid' },
  REFUNDED: { tone: 'accent', badge: 'Refunded', title: 'This licence was refunded' },
  SUPERSEDED: { tone: 'linen', badge: 'Superseded', title: 'This licence was superseded' },
} as const;

/** Describes the consequence of a license's status. */
function consequence({ status, statusChangedAt, license }: Certificate): string {
  const day = statusChangedAt === null ? '' : ` on ${formatDay(statusChangedAt)}`;
  if (status === 'REFUNDED') return `Its purchase was refunded${day}. The pattern may not be used under it any more.`;
  if (status === 'SUPERSEDED') {
    return `A wider licence of the same pattern took its place${day}. Ask the holder for the newer certificate.`;
  }
  return licenseTerms(license);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '11rem 1fr' }} columnGap="4" paddingBlock="3" borderBottomWidth="1px">
      <Text as="dt" color="ink.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
        {children}
      </Text>
    </Grid>
  );
}

/** Details of a certificate, and whether it is valid. */
export function CertificateFacts({ certificate }: { readonly certificate: Certificate }) {
  const { status, holder, title, asset, sku, palette, license, licenseNumber, licenseTermsVersion, acquiredAt, code } =
    certificate;
  const look = looks[status];
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '6', md: '10' }} alignItems="start">
      <SwatchPicture
        picture={asset && recolored(asset, palette)}
        size={{ base: '140px', md: '220px' }}
        alt={asset?.altText ?? ''}
      />
      <Box flex="1" minWidth="0" width="full">
        <Badge tone={look.tone}>{look.badge}</Badge>
        <Heading as="h1" size="page" marginBlock="3">
          {look.title}
        </Heading>
        <Text maxWidth="52ch">{consequence(certificate)}</Text>
        <Box as="dl" marginTop="6" borderTopWidth="1px">
          <Fact label="Holder">{holder}</Fact>
          <Fact label="Pattern">{asset ? <InkLink to={`/product/${asset.slug}`}>{title}</InkLink> : title}</Fact>
          <Fact label="Asset ID">{sku}</Fact>
          <Fact label="Colours">{palette?.name ?? 'As drawn'}, and every other palette the shop offers for it</Fact>
          <Fact label="Licence">{licenseName(license)}</Fact>
          {licenseTermsVersion === null ? null : (
            <Fact label="Licence terms">
              <InkLink to={`/license-terms?version=${licenseTermsVersion}`}>Version {licenseTermsVersion}</InkLink>
            </Fact>
          )}
          <Fact label="Licence number">{licenseNumber}</Fact>
          <Fact label="Acquired">{formatDay(acquiredAt)}</Fact>
          <Fact label="Certificate code">{code}</Fact>
        </Box>
        <Text color="ink.muted" fontSize="14px" marginTop="4">
          Of the holder only the first letters are shown. The full name stands on the certificate itself, under the
          signature of this shop.
        </Text>
      </Box>
    </Flex>
  );
}
