/** Facts about the page for search engines, in the vocabulary of schema.org. */
export function JsonLd({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
