import { brand } from '#lib/brand.ts';
import { JsonLd } from './JsonLd.tsx';

/** A page on the way to the one that is shown. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Tells search engines where a page stands in the shop; the home page goes without saying. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const itemListElement = [{ name: brand.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  }));
  return <JsonLd facts={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
