import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { categoryAddress } from '#features/catalog/useMenuCategories.ts';
import { PageSection } from '#features/content/PageSection.tsx';
import type { AboutPageQuery } from './AboutPage.query.generated.ts';

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, 46vw';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '6' },
    listStyle: 'none',
    '& > li': { aspectRatio: { base: '4 / 5', md: '1' }, borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& li:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: no-preference)': {
      '& img': { transition: 'transform 300ms ease-out' },
      '& a:hover img': { transform: 'scale(1.04)' },
    },
  },
});
const Category = chakra(Link, {
  base: { position: 'relative', display: 'block', height: 'full', '&:focus-visible': { outline: 'none' } },
});
const Plate = chakra('h3', {
  base: {
    position: 'absolute',
    insetInlineStart: { base: '2', md: '4' },
    bottom: { base: '2', md: '4' },
    maxWidth: 'calc(100% - 16px)',
    paddingBlock: { base: '1.5', md: '2' },
    paddingInline: { base: '2.5', md: '4' },
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
    fontSize: { base: '14px', md: '16px' },
    fontWeight: 'semibold',
    lineHeight: '1.3',
  },
});

/** Titles and covers of the shop's collections. */
export function CollectionTitles({ categories }: { categories: AboutPageQuery['categories'] }) {
  if (!categories || categories.length === 0) return null;
  return (
    <PageSection heading="Our collections">
      <Grid role="list" aria-label="Our collections">
        {categories.map(({ id, slug, name, cover }) => (
          <li key={id}>
            <Category to={categoryAddress(slug)}>
              {cover ? <PatternPicture asset={cover} isDecorative sizes={SIZES} /> : null}
              <Plate>{name}</Plate>
            </Category>
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}
