import { chakra } from '@chakra-ui/react';
import { tiledPreviewShareStyle } from '#features/catalog/tiled-preview.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { AboutPicture_AssetFragment } from './AboutPicture.fragment.generated.ts';

/** The pattern's appearance in each step: one tile, the tiled preview, a corner where four tiles meet, small tiles. */
const LAYS = [
  { share: 1, backgroundPosition: '0 0' },
  { share: 0.34, backgroundPosition: '0 0' },
  { share: 1.2, backgroundPosition: '60% 0' },
  { share: 0.125, backgroundPosition: '0 0' },
] as const;

/** Sharp at its largest size, and without a watermark. */
const TILE_PIXELS = 640;

const TiledPreview = chakra('div', {
  base: { aspectRatio: { base: '4 / 3', lg: '3 / 2' }, borderRadius: 'lg', background: 'linen' },
});

interface ScenePreviewProps {
  readonly step: number;
  readonly picture: Masked<AboutPicture_AssetFragment> | undefined;
}

/** A pattern as it looks in one step of its making. */
export function ScenePreview({ step, picture: masked }: ScenePreviewProps) {
  const picture = readFragment<AboutPicture_AssetFragment>(masked);
  if (!picture) return <TiledPreview aria-hidden="true" />;
  const { share, backgroundPosition } = LAYS[step % LAYS.length] ?? LAYS[0];
  const style = { ...tiledPreviewShareStyle(picture, share, TILE_PIXELS), backgroundPosition };
  return <TiledPreview role="img" aria-label={picture.altText} style={style} />;
}
