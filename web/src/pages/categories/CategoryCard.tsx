import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { categoryAddress } from '#features/catalog/useMenuCategories.ts';
import type { CategoriesPageQuery } from './CategoriesPage.query.generated.ts';

type ListedCategory = NonNullable<CategoriesPageQuery['categories']>[number];

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 480px) 46vw, 92vw';

const Cover = chakra('div', {
  base: {
    aspectRatio: '4 / 3',
    borderRadius: 'md',
    overflow: 'hidden',
    background: 'linen',
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Category = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& .name': { fontFamily: 'display', fontSize: '24px', lineHeight: '1.2' },
    '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
    '@media (prefers-reduced-motion: no-preference)': {
      '& img': { transition: 'transform 300ms ease-out' },
      '&:hover img': { transform: 'scale(1.04)' },
    },
  },
});
const Count = chakra('span', { base: { color: 'ink.muted', fontVariantNumeric: 'tabular-nums' } });
const Sub = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: '9',
    fontSize: '15px',
    borderTop: '1px solid',
    borderColor: 'line',
    _hover: { '& span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

const patterns = (count: number) => (count === 1 ? '1 pattern' : `${count} patterns`);

/** A category: cover, name, count and subcategories. */
export function CategoryCard({ category, isPriority }: { category: ListedCategory; isPriority: boolean }) {
  const { slug, name, assetCount, cover, children } = category;
  return (
    <li>
      <Category to={categoryAddress(slug)}>
        {cover ? (
          <Cover>
            <PatternPicture asset={cover} isDecorative isPriority={isPriority} sizes={SIZES} />
          </Cover>
        ) : null}
        <chakra.h2 className="name" marginTop="4">
          {name}
        </chakra.h2>
        <Count>{assetCount === null ? null : patterns(assetCount)}</Count>
      </Category>
      <chakra.ul listStyle="none" marginTop="3" aria-label={`In ${name}`}>
        {children?.map((sub) => (
          <li key={sub.id}>
            <Sub to={categoryAddress(slug, sub.slug)}>
              <span>{sub.name}</span>
              {sub.assetCount === null ? null : (
                <Count>
                  {sub.assetCount} <chakra.span srOnly>{sub.assetCount === 1 ? 'pattern' : 'patterns'}</chakra.span>
                </Count>
              )}
            </Sub>
          </li>
        ))}
      </chakra.ul>
    </li>
  );
}
