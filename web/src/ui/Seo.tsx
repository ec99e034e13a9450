import { brand } from '#lib/brand.ts';
import { useWholeAddress } from '#lib/site-origin.ts';

/** What a page says of itself. */
export interface SeoProps {
  /** Without the name of the shop and the number of a page. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page: path, and what chooses its contents. */
  readonly path: string;
  /** What stands for the page where a link to it is posted, 1200 by 630 pixels; a pattern of the shop when left out. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
  readonly type?: 'article' | 'product' | 'profile' | 'website';
}

const shopImage = { url: '/api/og-image', alt: `A seamless pattern from ${brand.name}` };

/** Title, description, address and picture of a page, for search engines and for sites that show links. */
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

/** The title of a page that search engines are to leave alone: one's own, a result of a search, or not there. */
export function HiddenSeo({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
