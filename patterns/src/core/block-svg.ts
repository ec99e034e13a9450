import type { RepeatLayout, TilePlacement } from './lattice.ts';
import { repeatBlock } from './lattice.ts';

/**
 * How far a tile reaches over its right and lower neighbor, in units: where edges fall between two pixels of a screen,
 * the ground would shine through. A tile is drawn a little beyond its edges as its neighbor is, but for mirror lines.
 */
export function seamOverlap(layout: RepeatLayout): number {
  return layout === 'mirror' ? 0.25 : 1;
}

const TILE_ID = 'repeat-tile';

/**
 * The smallest straight-repeating block of a tile as one SVG: one tile for `block`, two side by side for `half-drop`,
 * two one above the other for `brick`, four for `mirror`. `tileSvg` is a complete `<svg>` element without a prolog, as
 * wide as high; `tileSize` is the side of one tile in the result, in px. The tile is stored once and used for each copy.
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

/** Scale across and down (1, or -1 for a reflection), then the move in units that brings a tile to its place. */
export function tileTransform(
  { x, y, flipX, flipY }: TilePlacement,
  units: number,
): readonly [scaleX: number, scaleY: number, left: number, top: number] {
  return [flipX ? -1 : 1, flipY ? -1 : 1, (x + (flipX ? 1 : 0)) * units, (y + (flipY ? 1 : 0)) * units];
}
