import { useWholeAddress } from '#lib/site-origin.ts';

/** Properties of schema.org that hold addresses. */
const addresses = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', '@id']);

/** Facts about the page for search engines, in the vocabulary of schema.org. Addresses may be relative to the site. */
export function JsonLd({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  const whole = useWholeAddress();
  const wholeAddresses = (name: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && addresses.has(name) ? whole(value) : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }, wholeAddresses);
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>;
}
