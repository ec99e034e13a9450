import { num } from './path.ts';
import { BLEED, TILE_SIZE } from './tile.ts';
import { BLACK, WHITE } from './tokens.ts';

/**
 * Returns a fine plain weave to overlay on a drawing: dark and light threads, as lines rather than an SVG pattern,
 * which takes librsvg minutes when the cell is not an integer number of pixels. `pitch` in units must divide the tile.
 */
export function weave(pitch: number, opacity: number): string {
  const from = -Math.ceil(BLEED / pitch) * pitch;
  const end = TILE_SIZE - 2 * from;
  let across = '';
  let down = '';
  for (let at = from; at < TILE_SIZE - from; at += pitch) {
    across += `M${from} ${num(at + pitch * 0.25)}h${end}`;
    down += `M${num(at + pitch * 0.75)} ${from}v${end}`;
  }
  const thread = `stroke-width="${num(pitch / 4)}" fill="none" opacity="${opacity}"`;
  return `<path d="${across}" stroke="${BLACK}" ${thread}/><path d="${down}" stroke="${WHITE}" ${thread}/>`;
}

/** Returns path data of parallel diagonals over the whole tile, for twill. `pitch` in units must divide the tile. */
export function diagonalLines(pitch: number): string {
  const low = -BLEED * 2;
  const high = TILE_SIZE + BLEED * 2;
  let data = '';
  for (let at = -TILE_SIZE; at <= TILE_SIZE * 2 + 8 * pitch; at += pitch) {
    data += `M${num(at - high)} ${high}L${num(at - low)} ${low}`;
  }
  return data;
}
