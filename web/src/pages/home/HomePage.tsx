import { shareImage } from '#features/catalog/share-image.ts';
import { brand } from '#lib/brand.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { HomeSections } from './HomeSections.tsx';
import { useHomePage } from './useHomePage.ts';

/** The shop and its search as structured data. */
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

/** Home page: one query, with sections that fail independently. */
export function HomePage() {
  const { page, missing } = useHomePage();
  const hero = page?.sections.find((section) => section.__typename === 'HomeHero')?.patterns?.items[0];
  return (
    <>
      <Seo
        title={page?.title ?? 'Home'}
        description={page?.description ?? ''}
        path="/"
        image={hero && shareImage(hero)}
      />
      <JsonLd facts={shopFacts} />
      {page ? <HomeSections page={page} missing={missing} /> : null}
      {!page && missing.status === 'loading' ? (
        <>
          <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
          <Skeleton height="100dvh" />
        </>
      ) : null}
      {!page && missing.status === 'failed' ? (
        <ErrorState level={1} title="The home page could not be loaded" onRetry={missing.retry} />
      ) : null}
    </>
  );
}
