import { Box, Text } from '@chakra-ui/react';
import { MAX_CERTIFICATE_CHARACTERS } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { addressText } from '#lib/address-text.ts';
import { failureOf } from '#lib/form-failure.ts';
import { usePageStatus } from '#lib/page-status.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useVerifyCertificateQuery } from './VerifyCertificate.query.generated.ts';

function Introduction({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box marginBottom="8">
      <Heading as="h1" size="page" marginBottom="3">
        {title}
      </Heading>
      <Text maxWidth="52ch">{children}</Text>
    </Box>
  );
}

function Unknown({ code }: { readonly code: string }) {
  usePageStatus(404);
  return (
    <>
      <HiddenSeo title="Unknown certificate" />
      <Introduction title="No certificate has this code">
        We know no certificate with the code{' '}
        <Box as="span" fontFamily="mono" overflowWrap="anywhere">
          {code}
        </Box>
        . Compare it with the certificate and try again.
      </Introduction>
      <CodeForm />
    </>
  );
}

function Verified({ code }: { readonly code: string }) {
  const { data, error, loading, refetch } = useVerifyCertificateQuery({
    variables: { code },
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  if (!data && loading) {
    return (
      <Box role="status" aria-label="Checking the certificate">
        <HiddenSeo title="Verify a certificate" />
        <Skeleton height="28rem" />
      </Box>
    );
  }
  if (!data) {
    return (
      <>
        <HiddenSeo title="Verify a certificate" />
        <ErrorState level={1} title="The certificate could not be checked" onRetry={retry}>
          {failureOf(error).message}
        </ErrorState>
      </>
    );
  }
  const certificate = data.certificate;
  if (!certificate) return <Unknown code={code} />;
  return (
    <>
      <HiddenSeo title={`Certificate of ${certificate.title}`} />
      <CertificateFacts certificate={certificate} />
      <Box as="section" aria-labelledby="another" marginTop="14">
        <Heading as="h2" id="another" size="card" marginBottom="4">
          Verify another certificate
        </Heading>
        <CodeForm key={code} />
      </Box>
    </>
  );
}

/** `/verify` and `/verify/{code}`: whether a license certificate holds, for everyone who has its code. */
export function VerifyPage() {
  const { code } = useParams();
  return (
    <Page space="page" width="text">
      {code === undefined ? (
        <>
          <HiddenSeo title="Verify a certificate" />
          <Introduction title="Verify a certificate">
            Every licence of this shop comes with a certificate. Enter its code to see which pattern and which licence
            it stands for, and whether it holds.
          </Introduction>
          <CodeForm />
        </>
      ) : (
        <Verified key={code} code={addressText(code, MAX_CERTIFICATE_CHARACTERS)} />
      )}
    </Page>
  );
}
