import { type Palette, paletteBySlug } from '@halfdrop/patterns/browser';
import { offeredPalettes } from '#lib/offered-palettes.ts';
import type { StageAsset } from './stage-asset.ts';

/** A palette in which a pattern can be viewed. */
export interface RecolorOption {
  /** Slug of the palette; null for the original colors. */
  readonly slug: string | null;
  readonly name: string;
  readonly colors: Pick<Palette, 'ground' | 'inks'>;
}

/** Colors below this share are blends and edges. */
const MIN_SHARE = 0.02;

/**
 * Returns the pattern's own palette; if it has none of the shop's, the colors measured from its picture, largest first.
 */
function ownColors({ recolor, swatches, dominantColor }: StageAsset): RecolorOption['colors'] {
  const own = recolor && paletteBySlug(recolor.palette);
  if (own) return own;
  const [ground = dominantColor, ...inks] = swatches.filter(({ share }) => share >= MIN_SHARE).map(({ hex }) => hex);
  return { ground, inks };
}

/** Returns the original colors, then all other palettes of the shop that suit the pattern. */
export function recolorOptions(asset: StageAsset): readonly [RecolorOption, ...RecolorOption[]] {
  const offered = asset.recolor ? offeredPalettes(asset.recolor) : [];
  return [
    { slug: null, name: 'Original', colors: ownColors(asset) },
    ...offered.map(({ slug, name, ground, inks }) => ({ slug, name, colors: { ground, inks } })),
  ];
}
