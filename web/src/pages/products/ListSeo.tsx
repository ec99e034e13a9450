import { useSearchParams } from 'react-router-dom';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { canonicalPath } from '#lib/canonical.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { HiddenSeo, Seo } from '#ui/Seo.tsx';
import type { ListParams } from './list-params.ts';

const SHELF = ['category', 'sub'];

interface ListSeoProps {
  readonly title: string;
  readonly params: ListParams;
}

/**
 * What search engines are told of the list: a shelf and its pages are known by their own address, filters and orders
 * by that of their shelf. What somebody searched for is nobody else's business.
 */
export function ListSeo({ title, params }: ListSeoProps) {
  const [query] = useSearchParams();
  const { categories } = useMenuCategories();
  if (params.search !== '' || params.assetId !== '') return <HiddenSeo title={title} />;
  const shelf = categories.find(({ slug }) => slug === params.category);
  const shelfPath = canonicalPath('/products', new URLSearchParams({ category: params.category }), SHELF);
  const path = canonicalPath('/products', query, shelf ? SHELF : []);
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
          ...(shelf ? [{ name: shelf.name, path: shelfPath }] : []),
          ...(shelf && params.sub !== '' ? [{ name: title, path }] : []),
        ]}
      />
    </>
  );
}
