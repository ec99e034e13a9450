import { useParams, useSearchParams } from 'react-router-dom';
import { shareImage } from '#features/catalog/share-image.ts';
import { useOwnFollows } from '#features/designers/useOwnFollows.ts';
import { canonicalPath } from '#lib/canonical.ts';
import { usePageStatus } from '#lib/page-status.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo, Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DesignerCollections } from './DesignerCollections.tsx';
import { DesignerHead } from './DesignerHead.tsx';
import { type DesignerPageQuery, useDesignerPageQuery } from './DesignerPage.query.generated.ts';
import { designerFacts } from './designer-facts.ts';
import { Portfolio } from './Portfolio.tsx';
import { type StudioCollectionsQuery, useStudioCollectionsQuery } from './StudioCollections.query.generated.ts';
import { type PortfolioState, usePortfolio } from './usePortfolio.ts';

const allDesigners = <LinkButton to="/designers">All designers</LinkButton>;

function NotFound() {
  usePageStatus(404);
  return (
    <>
      <HiddenSeo title="Designer not found" />
      <EmptyState level={1} title="Designer not found" actions={allDesigners}>
        There is no studio at this address.
      </EmptyState>
    </>
  );
}

function Place() {
  return (
    <Page aria-hidden="true">
      <Skeleton height={{ base: '12rem', md: '20rem' }} marginTop="6" />
      <Skeleton height="14" width="60%" marginTop="6" />
      <Skeleton height="24" marginTop="4" />
    </Page>
  );
}

interface ProfileProps {
  readonly designer: NonNullable<DesignerPageQuery['designer']>;
  readonly collections: NonNullable<StudioCollectionsQuery['designerCollections']>;
  readonly portfolio: PortfolioState;
}

function Profile({ designer, collections, portfolio }: ProfileProps) {
  const { slug, name, specialty, bio, assetCount } = designer;
  const [query] = useSearchParams();
  const path = `/designer/${slug}`;
  const cover = designer.covers?.[0];
  useOwnFollows([designer]);
  return (
    <>
      <Seo
        title={`${name}: ${specialty}`}
        description={`${bio} ${assetCount} seamless patterns by ${name}.`}
        path={canonicalPath(path, query)}
        image={cover && shareImage(cover)}
        type="profile"
      />
      <JsonLd facts={designerFacts(designer)} />
      <Breadcrumbs
        trail={[
          { name: 'Designers', path: '/designers' },
          { name, path },
        ]}
      />
      <DesignerHead designer={designer} />
      {assetCount === 0 ? (
        <EmptyState title="Designer profile coming soon" actions={allDesigners}>
          {name} has not published a pattern yet. Follow the studio, and come back.
        </EmptyState>
      ) : (
        <>
          <DesignerCollections collections={collections} portfolio={portfolio} />
          <Portfolio portfolio={portfolio} collections={collections} />
        </>
      )}
    </>
  );
}

/** Page of a studio, by slug or number. */
export function DesignerPage() {
  const { key = '' } = useParams();
  return <Designer key={key} address={key} />;
}

function Designer({ address }: { address: string }) {
  const { data, previousData, loading, error, refetch } = useDesignerPageQuery({
    variables: { key: address },
    notifyOnNetworkStatusChange: true,
  });
  const isHydrated = useIsHydrated();
  const studio = useStudioCollectionsQuery({ variables: { key: address }, errorPolicy: 'all' });
  const collections = (studio.data ?? studio.previousData)?.designerCollections ?? [];
  const portfolio = usePortfolio(address);
  // Keeps previous data during a refetch, such as after sign-in.
  const designer = (data ?? previousData)?.designer;
  const retry = reloadBy(refetch);

  if (designer) {
    return <Profile designer={designer} collections={collections} portfolio={portfolio} />;
  }
  // What the server could not load, the browser fetches after hydration.
  if (loading || (error && !isHydrated)) return <Place />;
  return (
    <Page>
      {error ? (
        <ErrorState level={1} title="Error Loading Designer" onRetry={retry} actions={allDesigners}>
          Please try again later.
        </ErrorState>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
