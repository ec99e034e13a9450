import type { RepeatLayout, TilePlacement } from './lattice.ts';
import { repeatBlock } from './lattice.ts';

const TILE_ID = 'repeat-tile';

/**
 * The smallest straight-repeating block of a tile as one SVG: one tile for `block`, two side by side for `half-drop`,
 * two one above the other for `brick`, four for `mirror`. `tileSvg` is a complete `<svg>` element without a prolog, as
 * wide as high; `tileSize` is the side of one tile in the result, in px. The tile is stored once and used for each copy.
 */
export function blockSvg(tileSvg: string, layout: RepeatLayout, tileSize = 1000): string {
  const { columns, rows, tiles } = repeatBlock(layout);
  const sized = tileSvg.replace(/^<svg\b[^>]*>/, (open) =>
    open.replace(/ width="[^"]*"/, ' width="1000"').replace(/ height="[^"]*"/, ' height="1000"'),
  );
  const uses = tiles.map((tile) => `<use href="#${TILE_ID}" transform="${transformOf(tile)}"/>`).join('');
  const size = `width="${columns * tileSize}" height="${rows * tileSize}" viewBox="0 0 ${columns * 1000} ${rows * 1000}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs><g id="${TILE_ID}">${sized}</g></defs>${uses}</svg>`;
}

function transformOf({ x, y, flipX, flipY }: TilePlacement): string {
  const left = (x + (flipX ? 1 : 0)) * 1000;
  const top = (y + (flipY ? 1 : 0)) * 1000;
  const scale = flipX || flipY ? ` scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})` : '';
  return `translate(${left} ${top})${scale}`;
}
