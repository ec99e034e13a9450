/** Dimensions of a picture in pixels. */
export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** Available sample sizes. */
export const sampleSizes = [
  { width: 800, height: 600 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const satisfies readonly SampleSize[];

/** Tiles per picture height: one and a half show the repeat. */
const TILES_DOWN = 1.5;

/** Returns the tile side for a picture height, even so that the half-drop falls on a whole pixel. */
function tileSideFor(height: number): number {
  return 2 * Math.round(height / TILES_DOWN / 2);
}

/** Returns an SVG as a data URL. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Renders the sample pattern to PNG, entirely in the browser.
 * @param drawBlock returns the straight-repeating block as SVG, given the tile side in pixels
 * @throws Error when the browser cannot draw
 */
export async function samplePng(drawBlock: (tileSide: number) => string, { width, height }: SampleSize): Promise<Blob> {
  const block = new Image();
  block.src = svgAddress(drawBlock(tileSideFor(height)));
  await block.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser offers no canvas to draw on.');
  for (let top = 0; top < height; top += block.naturalHeight) {
    for (let left = 0; left < width; left += block.naturalWidth) context.drawImage(block, left, top);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
