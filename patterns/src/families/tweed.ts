import { diagonalLines } from '../core/weave.ts';
import { fillPath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { cycle, mod, num, smoothPath } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, mix, slotToken, WHITE } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

interface Weave {
  readonly columns: number;
  readonly rows: number;
  /** Rise of a yarn across its column, as a share of the column's width. */
  readonly slope: number;
  readonly neps: number;
  /** Whether columns slope in alternating directions; otherwise all slope the same way. */
  readonly isHerringbone: boolean;
}

const WEAVES: readonly Weave[] = [
  { columns: 10, rows: 80, slope: 0.55, neps: 140, isHerringbone: true },
  { columns: 20, rows: 126, slope: 0.8, neps: 90, isHerringbone: true },
  { columns: 8, rows: 64, slope: 1, neps: 160, isHerringbone: false },
];

/** Collects yarns by kind, so that each kind is one path whatever its color. */
class Yarns {
  readonly kinds = new Map<string, { color: ColorToken; data: string }>();

  /** Adds a parallelogram across one column, and its copies at the upper and lower edge of the tile. */
  add(kind: string, color: ColorToken, yarn: Record<'x' | 'y' | 'width' | 'rise' | 'thickness', number>): void {
    const { x, y, width, rise, thickness } = yarn;
    const reach = Math.abs(rise) / 2;
    let data = this.kinds.get(kind)?.data ?? '';
    for (const shift of [-TILE_SIZE, 0, TILE_SIZE]) {
      const top = y + shift - reach;
      if (top > TILE_SIZE + BLEED || top + 2 * reach + thickness < -BLEED) continue;
      const left = y + shift - rise / 2;
      const right = y + shift + rise / 2;
      data += `M${num(x)} ${num(left)}L${num(x + width)} ${num(right)}v${num(thickness)}L${num(x)} ${num(left + thickness)}Z`;
    }
    this.kinds.set(kind, { color, data });
  }
}

/** Weaves yarns of two alternating colors, each slightly lighter or darker than the last, with a few stray colors. */
function weaveYarns({ rng, roles }: DrawContext, weave: Weave): Yarns {
  const yarns = new Yarns();
  const shades = roles.byLightness();
  const pair = [cycle(shades, 1), cycle(shades, -2)];
  const strays = roles.slots.filter((slot) => !pair.includes(slot));
  const width = TILE_SIZE / weave.columns;
  const height = TILE_SIZE / weave.rows;
  for (let column = -1; column <= weave.columns; column++) {
    const columnRng = rng.fork(`column ${mod(column, weave.columns)}`);
    const direction = weave.isHerringbone && column % 2 !== 0 ? 1 : -1;
    for (let row = 0; row < weave.rows; row++) {
      const isStray = columnRng.chance(0.04);
      const stray = columnRng.int(0, 3);
      const [shade, step] = [columnRng.chance(0.5) ? WHITE : BLACK, columnRng.int(0, 3)];
      const base = isStray && strays.length > 0 ? cycle(strays, stray) : cycle(pair, row);
      const color = isStray ? slotToken(base) : mix(slotToken(base), shade, step * 0.05);
      const kind = isStray ? `stray ${stray}` : `${row % 2} ${shade} ${step}`;
      const rise = width * weave.slope * direction;
      yarns.add(kind, color, { x: column * width, y: row * height, width, rise, thickness: height * 0.88 });
    }
  }
  return yarns;
}

function draw(context: DrawContext): Tile {
  const { rng, roles, variant } = context;
  const weave = cycle(WEAVES, variant);
  const tile = new Tile();
  tile.ground(mix(GROUND, BLACK, roles.isDark ? 0.3 : 0.18));
  tile.order('Yarn', 'Neps', 'Shadow', 'Twist');
  for (const { color, data } of weaveYarns(context, weave).kinds.values()) tile.raw('Yarn', fillPath(data, color));
  const column = TILE_SIZE / weave.columns;
  for (let index = 0; index <= weave.columns; index++) {
    const x = num(index * column - 1.2);
    const shadow = `M${x} ${-BLEED}h2.4v${TILE_SIZE + 2 * BLEED}h-2.4z`;
    tile.raw('Shadow', fillPath(shadow, BLACK, 'opacity="0.2"'));
  }
  tile.raw('Twist', `<path d="${diagonalLines(4)}" stroke="${BLACK}" stroke-width="0.9" fill="none" opacity="0.16"/>`);
  for (let nep = 0; nep < weave.neps; nep++) {
    const shape = blobPoints(rng, rng.range(2.4, 5), { corners: 6, jitter: 0.4, stretchX: 1.6, stretchY: 0.7 });
    const place = { x: rng.range(0, TILE_SIZE), y: rng.range(0, TILE_SIZE), radius: 14, angle: rng.angle() };
    tile.put('Neps', fillPath(smoothPath(shape), slotToken(rng.pick(roles.slots))), place);
  }
  return tile;
}

/**
 * Woven wool: every yarn is a parallelogram across its column with its own tone, columns alternating in slope for
 * herringbone or uniform for twill; an even number of yarns keeps the two colors alternating across the edge.
 */
export const tweed: Family = {
  slug: 'tweed',
  name: 'Tweed',
  variants: [
    { slug: 'broad-herringbone', name: 'Broad herringbone', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'fine-herringbone', name: 'Fine herringbone', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'twill', name: 'Diagonal twill', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['herringbone', 'woven yarns'],
  tags: ['tweed', 'herringbone', 'wool', 'woven', 'texture', 'menswear', 'classic'],
  draw,
};
