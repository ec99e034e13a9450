import { type Palette, paletteBySlug } from '@halfdrop/patterns/browser';
import { offeredPalettes } from '#lib/offered-palettes.ts';
import type { StageAsset } from './stage-asset.ts';

/** Colors in which a pattern can be looked at. */
export interface RecolorOption {
  /** Slug of the palette; null for the pattern's own colors. */
  readonly slug: string | null;
  readonly name: string;
  readonly colors: Pick<Palette, 'ground' | 'inks'>;
}

/** Colors below this share of the picture are blends and edges. */
const MIN_SHARE = 0.02;

/** The pattern's own palette; where it has none of the shop, the colors measured from its picture, largest first. */
function ownColors({ recolor, swatches, dominantColor }: StageAsset): RecolorOption['colors'] {
  const own = recolor && paletteBySlug(recolor.palette);
  if (own) return own;
  const [ground = dominantColor, ...inks] = swatches.filter(({ share }) => share >= MIN_SHARE).map(({ hex }) => hex);
  return { ground, inks };
}

/** The pattern's own colors, then every other palette of the shop that suits it. */
export function recolorOptions(asset: StageAsset): readonly [RecolorOption, ...RecolorOption[]] {
  const offered = asset.recolor ? offeredPalettes(asset.recolor) : [];
  return [
    { slug: null, name: 'Original', colors: ownColors(asset) },
    ...offered.map(({ slug, name, ground, inks }) => ({ slug, name, colors: { ground, inks } })),
  ];
}
