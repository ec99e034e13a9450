import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { categoryAddress, type MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { LinkChip } from '#ui/Chip.tsx';
import { MenuFeature } from './MenuFeature.tsx';

const MAX_CATEGORIES = 6;
const MAX_CHIPS = 3;

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)', gap: '12' },
});
const Cards = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8', listStyle: 'none' },
});
const CategoryLink = chakra(Link, {
  base: { fontFamily: 'display', fontSize: '22px', lineHeight: '1.2', _hover: { textDecoration: 'underline' } },
});
const AllLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

function CategoryCard({ category: { slug, name, assetCount, children } }: { category: MenuCategory }) {
  const hidden = (children?.length ?? 0) - MAX_CHIPS;
  return (
    <li>
      <CategoryLink to={categoryAddress(slug)}>{name}</CategoryLink>
      <chakra.p color="ink.muted" fontSize="14px" marginTop="0.5">
        {assetCount === null ? null : `${assetCount} patterns`}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
        {children?.slice(0, MAX_CHIPS).map((sub) => (
          <LinkChip key={sub.id} to={categoryAddress(slug, sub.slug)}>
            {sub.name}
          </LinkChip>
        ))}
        {hidden > 0 ? (
          <LinkChip to={categoryAddress(slug)} aria-label={`${hidden} more in ${name}`}>
            +{hidden}
          </LinkChip>
        ) : null}
      </chakra.div>
    </li>
  );
}

/** The All Designs menu: six categories with three subcategories each, their counts, and the editors' choice. */
export function AllDesignsPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const hidden = categories.length - MAX_CATEGORIES;
  return (
    <Columns>
      <div>
        <Cards>
          {categories.slice(0, MAX_CATEGORIES).map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </Cards>
        <chakra.p display="flex" gap="8" marginTop="6">
          <AllLink to="/products">All designs</AllLink>
          {hidden > 0 ? <AllLink to="/categories">{`+${hidden} more categories`}</AllLink> : null}
        </chakra.p>
      </div>
      <MenuFeature slug="featured" title="Editor’s Selection" />
    </Columns>
  );
}
