import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shelfAddress, type MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { LinkChip } from '#ui/Chip.tsx';

const MOST_CATEGORIES = 6;
const MOST_CHIPS = 3;

const Cards = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8', listStyle: 'none' },
});
const ShelfLink = chakra(Link, {
  base: { fontFamily: 'display', fontSize: '22px', lineHeight: '1.2', _hover: { textDecoration: 'underline' } },
});
const AllLink = chakra(Link, {
  base: {
    display: 'inline-block',
    marginTop: '8',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

function ShelfCard({ category: { slug, name, assetCount, children } }: { category: MenuCategory }) {
  const hidden = children.length - MOST_CHIPS;
  return (
    <li>
      <ShelfLink to={shelfAddress(slug)}>{name}</ShelfLink>
      <chakra.p color="ink.muted" fontSize="14px" marginTop="0.5">
        {assetCount} patterns
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
        {children.slice(0, MOST_CHIPS).map((sub) => (
          <LinkChip key={sub.id} to={shelfAddress(slug, sub.slug)}>
            {sub.name}
          </LinkChip>
        ))}
        {hidden > 0 ? (
          <LinkChip to={shelfAddress(slug)} aria-label={`${hidden} more in ${name}`}>
            +{hidden}
          </LinkChip>
        ) : null}
      </chakra.div>
    </li>
  );
}

/** The shelves of the All Designs menu: six with three subcategories each, and how many are left. */
export function AllDesignsPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const hidden = categories.length - MOST_CATEGORIES;
  return (
    <>
      <Cards>
        {categories.slice(0, MOST_CATEGORIES).map((category) => (
          <ShelfCard key={category.id} category={category} />
        ))}
      </Cards>
      <AllLink to="/products">{hidden > 0 ? `All designs, +${hidden} more categories` : 'All designs'}</AllLink>
    </>
  );
}
