import { useParams } from 'react-router-dom';
import { usePageStatus } from '#lib/page-status.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { useProductPageQuery } from './ProductPage.query.generated.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';

const back = <LinkButton to="/products">Back to Products</LinkButton>;

function NotFound() {
  usePageStatus(404);
  return (
    <>
      <HiddenSeo title="Product not found" />
      <EmptyState level={1} title="Product not found" actions={back}>
        It may have left the shop. What you have bought stays in your library.
      </EmptyState>
    </>
  );
}

/** Product page of a pattern. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { data, loading, error, refetch } = useProductPageQuery({
    variables: { slug },
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const isHydrated = useIsHydrated();
  const found = data?.assetBySlug;
  // Rendered for a visitor: license data that the cart adds to the cache is ignored until hydration.
  const asset = found && !isHydrated ? { ...found, viewerHasLicense: null } : found;

  if (asset) return <ProductDetail key={asset.id} asset={asset} />;
  return (
    <Page>
      {loading ? <ProductSkeleton /> : null}
      {!loading && error ? (
        <ErrorState level={1} title="Error Loading Product" onRetry={retry} actions={back}>
          {error.message || 'Failed to load product details'}
        </ErrorState>
      ) : null}
      {!loading && !error ? <NotFound /> : null}
    </Page>
  );
}
