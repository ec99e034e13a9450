import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { TextHead, TextSection } from '#features/content/LongText.tsx';
import { parseMarkdown } from '@halfdrop/domain';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LicenseTable } from './LicenseTable.tsx';
import { useLicensesPageQuery } from './LicensesPage.query.generated.ts';

const DESCRIPTION =
  'The four licences of Halfdrop side by side: what each allows, what comes with it and what it costs.';

/** Comparison of the four licenses, and which uses require which. */
export function LicensesPage() {
  const { data, loading, error, refetch } = useLicensesPageQuery({
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const page = data?.contentPage;
  const sections = useMemo(() => parseMarkdown(page?.body ?? ''), [page?.body]);
  const isWaiting = loading && !data;

  return (
    <Page space="page">
      <Seo title="Licences" description={page?.summary ?? DESCRIPTION} path="/licenses" />
      {page ? (
        <TextHead page={page} />
      ) : (
        <Heading as="h1" size="page">
          Licences
        </Heading>
      )}
      <chakra.div marginTop={{ base: '8', md: '12' }}>
        {isWaiting ? <TablePlace /> : null}
        {data?.licenses ? <LicenseTable licenses={data.licenses} /> : null}
        {!isWaiting && error && !data?.licenses ? (
          <ErrorState title="The licences could not be loaded" onRetry={retry}>
            Please try again later.
          </ErrorState>
        ) : null}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
        <LinkButton to="/license-terms">Read the full terms</LinkButton>
        <LinkButton to="/products" variant="outline">
          Browse patterns
        </LinkButton>
        <LinkButton to="/verify" variant="outline">
          Verify a certificate
        </LinkButton>
      </chakra.div>
      <chakra.div display="grid" gap="12" marginTop={{ base: '12', md: '16' }}>
        {sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
      </chakra.div>
    </Page>
  );
}

function TablePlace() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height="40rem" />
    </>
  );
}
