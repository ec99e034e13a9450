import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import type { PatternPicture_AssetFragment } from '#features/catalog/PatternPicture.fragment.generated.ts';
import type { Masked } from '#lib/fragments.ts';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '3px',
    height: '100%',
    overflow: 'hidden',
    background: 'linen',
    '&[data-count="3"]': { gridTemplateColumns: '2fr 1fr', gridTemplateRows: 'repeat(2, minmax(0, 1fr))' },
    '&[data-count="3"] > :first-of-type': { gridRow: 'span 2' },
    '&[data-count="2"]': { gridTemplateColumns: '2fr 1fr' },
    '& .pattern-picture': { display: 'block', minHeight: '0', overflow: 'hidden' },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});

const LARGE = '(min-width: 1280px) 300px, (min-width: 768px) 32vw, 66vw';
const SMALL = '(min-width: 1280px) 150px, (min-width: 768px) 16vw, 33vw';

type StudioPicture = Masked<PatternPicture_AssetFragment> & { readonly id: string };

/** A studio's cover: its most popular patterns, the first one large. */
export function Cover({ patterns }: { patterns: readonly StudioPicture[] }) {
  return (
    <Frame data-count={patterns.length} aria-hidden="true">
      {patterns.map((pattern, index) => (
        <PatternPicture key={pattern.id} asset={pattern} isDecorative sizes={index === 0 ? LARGE : SMALL} />
      ))}
    </Frame>
  );
}

const Circle = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '16',
    height: '16',
    flexShrink: 0,
    borderRadius: 'full',
    border: '3px solid',
    borderColor: 'card',
    overflow: 'hidden',
    background: 'linen',
    fontFamily: 'display',
    fontSize: '20px',
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});

interface AvatarProps {
  readonly name: string;
  readonly pattern: Masked<PatternPicture_AssetFragment> | null;
}

/** Round swatch of a pattern by the studio; its initial if it has none. */
export function Avatar({ name, pattern }: AvatarProps) {
  return (
    <Circle aria-hidden="true">
      {pattern ? <PatternPicture asset={pattern} isDecorative sizes="64px" /> : name.slice(0, 1)}
    </Circle>
  );
}
