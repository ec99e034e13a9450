import { chakra } from '@chakra-ui/react';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import type { PanelStudio } from '../panel-studio.ts';
import { InReview } from './InReview.tsx';
import { LastSales } from './LastSales.tsx';
import { useStudioOverviewQuery } from './StudioOverview.query.generated.ts';
import { TaskList } from './TaskList.tsx';
import { tasksOf } from './tasks.ts';

/** Open tasks, patterns in review, recent sales, and ratings of a studio. */
export function Overview({ studio }: { readonly studio: PanelStudio }) {
  const { id: studioId, slug, viewerRole } = studio;
  const { data, error, refetch } = useStudioOverviewQuery({
    variables: { studioId, isOwner: viewerRole === 'OWNER' },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);
  if (!data && !error) return <Skeleton height="40rem" />;
  const { studioSubmissions: submissions, studioInsights: insights, studioPayouts: payouts } = data ?? {};
  return (
    <chakra.div display="grid" gap="10">
      {submissions && insights ? null : (
        <ErrorState title="Not all of it could be loaded" onRetry={reload}>
          {error?.message}
        </ErrorState>
      )}
      <TaskList tasks={tasksOf(studio, data)} studioSlug={slug} />
      {submissions ? <InReview submissions={submissions} studioSlug={slug} /> : null}
      {insights ? <LastSales days={insights.days} balance={payouts?.balance ?? null} studioSlug={slug} /> : null}
      <InTheShop studio={studio} />
    </chakra.div>
  );
}

function InTheShop({ studio: { designer, slug } }: { readonly studio: PanelStudio }) {
  return (
    <section aria-labelledby="in-the-shop">
      <Heading id="in-the-shop" size="card" marginBottom="4">
        In the shop
      </Heading>
      {designer ? (
        <Figures
          figures={[
            ['Patterns on sale', designer.assetCount],
            ['Collections', designer.collectionCount],
            ['Downloads', designer.downloadCount],
            ['Followers', designer.followerCount],
            ['Reviews', designer.ratingCount],
            ['Mean rating', designer.rating === null ? 'No reviews yet' : `${designer.rating.toFixed(1)} of 5`],
          ]}
        />
      ) : (
        <p role="alert">The figures cannot be shown just now.</p>
      )}
      <LinkButton to={`/designer/${slug}`} variant="outline" marginTop="6">
        See the studio’s page
      </LinkButton>
    </section>
  );
}
