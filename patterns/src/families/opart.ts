import { circle, fillPath, rect } from '../core/markup.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, mod, num, polar, polygonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/**
 * Optical patterns: a checker bulging by u - 0.132 sin 2 pi u on both axes, swelling waves, nested discs that seem to
 * turn, chevrons.
 */
export const opart: Family = {
  slug: 'opart',
  name: 'Op Art',
  variants: [
    { slug: 'bulge', name: 'Bulging Checker', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'current', name: 'Swelling Waves', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'eyes', name: 'Turning Discs', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'zigzag', name: 'Folded Zigzag', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['checkerboard', 'waves', 'concentric circles', 'optical illusion'],
  tags: ['op art', 'geometric', 'abstract', 'optical', 'sixties', 'bold'],
  draw: ({ rng, roles, variant }: DrawContext): Tile => {
    const tile = new Tile();
    tile.ground();
    const inks = roles.byContrast().map(slotToken);
    const draw = cycle([bulge, current, eyes, zigzag], variant);
    draw(tile, rng, inks);
    return tile;
  },
};

/** Draws a checker whose lines lie at u - k sin(2 pi u), so that it swells and shrinks once across the tile. */
function bulge(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 20;
  const strength = rng.range(0.1, 0.135);
  const [shiftX, shiftY] = [rng.next(), rng.next()];
  const line = (index: number, shift: number): number => {
    const u = index / cells;
    return (u + shift - strength * Math.sin(TAU * u)) * TILE_SIZE;
  };
  let checks = '';
  let dots = '';
  for (let row = -cells - 4; row < cells + 4; row++) {
    for (let column = -cells - 4; column < cells + 4; column++) {
      const [left, right] = [line(column, shiftX), line(column + 1, shiftX)];
      const [top, bottom] = [line(row, shiftY), line(row + 1, shiftY)];
      if (right < -10 || left > TILE_SIZE + 10 || bottom < -10 || top > TILE_SIZE + 10) continue;
      if (mod(row + column, 2) === 1) {
        checks += `M${num(left)} ${num(top)}H${num(right)}V${num(bottom)}H${num(left)}Z`;
      } else {
        const [rx, ry] = [(right - left) * 0.3, (bottom - top) * 0.3];
        const start = `M${num((left + right) / 2 - rx)} ${num((top + bottom) / 2)}`;
        dots += `${start}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0`;
      }
    }
  }
  tile.raw('Checks', fillPath(checks, cycle(inks, 0)));
  tile.raw('Dots', fillPath(dots, cycle(inks, 1)));
}

/** Draws bands on a common sine whose thickness varies with a phase that completes one cycle down the tile. */
function current(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const bands = 25;
  const pitch = TILE_SIZE / bands;
  const colors = [0, 1, 0, 2, 0].map((index) => cycle(inks, index));
  const start = rng.angle();
  const amplitude = rng.range(40, 52);
  for (let band = -4; band < bands + 4; band++) {
    const phase = (band / bands) * TAU;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let step = -2; step <= 42; step++) {
      const u = (step / 40) * TAU;
      const y = band * pitch + amplitude * Math.sin(2 * u + start + Math.sin(phase) * 0.8);
      const half = (pitch * (0.5 + 0.34 * Math.sin(u + phase))) / 2;
      upper.push([(step / 40) * TILE_SIZE, y - half]);
      lower.push([(step / 40) * TILE_SIZE, y + half]);
    }
    tile.raw(`Wave ${mod(band, 5) + 1}`, fillPath(smoothPath([...upper, ...lower.toReversed()]), cycle(colors, band)));
  }
}

/** Draws concentric discs whose centers drift in a direction that rotates from cell to cell. */
function eyes(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 4;
  const size = TILE_SIZE / cells;
  const turn = rng.int(0, 3);
  const accents = inks.slice(1);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const odd = (row + column) % 2;
      const drift = polar(size * 0.02, ((column + row * 2 + turn) / 4) * TAU);
      const [dark, light] = odd === 1 ? [GROUND, cycle(inks, 0)] : [cycle(inks, 0), GROUND];
      let markup = rect(0, 0, size + 0.3, size + 0.3, light);
      for (let ring = 1; ring < 7; ring++) {
        const accent = ring === 3 || ring === 6;
        const fill = accent && accents.length > 0 ? cycle(accents, (row + column) % 3) : ring % 2 === 1 ? dark : light;
        const center: Point = [size / 2 + drift[0] * ring, size / 2 + drift[1] * ring];
        markup += circle(center, (size / 2) * (1 - ring / 7) * 1.08, fill);
      }
      const [left, top] = [column * size, row * size];
      const box = { left, top, right: left + size, bottom: top + size };
      tile.wrap('Discs', `<g transform="translate(${num(left)} ${num(top)})">${markup}</g>`, box);
    }
  }
}

/** Draws stripes folded along columns of varying width, so that the cloth seems pleated. */
function zigzag(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const folds = 10;
  const stripes = 20;
  const pitch = TILE_SIZE / stripes;
  const swell = rng.range(0.45, 0.62);
  const start = rng.angle();
  const xs = times(folds + 5, (index) => {
    const u = (index - 2) / folds;
    return (u + (swell / TAU) * Math.sin(TAU * u + start)) * TILE_SIZE;
  });
  const accents = inks.slice(1, 3);
  for (let stripe = -4; stripe < stripes + 4; stripe++) {
    if (mod(stripe, 2) === 0) continue;
    const edge = (offset: number): Point[] =>
      xs.map((x, fold): Point => [x, stripe * pitch + offset + (fold % 2 === 0 ? pitch * 1.6 : 0)]);
    const points = [...edge(0), ...edge(pitch).toReversed()];
    const accent = mod(stripe, 10) === 5 && accents.length > 0;
    tile.raw(
      accent ? 'Accent stripes' : 'Stripes',
      fillPath(polygonPath(points), accent ? cycle(accents, 0) : cycle(inks, 0)),
    );
  }
  for (let fold = 0; fold < xs.length - 1; fold += 2) {
    const [left = 0, right = 0] = [xs[fold], xs[fold + 1]];
    const panel = rect(left, -10, right - left, TILE_SIZE + 20, BLACK, 'fill-opacity="0.13"');
    tile.raw('Pleats', panel);
  }
}
