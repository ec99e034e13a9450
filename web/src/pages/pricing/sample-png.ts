/** Width and height of a picture in pixels. */
export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes the sample is given in. */
export const sampleSizes = [
  { width: 800, height: 600 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const satisfies readonly SampleSize[];

/** Tiles that lie above one another in the picture: one and a half show that they repeat. */
const TILES_DOWN = 1.5;

/** The side of a tile in a picture of the given height, even so that the half-drop falls on a pixel. */
function tileSideFor(height: number): number {
  return 2 * Math.round(height / TILES_DOWN / 2);
}

/** An address under which the browser finds an SVG it holds already. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Paints the sample pattern and makes a PNG of it, all in the browser.
 * @param drawBlock draws the pattern's straight-repeating block as SVG, given the side of a tile in pixels
 * @throws Error where the browser can not draw
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
