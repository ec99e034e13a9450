import { type Palette, paletteBySlug } from '@halfdrop/patterns/browser';
import { offeredPalettes } from '#lib/offered-palettes.ts';
import type { StageAsset } from './stage-asset.ts';

/** Colours in which a pattern can be looked at. */
export interface RecolourOption {
  /** Slug of the palette; null for the pattern's own colours. */
  readonly slug: string | null;
  readonly name: string;
  readonly colours: Pick<Palette, 'ground' | 'inks'>;
}

/** Colours below this share of the picture are blends and edges. */
const LEAST_SHARE = 0.02;

/** The pattern's own palette; where it has none of the shop, the colours measured from its picture, largest first. */
function ownColours({ recolor, swatches, dominantColor }: StageAsset): RecolourOption['colours'] {
  const own = recolor && paletteBySlug(recolor.palette);
  if (own) return own;
  const [ground = dominantColor, ...inks] = swatches.filter(({ share }) => share >= LEAST_SHARE).map(({ hex }) => hex);
  return { ground, inks };
}

/** The pattern's own colours, then every other palette of the shop that suits it. */
export function recolourOptions(asset: StageAsset): readonly [RecolourOption, ...RecolourOption[]] {
  const offered = asset.recolor ? offeredPalettes(asset.recolor) : [];
  return [
    { slug: null, name: 'Original', colours: ownColours(asset) },
    ...offered.map(({ slug, name, ground, inks }) => ({ slug, name, colours: { ground, inks } })),
  ];
}
