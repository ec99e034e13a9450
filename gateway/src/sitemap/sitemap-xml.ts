import type { SiteAddress } from './site-addresses.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function element(name: 'url' | 'sitemap', siteUrl: string, { path, changedAt }: SiteAddress): string {
  const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
  return `<${name}><loc>${escaped(siteUrl + path)}</loc>${changed}</${name}>\n`;
}

/** Builds a sitemap in sitemaps.org format. */
export function sitemapXml(siteUrl: string, addresses: readonly SiteAddress[]): string {
  const urls = addresses.map((address) => element('url', siteUrl, address)).join('');
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls}</urlset>\n`;
}

/** Builds a sitemap index, for more URLs than one sitemap may contain. */
export function sitemapIndexXml(siteUrl: string, sitemaps: readonly SiteAddress[]): string {
  const files = sitemaps.map((sitemap) => element('sitemap', siteUrl, sitemap)).join('');
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files}</sitemapindex>\n`;
}
