import { repeatBlock, type RepeatLayout, RepeatTexture } from '@halfdrop/patterns/browser';

/** Prepares a tile's picture in repeat for painting; null if canvas is unsupported. */
export function repeatTexture(tile: HTMLImageElement, layout: RepeatLayout): RepeatTexture | null {
  const { columns, rows, tiles } = repeatBlock(layout);
  const side = tile.naturalWidth;
  const canvas = document.createElement('canvas');
  canvas.width = side * columns;
  canvas.height = side * rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  for (const { x, y, flipX, flipY } of tiles) {
    const left = Math.round((x + (flipX ? 1 : 0)) * side);
    const top = Math.round((y + (flipY ? 1 : 0)) * side);
    context.setTransform(flipX ? -1 : 1, 0, 0, flipY ? -1 : 1, left, top);
    context.drawImage(tile, 0, 0, side, side);
  }
  return new RepeatTexture(context.getImageData(0, 0, canvas.width, canvas.height), columns, rows);
}
