import { MAX_UNMARKED_WIDTH, previewAt } from '@halfdrop/domain';
import { inPalette } from '#lib/recolored.ts';
import { printedCm, type RepeatLayout } from '@halfdrop/patterns/browser';
import type { Stage_AssetFragment } from './Stage.fragment.generated.ts';

/** A pattern as required by the stage. */
export type StageAsset = Stage_AssetFragment;

/** Print resolution of production files. */
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

/** Maps a repeat of the schema to the engine's name. */
export function layoutOf(repeat: StageAsset['repeat']): RepeatLayout {
  return layouts[repeat];
}

/** Maps a layout of the engine to the schema's name. */
export function repeatOf(layout: RepeatLayout): StageAsset['repeat'] {
  return repeats[layout];
}

/** Returns the edge length of the largest raster file, in pixels. */
export function tilePixels({ files }: Pick<StageAsset, 'files'>): number {
  return Math.max(0, ...files.map(({ pixels }) => pixels ?? 0)) || USUAL_PIXELS;
}

/** Returns the printed size of the tile, in cm. */
export function tileCm(asset: Pick<StageAsset, 'files'>): number {
  return printedCm(tilePixels(asset), DPI);
}

/**
 * Returns the preview used for repeating, optionally in another palette. Larger previews carry a watermark, which would
 * show as a seam where tiles meet.
 */
export function tilePicture({ previewBaseUrl }: Pick<StageAsset, 'previewBaseUrl'>, palette: string | null): string {
  return inPalette(previewAt(previewBaseUrl, MAX_UNMARKED_WIDTH).url, palette);
}
