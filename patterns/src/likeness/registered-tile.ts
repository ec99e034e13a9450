import { bestPlacement } from './best-placement.ts';
import { tilesAlong, tileWaves } from './tile-waves.ts';
import type { SeenTile, TileWaves } from './tile-waves.ts';

const CHANNELS = 3;

/**
 * Registers other tiles to one (image registration). All shifts are evaluated at once: since
 *
 *   mean (a(x) - b(x - s))² = mean a² + mean b² - 2 · correlation(s),
 *
 * the best shift is the maximum of the correlation, which the Fourier transforms of both pictures give for all shifts
 * together (cross-correlation theorem). Its position is found from the phases, or from its height (`bestPlacement`).
 * Only waves of up to 24 periods per tile count: they do not depend on the pixel grid, so a copy can be aligned with
 * its original at any fraction of a pixel.
 */
export class RegisteredTile {
  private readonly tile: SeenTile;
  private readonly wavesOf = new Map<number, TileWaves>();

  constructor(tile: SeenTile) {
    this.tile = tile;
  }

  /**
   * Returns the distance of another tile from this one after rotating, flipping and shifting it into alignment: the
   * root mean squared difference in levels of 255. Copies are about 1 to 4 levels apart. Throws RangeError if a picture
   * is empty or holds too few bytes.
   */
  differenceTo(other: SeenTile): number {
    const tiles = tilesAlong(this.tile.layout) === 1 ? tilesAlong(other.layout) : 2;
    const here = this.waves(tiles);
    const there = tileWaves(other, tiles);
    const { height: highest } = bestPlacement(here, there);
    return Math.sqrt(Math.max(0, here.power + there.power - 2 * highest) / CHANNELS);
  }

  private waves(tiles: 1 | 2): TileWaves {
    const known = this.wavesOf.get(tiles);
    if (known) return known;
    const made = tileWaves(this.tile, tiles);
    this.wavesOf.set(tiles, made);
    return made;
  }
}
