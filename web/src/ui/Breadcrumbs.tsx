import { brand } from '#lib/brand.ts';
import { JsonLd } from './JsonLd.tsx';

/** A page in the breadcrumb trail. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs as structured data for search engines; the home page is implied. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const itemListElement = [{ name: brand.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  }));
  return <JsonLd facts={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
