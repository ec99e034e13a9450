import { brand } from '#lib/brand.ts';
import { useWholeAddress } from '#lib/site-origin.ts';

/** Metadata of a page. */
export interface SeoProps {
  /** Without the shop's name and the page number. */
  readonly title: string;
  readonly description: string;
  /** Canonical address: the path and the parameters that select its content. */
  readonly path: string;
  /** Link preview image, 1200 by 630 pixels; defaults to one of the shop's patterns. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
  readonly type?: 'article' | 'product' | 'profile' | 'website';
}

const shopImage = { url: '/api/og-image', alt: `A seamless pattern from ${brand.name}` };

/** Title, description, canonical URL and image for search engines and link previews. */
export function Seo({ title, description, path, image = shopImage, type = 'website' }: SeoProps) {
  const whole = useWholeAddress();
  const page = /[?&]page=(\d+)/.exec(path)?.[1];
  const name = page === undefined ? title : `${title}, page ${page}`;
  return (
    <>
      <title>{`${name} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={whole(path)} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={whole(path)} />
      <meta property="og:image" content={whole(image.url)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Title of a page that must not be indexed, such as private pages, search results and missing pages. */
export function HiddenSeo({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
