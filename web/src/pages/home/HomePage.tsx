import { NewsletterBlock } from '#features/newsletter/NewsletterBlock.tsx';
import { brand } from '#lib/brand.ts';
import { EditorsSelection } from './EditorsSelection.tsx';
import { Hero } from './Hero.tsx';
import { LimitedEdition } from './LimitedEdition.tsx';
import { LuxuryFeature } from './LuxuryFeature.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { PremiumBand } from './PremiumBand.tsx';
import { TrendingCollections } from './TrendingCollections.tsx';
import { TrendingNow } from './TrendingNow.tsx';
import { TrustStrip } from './TrustStrip.tsx';
import { useHomeParts } from './useHomeParts.ts';

/** The shop window: one query, every section on its own feet. */
export function HomePage() {
  const parts = useHomeParts();
  return (
    <>
      <title>{`${brand.name}: patterns that repeat beautifully`}</title>
      <meta
        name="description"
        content="Seamless patterns that tile edge to edge: SVG and PDF vectors, PNG and JPG at 3500 × 3500 px and 300 dpi, bought one by one and downloaded at once."
      />
      <link rel="canonical" href="/" />
      <Hero asset={parts.hero} />
      <TrendingCollections state={parts.trendingCollections} />
      <PremiumBand state={parts.premium} />
      <NewArrivals state={parts.newArrivals} />
      <LuxuryFeature state={parts.luxury} />
      <EditorsSelection state={parts.selection} />
      <LimitedEdition state={parts.limited} />
      <TrendingNow state={parts.trendingNow} />
      <TrustStrip />
      <NewsletterBlock />
    </>
  );
}
