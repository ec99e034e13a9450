import { render } from '@testing-library/react';
import { SiteOrigin } from '#lib/site-origin.ts';
import { JsonLd } from './JsonLd.tsx';
import { HiddenSeo, Seo } from './Seo.tsx';

const contentOf = (selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ??
  document.querySelector(selector)?.getAttribute('href') ??
  null;

const page = <Seo title="Designers" description="Who draws." path="/designers?page=2" />;

test('a page tells of itself with whole addresses', () => {
  render(<SiteOrigin value="https://shop.example">{page}</SiteOrigin>);
  expect(document.title).toBe('Designers, page 2 | Halfdrop');
  expect(contentOf('meta[name="description"]')).toBe('Who draws.');
  expect(contentOf('link[rel="canonical"]')).toBe('https://shop.example/designers?page=2');
  expect(contentOf('meta[property="og:url"]')).toBe('https://shop.example/designers?page=2');
  expect(contentOf('meta[property="og:title"]')).toBe('Designers, page 2');
  expect(contentOf('meta[property="og:description"]')).toBe('Who draws.');
  expect(contentOf('meta[property="og:type"]')).toBe('website');
  expect(contentOf('meta[property="og:image"]')).toBe('https://shop.example/api/og-image');
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(contentOf('meta[name="robots"]')).toBeNull();
});

test('a page that is nobody else’s business asks search engines to leave it alone', () => {
  render(<HiddenSeo title="Your bag" />);
  expect(document.title).toBe('Your bag | Halfdrop');
  expect(contentOf('meta[name="robots"]')).toBe('noindex');
  expect(contentOf('link[rel="canonical"]')).toBeNull();
});

test('facts for search engines have whole addresses and cannot end their script', () => {
  const facts = { '@type': 'Thing', url: '/a', name: '/not an address</script>', item: { '@id': '/#b' } };
  const { container } = render(
    <SiteOrigin value="https://shop.example">
      <JsonLd facts={facts} />
    </SiteOrigin>,
  );
  const text = container.querySelector('script')?.textContent ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    url: 'https://shop.example/a',
    name: '/not an address</script>',
    item: { '@id': 'https://shop.example/#b' },
  });
});
