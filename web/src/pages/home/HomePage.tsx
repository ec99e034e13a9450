import { brand } from '#lib/brand.ts';
import { ErrorState } from '#ui/StateNotice.tsx';
import { Hero } from './Hero.tsx';
import { useHomePageQuery } from './HomePage.query.generated.ts';
import { Luxury } from './Luxury.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { PremiumBanner } from './PremiumBanner.tsx';
import { Selection } from './Selection.tsx';
import { TrendingCollections } from './TrendingCollections.tsx';
import { TrustStrip } from './TrustStrip.tsx';

/** The shop window: everything on it is for sale, in the order the catalogue gives. */
export function HomePage() {
  const { data, loading, error, refetch } = useHomePageQuery({ notifyOnNetworkStatusChange: true });
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The home page was not loaded.', cause));
  };
  const trending = data?.trending.items ?? [];

  return (
    <>
      <title>{`${brand.name}: seamless patterns that repeat beautifully`}</title>
      <meta
        name="description"
        content="Original seamless patterns by independent studios, at 300 dpi, licensed for commercial work and checked edge to edge."
      />
      <link rel="canonical" href="/" />
      <Hero asset={trending[0] ?? null} />
      {error && !data ? (
        <ErrorState title="The patterns could not be loaded" onRetry={retry}>
          Please try again later.
        </ErrorState>
      ) : (
        <>
          <TrendingCollections assets={trending} isLoading={loading} />
          <NewArrivals assets={data?.newArrivals.items ?? []} isLoading={loading} />
          <PremiumBanner assets={trending} />
          <Luxury assets={data?.luxury.items ?? []} />
          <Selection assets={data?.selection.items ?? []} />
        </>
      )}
      <TrustStrip />
    </>
  );
}
