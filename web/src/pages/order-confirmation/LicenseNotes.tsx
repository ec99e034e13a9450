import { Box, chakra, Text } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { CertificateButton } from '#features/downloads/CertificateButton.tsx';
import type { OrderItems_ItemFragment } from '#features/orders/OrderItems.fragment.generated.ts';
import { licenseTerms } from '#lib/license-words.ts';
import { Heading } from '#ui/Heading.tsx';

const TermsLink = chakra(Link, {
  base: { fontSize: '14px', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** License, license number and permitted uses of each pattern. */
export function LicenseNotes({ items }: { readonly items: readonly OrderItems_ItemFragment[] }) {
  return (
    <Box as="section" aria-labelledby="licenses">
      <Heading as="h2" id="licenses" size="card" marginBottom="4">
        Licence information
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {items.map(({ id, title, license, licenseTermsVersion, entitlement }) => (
          <li key={id}>
            <Text fontWeight="semibold">
              {title} · {licenseName(license)}
            </Text>
            <Text color="ink.muted">{licenseTerms(license)}</Text>
            {licenseTermsVersion !== null && (
              <TermsLink to={`/license-terms?version=${licenseTermsVersion}`}>
                Licence terms, version {licenseTermsVersion}
              </TermsLink>
            )}
            {entitlement && (
              <>
                <Text fontFamily="mono" fontSize="12.5px" color="ink.muted" marginBottom="2">
                  {entitlement.licenseNumber}
                </Text>
                <CertificateButton certificate={{ ...entitlement, title }} size="sm" />
              </>
            )}
          </li>
        ))}
      </Box>
      <Text color="ink.muted" marginTop="4">
        The full licence text and its certificate lie in each download.
      </Text>
    </Box>
  );
}
