import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { HomePageQuery } from './HomePage.query.generated.ts';

type Asset = HomePageQuery['trending']['items'][number];

/** The repeat's width in the hero, in pixels. */
const REPEAT_PX = 420;

const Columns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    minHeight: { lg: 'min(640px, calc(100dvh - 73px))' },
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '6',
    width: 'full',
    maxWidth: '45rem',
    marginInlineStart: 'auto',
    paddingInline: { base: '4', md: '8', lg: '10' },
    paddingBlock: { base: '12', lg: '16' },
  },
});
const Cloth = chakra('div', { base: { position: 'relative', minHeight: { base: '360px', lg: '0' }, background: 'linen' } });
const Plate = chakra(Link, {
  base: {
    position: 'absolute',
    insetInlineEnd: { base: '4', md: '8' },
    bottom: { base: '4', md: '8' },
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    maxWidth: 'calc(100% - 32px)',
    padding: '4',
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
  },
});

function cloth({ previews, dominantColor }: Asset) {
  const preview = previews.find(({ width }) => width >= REPEAT_PX * 1.5) ?? previews.at(-1);
  if (!preview) return { backgroundColor: dominantColor };
  const webp = `url(${JSON.stringify(preview.url)}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview.fallbackUrl)}) type("image/jpeg")`;
  return {
    backgroundColor: dominantColor,
    backgroundImage: `image-set(${webp}, ${jpeg})`,
    backgroundSize: `${REPEAT_PX}px`,
    backgroundPosition: 'center',
  };
}

/** What the shop is, beside its most popular pattern laid out as cloth. */
export function Hero({ asset }: { asset: Asset | null }) {
  return (
    <Columns aria-label="Welcome">
      <Words>
        <Heading as="h1" size="hero">
          Patterns that <em>repeat</em> beautifully.
        </Heading>
        <chakra.p maxWidth="40ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
          Original surface designs from independent studios. 300 dpi, licensed for commercial work, and checked edge to
          edge.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to="/products" size="lg">
            Browse patterns
          </LinkButton>
          <LinkButton to="/products?new=true&sort=newest" variant="outline" size="lg">
            See what is new
          </LinkButton>
        </chakra.div>
        <chakra.ul display="flex" flexWrap="wrap" gap="2 32px" listStyle="none" fontFamily="mono" fontSize="13px" color="ink.muted">
          <li>3500 x 3500 px</li>
          <li>300 dpi</li>
          <li>JPEG, PNG, SVG, PDF</li>
        </chakra.ul>
      </Words>
      {asset ? (
        <Cloth style={cloth(asset)}>
          <Plate to={`/product/${asset.slug}`}>
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {asset.title}
              </chakra.span>
              <chakra.span display="block" color="ink.muted" fontSize="14px">
                {asset.designer.name}
              </chakra.span>
            </span>
            <chakra.span fontFamily="mono" fontSize="12.5px" whiteSpace="nowrap">
              {asset.assetId}
            </chakra.span>
          </Plate>
        </Cloth>
      ) : (
        <Cloth />
      )}
    </Columns>
  );
}
