import { type Palette, PALETTES } from '@halfdrop/patterns/browser';
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

/** The colours measured from the picture; what covers most is taken for the ground. */
function ownColours({ swatches, dominantColor }: StageAsset): RecolourOption['colours'] {
  const [ground = dominantColor, ...inks] = swatches.filter(({ share }) => share >= LEAST_SHARE).map(({ hex }) => hex);
  return { ground, inks };
}

/** The pattern's own colours, then every palette of the shop. */
export function recolourOptions(asset: StageAsset): readonly [RecolourOption, ...RecolourOption[]] {
  const palettes = PALETTES.map(({ slug, name, ground, inks }) => ({ slug, name, colours: { ground, inks } }));
  return [{ slug: null, name: 'Original', colours: ownColours(asset) }, ...palettes];
}
