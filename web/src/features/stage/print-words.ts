import { printedDpi } from '@halfdrop/patterns/browser';
import { type StageAsset, tilePixels } from './stage-asset.ts';

/** From this resolution on, prints look sharp at arm's length. */
const SHARP_DPI = 150;

/** Says at what resolution a pattern prints at a given size, and whether that is enough. */
export function printWords({ files }: Pick<StageAsset, 'files'>, repeatCm: number): string {
  const pixels = tilePixels({ files });
  const dpi = Math.round(printedDpi(pixels, repeatCm));
  const words = `${pixels} px print at ${dpi} dpi at this size.`;
  if (dpi >= SHARP_DPI) return words;
  const hasVector = files.some((file) => file.pixels === null);
  return `${words} Up close that looks soft${hasVector ? '; the vector files print sharp at any size' : ''}.`;
}
