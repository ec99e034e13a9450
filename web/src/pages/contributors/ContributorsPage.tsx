import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { EntryGrid } from '#features/content/EntryGrid.tsx';
import { parseMarkdown, type Section } from '@halfdrop/domain';
import { PageSection } from '#features/content/PageSection.tsx';
import { RichText } from '#features/content/RichText.tsx';
import { TextSkeleton } from '#features/content/TextSkeleton.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { AnswerFigures } from './AnswerFigures.tsx';
import { OwnApplicationSection } from './OwnApplicationSection.tsx';
import { Heading } from '#ui/Heading.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { useContributorsPageQuery } from './ContributorsPage.query.generated.ts';

const RoyaltySimulator = lazy(async () => ({
  default: (await import('#features/royalties/RoyaltySimulator.tsx')).RoyaltySimulator,
}));

const DESCRIPTION = 'Sell your seamless patterns: what you get, what we accept, and how to apply.';

const Prose = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    maxWidth: 'text',
    fontSize: '17px',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
  },
});

/** `/contributors`: terms for designers, in the operator's words, and the studio application. */
export function ContributorsPage() {
  const { data, loading, error, refetch } = useContributorsPageQuery({ notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  const page = data?.contentPage;
  const title = page?.title ?? 'Contributors';
  return (
    <>
      <Seo title={title} description={page?.summary ?? DESCRIPTION} path="/contributors" />
      {page ? (
        <>
          <JsonLd facts={{ '@type': 'WebPage', name: page.title, description: page.summary }} />
          <Opening title={page.title} summary={page.summary} />
          {parseMarkdown(page.body).map((section) => (
            <TextPart key={section.id} section={section} />
          ))}
        </>
      ) : null}
      {!page && loading ? <TextSkeleton /> : null}
      {!page && !loading ? (
        <Page>
          {error ? (
            <ErrorState level={1} title="Contributors cannot be shown just now" onRetry={retry}>
              Please try again later.
            </ErrorState>
          ) : (
            <EmptyState level={1} title="Contributors page coming soon" />
          )}
        </Page>
      ) : null}
      {page ? <AnswerFigures /> : null}
      {page ? (
        <PageSection heading="What a pattern earns">
          <Suspense fallback={<Skeleton height="24rem" />}>
            <RoyaltySimulator />
          </Suspense>
        </PageSection>
      ) : null}
      {page ? (
        <div id="apply">
          <PageSection heading="Apply for a studio">
            <OwnApplicationSection />
          </PageSection>
        </div>
      ) : null}
    </>
  );
}

function Opening({ title, summary }: { readonly title: string; readonly summary: string }) {
  return (
    <Page paddingTop={{ base: '10', md: '16' }}>
      <Heading as="h1" size="hero" fontSize="clamp(40px, 5vw, 72px)">
        {title}
      </Heading>
      <chakra.p marginTop="6" maxWidth="52ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
        {summary}
      </chakra.p>
      <LinkButton to="#apply" size="lg" marginTop="8">
        Apply now
      </LinkButton>
    </Page>
  );
}

function TextPart({ section }: { readonly section: Section }) {
  if (section.entries.length > 0) return <EntryGrid section={section} columns="three" />;
  return (
    <PageSection heading={section.heading} isBeside>
      <Prose>
        <RichText blocks={section.blocks} />
      </Prose>
    </PageSection>
  );
}
