import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { shelfAddress, useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { collectionsOf, type TrendingAsset } from './collections.ts';
import { HomeSection } from './HomeSection.tsx';

const COUNT = 5;

const Mosaic = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1fr 1fr' },
    gap: { base: '3', md: '6' },
    listStyle: 'none',
    '& > li': { position: 'relative', aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& > li:first-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' }, gridRow: { lg: 'span 2' } },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& img': { transition: 'transform 300ms ease-out' },
    '& a:hover img': { transform: 'scale(1.03)' },
  },
});
const Cover = chakra(Link, { base: { display: 'block', width: 'full', height: 'full' } });
const Plate = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    bottom: '3',
    maxWidth: 'calc(100% - 24px)',
    padding: '2',
    paddingInline: '3',
    borderRadius: 'sm',
    background: 'card',
    color: 'ink',
    fontWeight: 'semibold',
    fontSize: '15px',
    lineHeight: '1.3',
  },
});

/** Five shelves, led by the pattern people download most. */
export function TrendingCollections({ assets, isLoading }: { assets: readonly TrendingAsset[]; isLoading: boolean }) {
  const { categories } = useMenuCategories();
  const collections = collectionsOf(assets, COUNT);
  if (!isLoading && collections.length === 0) return null;
  return (
    <HomeSection title="Trending Collections" about="The shelves people download from most" to="/products?sort=popular">
      <Mosaic>
        {isLoading && collections.length === 0
          ? Array.from({ length: COUNT }, (_, index) => (
              <li key={index}>
                <Skeleton height="full" />
              </li>
            ))
          : collections.map(({ slug, name, cover }, index) => (
              <li key={slug}>
                <Cover to={shelfAddress(slug)}>
                  <PatternPicture
                    asset={cover}
                    isDecorative
                    sizes={index === 0 ? '(min-width: 1024px) 48vw, 92vw' : '(min-width: 1024px) 24vw, 46vw'}
                  />
                  <Plate>
                    {name}{' '}
                    <chakra.span color="ink.muted" fontWeight="normal">
                      {categories.find((category) => category.slug === slug)?.assetCount}
                    </chakra.span>
                  </Plate>
                </Cover>
              </li>
            ))}
      </Mosaic>
    </HomeSection>
  );
}
