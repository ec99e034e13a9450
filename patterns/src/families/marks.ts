import { spread } from '../core/layout.ts';
import { fillPath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { Noise } from '../core/noise.ts';
import { bandSigns, handStroke } from '../core/motifs/hand-marks.ts';
import type { Point } from '../core/path.ts';
import { cycle, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

const BAND_HEIGHTS = [125, 100, 150, 100, 125, 150, 125, 125];

/**
 * Brush-drawn signs: bands of simple marks, dashes guided by periodic noise, a wobbly windowpane, crosses in a
 * half-drop.
 */
export const marks: Family = {
  slug: 'marks',
  name: 'Hand Marks',
  variants: [
    { slug: 'bands', name: 'Painted Bands', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'dashes', name: 'Flowing Dashes', arrangement: 'block', layouts: SHEARED },
    { slug: 'windowpane', name: 'Drawn Windowpane', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'crosses', name: 'Inked Crosses', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['brush marks', 'zigzags', 'dashes', 'dots', 'hand-drawn lines'],
  tags: ['hand-drawn', 'brush', 'minimal', 'abstract', 'mark making', 'ink'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const [ink = '', accent = ink] = roles.byContrast().map(slotToken);
    const draw = cycle([bands, dashes, windowpane, crosses], variant);
    draw(tile, rng, ink, accent);
    return tile;
  },
};

function bands(tile: Tile, rng: Rng, ink: ColorToken, accent: ColorToken): void {
  const order = rng.shuffle(times(BAND_HEIGHTS.length, (index) => index));
  let top = 0;
  for (const [index, height] of BAND_HEIGHTS.entries()) {
    const isAccent = index % 4 === 2;
    const signs = bandSigns(rng, cycle(order, index), top + height / 2, height);
    for (const sign of signs) {
      tile.wrapPoints(
        isAccent ? 'Accent marks' : 'Marks',
        fillPath(sign.data, isAccent ? accent : ink),
        sign.extent,
        12,
      );
    }
    const wobble = times(30, () => rng.gauss() * 1.1);
    const y = top;
    const rule = times(35, (step): Point => [((step - 2) / 30) * TILE_SIZE, y + cycle(wobble, step - 2)]);
    const markup = fillPath(
      ribbonPath(rule, () => 5),
      ink,
    );
    tile.wrap('Rules', markup, { left: 20, right: 980, top: y - 10, bottom: y + 10 });
    top += height;
  }
}

function dashes(tile: Tile, rng: Rng, ink: ColorToken, accent: ColorToken): void {
  const flow = new Noise(rng, tile.lattice);
  for (const [index, [x, y]] of spread(rng, 230, 24, tile.lattice).entries()) {
    const angle = flow.fractal(x, y, 2, 2) * Math.PI * 1.6;
    const length = rng.range(32, 48);
    const spine = [-0.5, -0.15, 0.15, 0.5].map((share): Point => [length * share, rng.gauss() * 1.4]);
    const dash = ribbonPath(spine, (t) => 13 * Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.6);
    const isAccent = index % 5 === 0;
    const place = { x, y, radius: length, angle };
    tile.put(isAccent ? 'Accent dashes' : 'Dashes', fillPath(dash, isAccent ? accent : ink), place);
  }
}

function windowpane(tile: Tile, rng: Rng, ink: ColorToken, accent: ColorToken): void {
  const cells = 10;
  const size = TILE_SIZE / cells;
  for (let line = 0; line < cells; line++) {
    const at = (line + 0.5) * size;
    for (const upright of [true, false]) {
      const wobble = times(20, () => rng.gauss() * 1.9);
      const points = times(27, (step): Point => {
        const along = ((step - 3) / 20) * TILE_SIZE;
        const across = at + cycle(wobble, step - 3);
        return upright ? [across, along] : [along, across];
      });
      const markup = fillPath(
        ribbonPath(points, () => 5),
        ink,
      );
      const across = { low: at - 12, high: at + 12 };
      const box = upright
        ? { left: across.low, right: across.high, top: 20, bottom: 980 }
        : { left: 20, right: 980, top: across.low, bottom: across.high };
      tile.wrap('Lines', markup, box);
    }
    for (let column = 0; column < cells; column++) {
      if ((line + column) % 2 === 1) continue;
      const dot = smoothPath(blobPoints(rng, 15, { corners: 8 }));
      tile.put('Dots', fillPath(dot, accent), { x: column * size, y: line * size, radius: 18 });
    }
  }
}

function crosses(tile: Tile, rng: Rng, ink: ColorToken, accent: ColorToken): void {
  const cells = 10;
  const size = TILE_SIZE / cells;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const place = {
        x: (column + 0.5) * size + rng.gauss() * 2,
        y: (row + (column % 2 === 0 ? 0.25 : 0.75)) * size + rng.gauss() * 2,
        radius: size * 0.6,
        angle: rng.gauss() * 0.09,
      };
      if ((row * 3 + column) % 5 === 0) {
        const ring = times(15, (step): Point => {
          const turn = (step / 14) * Math.PI * 2;
          return [Math.cos(turn) * 24 + rng.gauss(), Math.sin(turn) * 24 + rng.gauss()];
        });
        const markup = fillPath(
          ribbonPath(ring, () => 10),
          accent,
        );
        tile.put('Rings', markup, place);
        continue;
      }
      const arm = 27;
      const cross = handStroke(rng, [-arm, -arm], [arm, arm], 11) + handStroke(rng, [arm, -arm], [-arm, arm], 11);
      tile.put('Crosses', fillPath(cross, ink), place);
    }
  }
}
