import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { BandSection_AssetFragment } from './BandSection.fragment.generated.ts';

const COUNT = 9;

/** Three columns, slightly rotated; the middle one is dropped by half a swatch, like a half-drop repeat. */
const Spread = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: { base: '3', md: '5' },
    width: 'full',
    maxWidth: '40rem',
    marginInline: 'auto',
    paddingInline: { base: '3', md: '0' },
    paddingBottom: '12%',
    listStyle: 'none',
    transform: 'rotate(-4deg)',
    '& > li': { position: 'relative', aspectRatio: '1', borderRadius: 'md', background: 'band.line' },
    '& > li:nth-of-type(3n + 2)': { transform: 'translateY(calc(50% + 8px))' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& .pattern-picture': { borderRadius: 'md', overflow: 'hidden' },
  },
});
const Swatch = chakra(Link, {
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    height: 'full',
    borderRadius: 'md',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'transform 250ms ease-out',
      '&:hover, &:focus-visible': { transform: 'rotate(4deg) scale(1.06)', zIndex: 1 },
    },
    '&:hover .name, &:focus-visible .name': { opacity: 1 },
  },
});
const Name = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '2',
    bottom: '2',
    paddingBlock: '1',
    paddingInline: '2',
    borderRadius: 'sm',
    background: 'card',
    color: 'ink',
    fontSize: '13px',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    opacity: 0,
    transition: 'opacity 150ms',
  },
});

/** Swatches linking to their patterns; on hover or focus they straighten and show the name. */
export function SwatchSpread({ assets }: { assets: readonly Masked<BandSection_AssetFragment>[] }) {
  return (
    <Spread role="list">
      {readFragment<BandSection_AssetFragment>(assets).map((asset) => (
        <li key={asset.id}>
          <Swatch to={`/product/${asset.slug}`}>
            <PatternPicture asset={asset} isDecorative sizes="(min-width: 768px) 180px, 29vw" />
            <Name className="name">{asset.title}</Name>
          </Swatch>
        </li>
      ))}
    </Spread>
  );
}

/** Placeholders for the swatches. */
export function SwatchPlaces() {
  return (
    <Spread aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <li key={index} />
      ))}
    </Spread>
  );
}
