import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { SaidChanges } from '#features/studios/SaidChanges.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Reviewed } from './reviewed.ts';

/** The pattern on sale next to the newer version under review: its picture, and what would change. */
export function ChangeOnSale({ review }: { readonly review: Reviewed }) {
  const { asset: onSale } = review.submission;
  if (!onSale) return null;
  return (
    <section aria-labelledby="on-sale">
      <Heading id="on-sale" size="card" marginBottom="3">
        A change of what is on sale
      </Heading>
      <chakra.div display="flex" gap="4" alignItems="flex-start" marginBottom="3">
        <chakra.div
          width="7rem"
          flexShrink="0"
          css={{ '& img': { display: 'block', width: '100%', borderRadius: 'md' } }}
        >
          <PatternPicture asset={onSale} sizes="112px" />
        </chakra.div>
        <chakra.p color="ink.muted" fontSize="15px">
          On sale now. It stays so until this version is approved; who has bought it keeps that file.
        </chakra.p>
      </chakra.div>
      <SaidChanges
        labelledBy="on-sale"
        before={{ ...onSale, hasExtendedLicense: onSale.licenseTypes.includes('EXTENDED') }}
        after={review.submission}
      />
    </section>
  );
}
