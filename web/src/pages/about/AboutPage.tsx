import { useMemo } from 'react';
import { parseMarkdown } from '@halfdrop/domain';
import { TextSkeleton } from '#features/content/TextSkeleton.tsx';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutNote, Cities, Story, Sustainability, Testimonials } from './AboutSections.tsx';
import { type AboutPageQuery, useAboutPageQuery } from './AboutPage.query.generated.ts';
import { BehindTheScenes } from './BehindTheScenes.tsx';
import { CollectionTitles } from './CollectionTitles.tsx';
import { FeaturedDesigners } from './FeaturedDesigners.tsx';

const DESCRIPTION = 'Who is behind Halfdrop, and how a seamless pattern is made and checked.';

/** About page: text from the database, pictures from the catalog, in a single query. */
export function AboutPage() {
  const fetchPolicy = useListFetchPolicy('AboutPage', {});
  const { data, loading, error, refetch } = useAboutPageQuery({
    fetchPolicy,
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const page = data?.contentPage;

  return (
    <>
      <Seo title="About" description={page?.summary ?? DESCRIPTION} path="/about" />
      {page && data ? <AboutContents page={page} data={data} /> : null}
      {!page && loading ? <TextSkeleton /> : null}
      {!page && !loading && error ? (
        <Page>
          <ErrorState level={1} title="This page cannot be shown just now" onRetry={retry}>
            Please try again later.
          </ErrorState>
        </Page>
      ) : null}
      {!page && !loading && !error ? (
        <Page>
          <EmptyState level={1} title="About page coming soon" />
        </Page>
      ) : null}
    </>
  );
}

function AboutContents({ page, data }: { page: NonNullable<AboutPageQuery['contentPage']>; data: AboutPageQuery }) {
  const sections = useMemo(() => new Map(parseMarkdown(page.body).map((each) => [each.id, each])), [page.body]);
  const covers = (data.categories ?? []).flatMap(({ cover }) => cover ?? []);
  return (
    <>
      <JsonLd facts={{ '@type': 'AboutPage', name: page.title, description: page.summary }} />
      <AboutHero title={page.title} summary={page.summary} pictures={covers.slice(0, 3)} />
      <Story section={sections.get('our-story')} />
      <CollectionTitles categories={data.categories} />
      <FeaturedDesigners designers={data.designers?.items ?? []} />
      <BehindTheScenes section={sections.get('behind-the-scenes')} pictures={covers.slice(3)} />
      <Sustainability section={sections.get('sustainability')} />
      <Testimonials section={sections.get('kind-words')} />
      <Cities section={sections.get('where-patterns-come-from')} />
      <AboutNote section={sections.get('about-these-words')} />
    </>
  );
}
