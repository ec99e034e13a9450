import { chakra } from '@chakra-ui/react';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { useCollectionsPageQuery } from './CollectionsPage.query.generated.ts';

const COUNT = 9;

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '8' },
    rowGap: { base: '10', lg: '14' },
    listStyle: 'none',
  },
});

/** All shop collections. */
export function CollectionsPage() {
  const isHydrated = useIsHydrated();
  const { data, loading, refetch } = useCollectionsPageQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  const collections = data?.shopCollections;
  const isWaiting = !collections && (loading || !isHydrated);
  return (
    <Page space="page">
      <Seo
        title="Collections"
        description="Nine ways through the shop: signature prints, limited editions, what is trending, what is new, and what our editors picked."
        path="/collections"
      />
      <Heading as="h1" size="page">
        Collections
      </Heading>
      <chakra.p marginTop="2" marginBottom={{ base: '8', md: '12' }} maxWidth="56ch" color="ink.muted">
        Some are put together by hand, others follow from what is downloaded, added or about to leave.
      </chakra.p>
      {collections ? (
        <Grid role="list">
          {collections.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </Grid>
      ) : null}
      {isWaiting ? (
        <Grid aria-hidden="true">
          {Array.from({ length: COUNT }, (_, index) => (
            <li key={index}>
              <Skeleton aspectRatio="3 / 2" />
              <Skeleton height="6" width="50%" marginTop="4" marginBottom="16" />
            </li>
          ))}
        </Grid>
      ) : null}
      {collections || isWaiting ? null : (
        <ErrorState title="Error Loading Products" onRetry={retry}>
          Please try again later.
        </ErrorState>
      )}
    </Page>
  );
}
