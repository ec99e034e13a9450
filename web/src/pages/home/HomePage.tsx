import { shareImage } from '#features/catalog/share-image.ts';
import { NewsletterBlock } from '#features/newsletter/NewsletterBlock.tsx';
import { brand } from '#lib/brand.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Seo } from '#ui/Seo.tsx';
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

/** The shop and its search, in the vocabulary of schema.org. */
const shopFacts = {
  '@graph': [
    {
      '@type': 'Organization',
      '@id': '/#shop',
      name: brand.name,
      url: '/',
      logo: '/favicon.svg',
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: '/contact' },
      sameAs: brand.socialLinks.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: '/',
      publisher: { '@id': '/#shop' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/products?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
};

/** The shop window: one query, every section on its own feet. */
export function HomePage() {
  const parts = useHomeParts();
  return (
    <>
      <Seo
        title="Patterns that repeat beautifully"
        description="Seamless patterns that tile edge to edge: SVG and PDF vectors, PNG and JPG at 3500 × 3500 px and 300 dpi, bought one by one and downloaded at once."
        path="/"
        image={parts.hero ? shareImage(parts.hero) : undefined}
      />
      <JsonLd facts={shopFacts} />
      <Hero asset={parts.hero} isAwaited={parts.selection.status === 'loading'} />
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
