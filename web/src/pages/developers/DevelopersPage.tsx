import { LongText } from '#features/content/LongText.tsx';
import { TextSkeleton } from '#features/content/TextSkeleton.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { ApiExample } from './ApiExample.tsx';
import { useDevelopersPageQuery } from './DevelopersPage.query.generated.ts';

const example = { id: 'try-it', heading: 'Try it', content: <ApiExample /> };
const NAME = 'Developers';
const DESCRIPTION = 'Everything the shop shows comes from one GraphQL endpoint.';

/** Guide to the GraphQL API, with a query that runs. */
export function DevelopersPage() {
  const { data, loading, error, refetch } = useDevelopersPageQuery({ notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  const page = data?.contentPage;

  return (
    <>
      <Seo title={page?.title ?? NAME} description={page?.summary ?? DESCRIPTION} path="/api" />
      {page ? <LongText page={page} extra={example} /> : null}
      {!page && loading ? <TextSkeleton /> : null}
      {!page && !loading && error ? (
        <Page>
          <ErrorState level={1} title="This page cannot be shown just now" onRetry={retry}>
            Please try again later.
          </ErrorState>
        </Page>
      ) : null}
      {!page && !loading && !error ? <ExampleAlone /> : null}
    </>
  );
}

/** Fallback if the operator has published no text. */
function ExampleAlone() {
  return (
    <Page space="page" display="grid" gap="4">
      <Heading as="h1" size="page">
        {NAME}
      </Heading>
      <ApiExample />
    </Page>
  );
}
