import { useSearchParams } from 'react-router-dom';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { canonicalPath } from '#lib/canonical.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { HiddenSeo, Seo } from '#ui/Seo.tsx';
import type { ListParams } from './list-params.ts';

const CATEGORY_PARAMS = ['category', 'sub'];

interface ListSeoProps {
  readonly title: string;
  readonly params: ListParams;
}

/**
 * Metadata of the list: categories and their pages have their own canonical URLs, filters and sort orders point to
 * their category's. Searches are not indexed.
 */
export function ListSeo({ title, params }: ListSeoProps) {
  const [query] = useSearchParams();
  const { categories } = useMenuCategories();
  if (params.search !== '' || params.assetId !== '' || params.picture !== '' || params.palette.length > 0)
    return <HiddenSeo title={title} />;
  const menuCategory = categories.find(({ slug }) => slug === params.category);
  const categoryPath = canonicalPath('/products', new URLSearchParams({ category: params.category }), CATEGORY_PARAMS);
  const path = canonicalPath('/products', query, menuCategory ? CATEGORY_PARAMS : []);
  return (
    <>
      <Seo
        title={title}
        description={`${title}: seamless patterns, licensed for work, as layered PSD, vector and print files.`}
        path={path}
      />
      <Breadcrumbs
        trail={[
          { name: 'All Designs', path: '/products' },
          ...(menuCategory ? [{ name: menuCategory.name, path: categoryPath }] : []),
          ...(menuCategory && params.sub !== '' ? [{ name: title, path }] : []),
        ]}
      />
    </>
  );
}
