import { MAX_UNMARKED_WIDTH, previewAt } from '@halfdrop/domain';
import { inPalette } from '#lib/recolored.ts';
import { printedCm, type RepeatLayout } from '@halfdrop/patterns/browser';
import type { Stage_AssetFragment } from './Stage.fragment.generated.ts';

/** A pattern as the stage needs it. */
export type StageAsset = Stage_AssetFragment;

/** Resolution at which production files print. */
export const DPI = 300;
const USUAL_PIXELS = 3500;

const layouts: Readonly<Record<StageAsset['repeat'], RepeatLayout>> = {
  BLOCK: 'block',
  BRICK: 'brick',
  HALF_DROP: 'half-drop',
  MIRROR: 'mirror',
};
const repeats: Readonly<Record<RepeatLayout, StageAsset['repeat']>> = {
  block: 'BLOCK',
  brick: 'BRICK',
  'half-drop': 'HALF_DROP',
  mirror: 'MIRROR',
};

/** A repeat of the schema as the engine names it. */
export function layoutOf(repeat: StageAsset['repeat']): RepeatLayout {
  return layouts[repeat];
}

/** A layout of the engine as the schema names it. */
export function repeatOf(layout: RepeatLayout): StageAsset['repeat'] {
  return repeats[layout];
}

/** Edge of the largest raster file, in pixels. */
export function tilePixels({ files }: Pick<StageAsset, 'files'>): number {
  return Math.max(0, ...files.map(({ pixels }) => pixels ?? 0)) || USUAL_PIXELS;
}

/** How large the tile prints. */
export function tileCm(asset: Pick<StageAsset, 'files'>): number {
  return printedCm(tilePixels(asset), DPI);
}

/**
 * The picture of one tile that is laid out in repeat, in another palette where one is given. Larger ones carry the mark of
 * the shop, which would show as a seam where tiles meet.
 */
export function tilePicture({ previewBaseUrl }: Pick<StageAsset, 'previewBaseUrl'>, palette: string | null): string {
  return inPalette(previewAt(previewBaseUrl, MAX_UNMARKED_WIDTH).url, palette);
}
