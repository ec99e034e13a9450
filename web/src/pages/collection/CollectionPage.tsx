import { ASSET_FILTERS, DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { rememberList } from '#features/catalog/last-list.ts';
import { shareImage } from '#features/catalog/share-image.ts';
import { addressText } from '#lib/address-text.ts';
import { brand } from '#lib/brand.ts';
import { canonicalPath } from '#lib/canonical.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { NotFoundNotice } from '#ui/NotFoundNotice.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { collectionAddress, readCollectionParams, sortNamed } from './collection-params.ts';
import { CollectionHero } from './CollectionHero.tsx';
import { CollectionList } from './CollectionList.tsx';
import { useCollectionPageQuery } from './CollectionPage.query.generated.ts';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';

function LoadFailure({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  return (
    <ErrorState
      level={level}
      title="Error Loading Products"
      onRetry={onRetry}
      actions={
        <LinkButton to="/products" variant="outline">
          Browse patterns
        </LinkButton>
      }
    >
      Please try again later.
    </ErrorState>
  );
}

/** One shop collection: what it is, and its patterns page by page; order and page stand in the address. */
export function CollectionPage() {
  const { slug: named = '' } = useParams();
  const slug = addressText(named, ASSET_FILTERS.collection.max);
  const [query] = useSearchParams();
  const params = readCollectionParams(query);
  const variables = { slug, sort: sortNamed(params.sort), page: params.page, limit: DEFAULT_PAGE_SIZE };
  const fetchPolicy = useListFetchPolicy('CollectionPage', variables);
  const isHydrated = useIsHydrated();
  const { data, previousData, loading, error, refetch } = useCollectionPageQuery({
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);

  const known = previousData?.shopCollection?.slug === slug ? previousData : undefined;
  const { shopCollection: collection, assets } = data ?? known ?? {};
  const isWaiting = loading || !isHydrated;
  const address = collection ? collectionAddress(slug, params) : null;
  useEffect(() => {
    if (address !== null) rememberList(address);
  }, [address]);
  if (!collection) {
    if (data) return <NotFoundNotice />;
    return (
      <Page>
        <title>{`Collections | ${brand.name}`}</title>
        {isWaiting ? <CollectionSkeleton /> : <LoadFailure level={1} onRetry={retry} />}
      </Page>
    );
  }
  const path = `/collections/${collection.slug}`;
  return (
    <Page>
      <Seo
        title={collection.title}
        description={collection.description}
        path={canonicalPath(path, query)}
        image={collection.covers?.[0] && shareImage(collection.covers[0])}
      />
      <JsonLd
        facts={{ '@type': 'CollectionPage', name: collection.title, description: collection.description, url: path }}
      />
      <Breadcrumbs
        trail={[
          { name: 'Collections', path: '/collections' },
          { name: collection.title, path },
        ]}
      />
      <CollectionHero collection={collection} />
      {assets && !error ? <CollectionList slug={slug} assets={assets} params={params} isLoading={loading} /> : null}
      {error ? <LoadFailure level={2} onRetry={retry} /> : null}
    </Page>
  );
}
