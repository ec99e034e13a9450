import { LinkButton } from '#ui/Button.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { useContributorPageQuery } from './ContributorPage.query.generated.ts';

/** What the studio of the account has on sale, and how it is received. */
export function OwnStudio() {
  const { data, loading, error, refetch } = useContributorPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The studio was not loaded.', cause));
  };
  const studio = data?.contributorStudio;
  if (studio) {
    const { name, slug, assetCount, collectionCount, downloadCount, followerCount, rating, ratingCount } = studio;
    return (
      <>
        <Heading as="h1" size="page" marginBottom="6">
          {name}
        </Heading>
        <Figures
          figures={[
            ['Patterns on sale', assetCount],
            ['Collections', collectionCount],
            ['Downloads', downloadCount],
            ['Followers', followerCount],
            ['Reviews', ratingCount],
            ['Mean rating', rating === null || rating === undefined ? 'No reviews yet' : `${rating.toFixed(1)} of 5`],
          ]}
        />
        <LinkButton to={`/designer/${slug}`} variant="outline" marginTop="6">
          See the studio’s page
        </LinkButton>
      </>
    );
  }
  if (loading) return <Skeleton height="24rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="Your studio could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      level={1}
      title="No studio belongs to this account yet"
      actions={<LinkButton to="/contact">Write to us</LinkButton>}
    >
      We connect a studio to its account when it is taken in.
    </EmptyState>
  );
}
