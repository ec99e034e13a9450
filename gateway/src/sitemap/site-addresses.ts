import type { SitemapEntry } from '../generated/rest.ts';
import type { SitemapApi } from './SitemapApi.ts';

/** A page of the shop, for search engines. */
export interface SiteAddress {
  /** Path and query. */
  readonly path: string;
  /** When its content changed; null if not tracked. */
  readonly changedAt: string | null;
}

/** Pages that exist regardless of the database. */
const ALWAYS_THERE = [
  '/',
  '/products',
  '/collections',
  '/categories',
  '/designers',
  '/contemporary',
  '/pricing',
  '/help',
  '/contact',
  '/takedown',
];

/** Pages backed by a shop text with the same slug; without the text they are empty. */
const TEXTS = new Set(['about', 'api', 'contributors', 'cookies', 'license-terms', 'licenses', 'privacy', 'terms']);

/** Maximum concurrent REST pages of patterns. */
const AT_ONCE = 4;

const addressed =
  (pathOf: (slug: string) => string) =>
  ({ slug, changedAt }: SitemapEntry): SiteAddress => ({ path: pathOf(slug), changedAt });

/** Returns every page except those of single patterns. */
export async function pageAddresses(api: SitemapApi): Promise<readonly SiteAddress[]> {
  const { designers, collections, texts, categories, helpArticles } = await api.pages();
  return [
    ...ALWAYS_THERE.map((path) => ({ path, changedAt: null })),
    ...texts.filter(({ slug }) => TEXTS.has(slug)).map(addressed((slug) => `/${slug}`)),
    ...categories.map(addressed((slug) => `/products?${new URLSearchParams({ category: slug }).toString()}`)),
    ...collections.map(addressed((slug) => `/collections/${encodeURIComponent(slug)}`)),
    ...helpArticles.map(addressed((slug) => `/help/${encodeURIComponent(slug)}`)),
    ...designers.map(addressed((slug) => `/designer/${encodeURIComponent(slug)}`)),
  ];
}

/** Returns the pages of all approved patterns, oldest first. */
export async function assetAddresses(api: SitemapApi): Promise<readonly SiteAddress[]> {
  const first = await api.assets(1);
  const found = [...first.assets];
  for (let page = 2; page <= first.pagination.totalPages; page += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => page + index);
    const wanted = numbers.filter((number) => number <= first.pagination.totalPages);
    const pages = await Promise.all(wanted.map((number) => api.assets(number)));
    found.push(...pages.flatMap(({ assets }) => assets));
  }
  return found.map(addressed((slug) => `/product/${encodeURIComponent(slug)}`));
}
