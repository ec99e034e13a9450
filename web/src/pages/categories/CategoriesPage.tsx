import { chakra } from '@chakra-ui/react';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useCategoriesPageQuery } from './CategoriesPage.query.generated.ts';
import { CategoryCard } from './CategoryCard.tsx';

const PLACES = 8;
const DESCRIPTION =
  'Every category of seamless patterns in the shop with its subcategories, and how many patterns lie in each.';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '10', md: '14' },
    marginTop: { base: '8', md: '12' },
    listStyle: 'none',
  },
});

/** All menu categories with subcategories, counts and covers. */
export function CategoriesPage() {
  const fetchPolicy = useListFetchPolicy('CategoriesPage', {});
  const { data, loading, error, refetch } = useCategoriesPageQuery({
    fetchPolicy,
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const categories = data?.categories;

  return (
    <Page space="page">
      <Seo title="Categories" description={DESCRIPTION} path="/categories" />
      <Heading as="h1" size="page">
        Categories
      </Heading>
      <chakra.p marginTop="4" maxWidth="60ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
        Every category of the shop, each shown by one of its patterns.
      </chakra.p>
      {categories && categories.length > 0 ? (
        <Grid role="list" aria-label="Categories">
          {categories.map((category, index) => (
            <CategoryCard key={category.id} category={category} isPriority={index < 4} />
          ))}
        </Grid>
      ) : null}
      {!categories && loading ? <Places /> : null}
      {!categories && !loading && error ? (
        <ErrorState title="The categories could not be loaded" onRetry={retry}>
          Please try again later.
        </ErrorState>
      ) : null}
      {categories?.length === 0 ? (
        <EmptyState
          title="There are no categories yet"
          actions={<LinkButton to="/products">Browse patterns</LinkButton>}
        />
      ) : null}
    </Page>
  );
}

function Places() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: PLACES }, (_, index) => (
          <li key={index}>
            <Skeleton aspectRatio="4 / 3" />
            <Skeleton height="7" width="70%" marginTop="4" />
            <Skeleton height="24" marginTop="3" />
          </li>
        ))}
      </Grid>
    </>
  );
}
