import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { Button } from '#ui/Button.tsx';
import { alignmentWords, type Neighbor } from './neighbor.ts';
import { TilePlane } from './TilePlane.tsx';

const Picture = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: '26rem',
    borderRadius: 'md',
    overflow: 'hidden',
    background: 'linen',
    '& svg': { display: 'block', width: '100%' },
  },
});

const Slider = chakra('input', {
  base: { width: 'full', minHeight: { base: '44px', md: '32px' }, accentColor: 'accent' },
});

interface CopyOverlayProps {
  /** URL of the submitted tile. */
  readonly pictureUrl: string | null;
  /** Height divided by width. */
  readonly aspect: number;
  readonly copy: Neighbor & { readonly alignment: NonNullable<Neighbor['alignment']> };
  /** Opacity of the other tile, 0 to 1. */
  readonly share: number;
  readonly onShare: (share: number) => void;
  /** Shown inside the button that switches between the two. */
  readonly hint?: ReactNode;
}

/** A tile overlaid with the one it copies, aligned, at adjustable opacity. */
export function CopyOverlay({ pictureUrl, aspect, copy, share, onShare, hint }: CopyOverlayProps) {
  const id = useId();
  const own = usePrivateFile(pictureUrl);
  const other = usePrivateFile(copy.pictureUrl);
  const { title, alignment, repeatLayout } = copy;
  const isReady = own.source !== null && other.source !== null;
  return (
    <chakra.div display="grid" gap="2">
      <Picture role="img" aria-label={`${title} laid on what was handed in`}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" style={{ aspectRatio: `${1 / aspect}` }}>
          {own.source === null ? null : <image href={own.source} width="1" height="1" preserveAspectRatio="none" />}
          {other.source === null ? null : (
            <TilePlane id={id} source={other.source} layout={repeatLayout} alignment={alignment} opacity={share} />
          )}
        </svg>
      </Picture>
      {own.hasFailed || other.hasFailed ? <p>The pictures cannot be shown just now.</p> : null}
      <chakra.label display="grid" gap="1" maxWidth="26rem" fontSize="15px">
        How much of “{title}” shows
        <Slider
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={share}
          disabled={!isReady}
          onChange={({ target }) => onShare(Number(target.value))}
        />
      </chakra.label>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button size="sm" variant="outline" disabled={!isReady} onClick={() => onShare(share > 0.5 ? 0 : 1)}>
          Change from one to the other {hint}
        </Button>
      </chakra.div>
      <chakra.p color="ink.muted" fontSize="14px">
        It lies there {alignmentWords(alignment)}.
      </chakra.p>
    </chakra.div>
  );
}
