import { halfDrop } from '../core/layout.ts';
import { circle, fillPath, placed } from '../core/markup.ts';
import { leafOutline, leafShape } from '../core/motifs/leaf.ts';
import { scrollPoints } from '../core/motifs/sprig.ts';
import type { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { add, cycle, directionAlong, pointAlong, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

/** A damask has two tones: the figure and its lights. */
interface Tones {
  readonly figure: ColorToken;
  readonly light: ColorToken;
}

/** Returns tone-on-tone colors, as in a woven damask, or two colors. */
function tonesOf(roles: PaletteRoles, isTonal: boolean): Tones {
  const contrast = roles.byContrast();
  const first = slotToken(cycle(contrast, 0));
  if (!isTonal) return { figure: first, light: slotToken(cycle(contrast, 1)) };
  const [figure, light] = roles.isDark ? [0.45, 0.7] : [0.5, 0.78];
  return { figure: mix(GROUND, first, figure), light: mix(GROUND, first, light) };
}

/** Returns a leaf with a rib of the ground color. */
function blade(length: number, width: number, bend: number, fill: ColorToken): string {
  const shape = leafShape({ length, width, bend, belly: 0.5 });
  const rib = ribbonPath(shape.rib.slice(0, -1), (t) => width * 0.07 * (1.3 - t));
  return fillPath(smoothPath(leafOutline(shape)), fill) + fillPath(rib, GROUND);
}

/** Draws the parts of the ornament; lengths are in hundredths of the ornament's half height. */
class Weaver {
  private readonly tones: Tones;
  private readonly unit: number;
  /** How tightly this ornament curls, about 1. */
  private readonly curl: number;
  private readonly petals: number;

  constructor(tones: Tones, unit: number, rng: Rng) {
    this.tones = tones;
    this.unit = unit;
    this.curl = rng.range(0.8, 1.12);
    this.petals = rng.pick([7, 9, 11, 13]);
  }

  private blade(at: Point, angle: number, length: number, width: number, bend: number, fill: ColorToken): string {
    return placed(blade(length * this.unit, width * this.unit, bend, fill), this.scaled(at), angle);
  }

  private scaled([x, y]: Point): Point {
    return [x * this.unit, y * this.unit];
  }

  private bead(at: Point, radius: number, fill: ColorToken): string {
    return circle(this.scaled(at), radius * this.unit, fill);
  }

  /** Draws an acanthus leaf: leaflets in pairs along a curling rib. */
  private acanthus(at: Point, angle: number, length: number, turn: number): string {
    const rib = scrollPoints(length * this.unit, angle, 0, turn * this.curl, 20).map((point) =>
      add(point, this.scaled(at)),
    );
    const unscaled = (point: Point): Point => [point[0] / this.unit, point[1] / this.unit];
    let markup = '';
    for (const step of [3, 6, 9, 12, 15]) {
      const direction = directionAlong(rib, step / 20);
      for (const side of [-1, 1]) {
        const size = length * (0.34 - step * 0.011);
        const from = unscaled(pointAlong(rib, step / 20));
        markup += this.blade(from, direction + side * 0.72, size, length * 0.11, side * -0.3, this.tones.figure);
      }
    }
    const tip = directionAlong(rib, 1);
    markup += fillPath(
      ribbonPath(rib, (t) => length * this.unit * 0.055 * (1.2 - t)),
      this.tones.figure,
    );
    return markup + this.blade(unscaled(pointAlong(rib, 0.9)), tip, length * 0.24, length * 0.1, 0, this.tones.figure);
  }

  /** Returns a scroll that ends in a ball. */
  private scroll(at: Point, angle: number, length: number, turns: readonly [number, number], width: number): string {
    const points = scrollPoints(length * this.unit, angle, turns[0], turns[1] * this.curl).map((point) =>
      add(point, this.scaled(at)),
    );
    const band = ribbonPath(points, (t) => width * this.unit * (1.05 - 0.75 * t));
    return (
      fillPath(band, this.tones.figure) + circle(pointAlong(points, 1), width * this.unit * 0.82, this.tones.figure)
    );
  }

  /** Draws the right half of the foliage; the left is its mirror image. */
  foliage(): string {
    const { light } = this.tones;
    const half = [
      this.acanthus([10, 120], 0.15, 165, -2.1),
      this.acanthus([16, 30], -0.75, 150, 2),
      this.acanthus([8, 168], 0.9, 110, -1.6),
      this.scroll([4, 110], -0.35, 230, [-0.6, -6.4], 16),
      this.scroll([4, 60], -0.75, 150, [1, 5.4], 12),
      this.scroll([0, 178], 0.5, 170, [0.4, 6.2], 12),
      this.blade([8, 200], 1.1, 64, 26, -0.2, light),
      this.blade([30, 96], -0.25, 70, 26, 0.25, light),
      this.blade([34, 4], -1.05, 60, 22, 0.25, light),
      this.bead([86, 70], 7, light),
      this.bead([120, 12], 6, light),
      this.bead([66, 196], 6, light),
      this.bead([150, 118], 7, light),
      this.bead([104, 168], 5, light),
    ].join('');
    return `${half}<g transform="scale(-1 1)">${half}</g>`;
  }

  /** Draws the palmette in the middle: a fan of petals over a boss, and a pendant below. */
  palmette(): string {
    const { figure, light } = this.tones;
    const half = (this.petals - 1) / 2;
    const fan = times(this.petals, (index) => {
      const offset = index - half;
      const length = 172 - (Math.abs(offset) * 65) / half;
      const width = (36 - (Math.abs(offset) * 7.5) / half) * Math.sqrt(11 / this.petals);
      const fill = offset % 2 === 0 ? figure : light;
      return this.blade([0, -10], -Math.PI / 2 + (offset * 1.5) / half, length, width, offset * 0.04, fill);
    });
    const boss = [
      this.bead([0, -6], 31, GROUND),
      this.bead([0, -6], 25, figure),
      this.bead([0, -6], 13, GROUND),
      this.bead([0, -6], 6, light),
    ];
    const pendant = [
      this.blade([0, 60], Math.PI / 2, 110, 42, 0, light),
      this.blade([0, 74], Math.PI / 2, 72, 24, 0, GROUND),
      this.bead([0, 190], 10, figure),
      this.bead([0, 210], 7, light),
      this.bead([0, 226], 4, figure),
      this.bead([0, -196], 8, figure),
      this.bead([0, -214], 5, light),
    ];
    return [...fan, ...boss, ...pendant].join('');
  }
}

/** Draws beads along mirrored sine curves, which frame the ornaments as ogees. */
function ogeeFrame(tile: Tile, { figure, light }: Tones, columns: number, rows: number): void {
  const pitch = (TILE_SIZE / columns) * 2;
  const height = TILE_SIZE / rows;
  const size = Math.min(2.2, 4 / columns);
  const beads = Math.round(72 / rows ** 0.85);
  for (const { at } of halfDrop(columns, rows)) {
    for (let bead = 0; bead < beads; bead++) {
      const along = (bead + 0.5) / beads;
      const away = Math.sin(Math.PI * along) * pitch * 0.245;
      if (away <= pitch * 0.012) continue;
      for (const side of [-1, 1]) {
        const isSmall = bead % 2 === 1;
        const markup = circle([0, 0], (isSmall ? 3.2 : 4.6) * size, isSmall ? light : figure);
        tile.put('Ogee', markup, { x: at[0] + side * away, y: at[1] + (along - 0.5) * height, radius: 12 });
      }
    }
  }
}

interface Design {
  readonly isTonal: boolean;
  readonly hasOgee: boolean;
  readonly columns: number;
  readonly rows: number;
}

const DESIGNS: readonly Design[] = [
  { isTonal: true, hasOgee: false, columns: 4, rows: 2 },
  { isTonal: false, hasOgee: false, columns: 4, rows: 2 },
  { isTonal: false, hasOgee: true, columns: 2, rows: 1 },
  { isTonal: true, hasOgee: true, columns: 6, rows: 3 },
];

function draw({ rng, roles, variant, lattice }: DrawContext): Tile {
  const tile = new Tile(lattice);
  tile.ground();
  tile.order('Ogee', 'Foliage', 'Palmettes');
  const { isTonal, hasOgee, columns, rows } = cycle(DESIGNS, variant);
  const tones = tonesOf(roles, isTonal);
  const unit = (2 / columns) * 2.02;
  const weaver = new Weaver(tones, unit, rng);
  const foliage = `<use href="#${tile.define(weaver.foliage())}"/>`;
  const palmette = `<use href="#${tile.define(weaver.palmette())}"/>`;
  for (const { at } of halfDrop(columns, rows)) {
    const [x, y] = [at[0], at[1] + 6];
    tile.put('Foliage', foliage, { x, y, radius: 330 * unit });
    tile.put('Palmettes', palmette, { x, y, radius: 270 * unit });
  }
  if (hasOgee) ogeeFrame(tile, tones, columns, rows);
  return tile;
}

/**
 * Damask after woven silks of the eighteenth century: one half of palmette, acanthus and scrolls (curvature growing
 * along the length) mirrored about its axis (group cm) and set in a half-drop, with an ogee of mirrored sines.
 */
export const damask: Family = {
  slug: 'damask',
  name: 'Damask',
  variants: [
    { slug: 'tonal', name: 'Tonal damask', arrangement: 'half-drop', layouts: SHEARED },
    { slug: 'brocade', name: 'Brocade', arrangement: 'half-drop', layouts: SHEARED },
    { slug: 'ogee', name: 'Beaded ogee', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'small-ogee', name: 'Small ogee', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['palmettes', 'acanthus leaves', 'scrolls'],
  tags: ['damask', 'brocade', 'acanthus', 'baroque', 'victorian', 'drapery', 'elegant'],
  draw,
};
