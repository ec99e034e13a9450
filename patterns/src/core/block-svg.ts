import type { RepeatLayout, TilePlacement } from './lattice.ts';
import { repeatBlock } from './lattice.ts';

/**
 * Returns how far a tile overlaps its right and lower neighbor, in units: where edges fall between two screen pixels,
 * the ground would show through. A tile is drawn slightly beyond its edges to match its neighbor, except at mirror
 * lines.
 */
export function seamOverlap(layout: RepeatLayout): number {
  return layout === 'mirror' ? 0.25 : 1;
}

const TILE_ID = 'repeat-tile';

/**
 * Returns the smallest straight-repeating block of a tile as one SVG: one tile for `block`, two side by side for
 * `half-drop`, two stacked for `brick`, four for `mirror`. `tileSvg` is a complete, square `<svg>` element without a
 * prolog; `tileSize` is the side of one tile in the result, in px. The tile is stored once and referenced by each copy.
 */
export function blockSvg(tileSvg: string, layout: RepeatLayout, tileSize = 1000): string {
  const { columns, rows, tiles } = repeatBlock(layout);
  const reach = 1000 + seamOverlap(layout);
  const root = `<svg width="${reach}" height="${reach}" viewBox="0 0 ${reach} ${reach}">`;
  const sized = tileSvg.replace(/^<svg\b[^>]*>/, root);
  const uses = tiles.map((tile) => `<use href="#${TILE_ID}" transform="${transformOf(tile)}"/>`).join('');
  const size = `width="${columns * tileSize}" height="${rows * tileSize}" viewBox="0 0 ${columns * 1000} ${rows * 1000}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs><g id="${TILE_ID}">${sized}</g></defs>${uses}</svg>`;
}

function transformOf(tile: TilePlacement): string {
  const [scaleX, scaleY, left, top] = tileTransform(tile, 1000);
  const scale = scaleX < 0 || scaleY < 0 ? ` scale(${scaleX} ${scaleY})` : '';
  return `translate(${left} ${top})${scale}`;
}

/**
 * Returns the transform that places a tile: scale across and down (1, or -1 for a reflection), then a translation in
 * units.
 */
export function tileTransform(
  { x, y, flipX, flipY }: TilePlacement,
  units: number,
): readonly [scaleX: number, scaleY: number, left: number, top: number] {
  return [flipX ? -1 : 1, flipY ? -1 : 1, (x + (flipX ? 1 : 0)) * units, (y + (flipY ? 1 : 0)) * units];
}
