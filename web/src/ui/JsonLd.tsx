import { useWholeAddress } from '#lib/site-origin.ts';

/** schema.org properties that hold URLs. */
const addresses = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', '@id']);

/** Structured data for search engines, in the schema.org vocabulary. URLs may be relative to the site. */
export function JsonLd({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  const whole = useWholeAddress();
  const wholeAddresses = (name: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && addresses.has(name) ? whole(value) : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }, wholeAddresses);
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>;
}
