import { halfDrop } from '../core/layout.ts';
import { circle, fillPath, placed, rect, sharpPath, strokePath } from '../core/markup.ts';
import { starPoints } from '../core/motifs/blob.ts';
import { leafHalfPath, leafOutline, leafShape } from '../core/motifs/leaf.ts';
import { TAU, coords, cycle, num, polar, polygonPath, ribbonPath, smoothPath, times } from '../core/path.ts';
import { BLEED, TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/**
 * Flat stylized leaves and atomic stars of the nineteen-fifties, in half-drop columns; leaf halves follow sin(pi t).
 */
export const midcentury: Family = {
  slug: 'midcentury',
  name: 'Mid-Century',
  variants: [
    { slug: 'stems', name: 'Scandi Stems', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'almond', name: 'Almond Leaves', arrangement: 'half-drop', layouts: ['block', 'half-drop'] },
    { slug: 'starburst', name: 'Atomic Starburst', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['stylised leaves', 'stems', 'almond shapes', 'starbursts'],
  tags: ['mid-century', 'retro', 'scandinavian', 'geometric', 'leaves', 'vintage'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const inks = roles.visible(0, 0.14).map(slotToken);
    const dark = slotToken(cycle(roles.byContrast(), 0));
    const shift = rng.int(0, 5);
    if (variant === 0) stems(tile, inks, dark, shift);
    else if (variant === 1) almonds(tile, inks, dark, shift);
    else starbursts(tile, inks, dark, shift);
    return tile;
  },
};

function stems(tile: Tile, inks: readonly ColorToken[], dark: ColorToken, shift: number): void {
  const columns = 6;
  const pairs = 7;
  const width = TILE_SIZE / columns;
  const pitch = TILE_SIZE / pairs;
  const tint = mix(GROUND, dark, 0.06);
  for (let column = 0; column < columns; column++) {
    const x = width * (column + 0.5);
    const tall = TILE_SIZE + 2 * BLEED;
    if (column % 2 === 0) {
      const band = rect(column * width, -BLEED, width, tall, tint);
      tile.wrap('Bands', band, { left: column * width, right: (column + 1) * width, top: 20, bottom: 980 });
    }
    tile.raw('Stems', rect(x - 2.6, -BLEED, 5.2, tall, dark));
    for (let pair = 0; pair < pairs; pair++) {
      const y = pair * pitch + (column % 2 === 1 ? pitch / 2 : 0) + pitch * 0.8;
      for (const side of [-1, 1]) {
        const alternate = side > 0 ? column % 2 : 0;
        const color = cycle(inks, column * 2 + pair + alternate + shift);
        const kind = (column + shift) % 3;
        const solid = kind === 0 || (kind === 2 && side > 0);
        const markup = stemLeaf(width * 0.66, pitch * 0.62, color, dark, solid);
        const angle = -Math.PI / 2 + side * 0.78;
        tile.put(solid ? 'Solid leaves' : 'Split leaves', markup, {
          x: x + side * 1.5,
          y,
          radius: width * 0.75,
          angle,
        });
      }
    }
  }
}

function stemLeaf(length: number, width: number, color: ColorToken, dark: ColorToken, solid: boolean): string {
  const shape = leafShape({ length, width, belly: 0.5 });
  const outline = smoothPath(leafOutline(shape));
  if (solid) {
    const rib = ribbonPath(
      [
        [length * 0.08, 0],
        [length * 0.8, 0],
      ],
      (t) => 4.2 * (1 - t) + 0.5,
    );
    return fillPath(outline, color) + fillPath(rib, GROUND);
  }
  const hatching = times(5, (index) => {
    const along = 0.1 + (index + 1) * 0.13;
    const reach = width * 0.36 * Math.sin(Math.PI * (along + 0.05));
    return `M${num(length * along)} 0L${num(length * along + 9)} ${num(reach)}`;
  });
  return (
    fillPath(outline, mix(color, GROUND, 0.72)) +
    fillPath(leafHalfPath(shape, 'upper'), color) +
    strokePath(`M0 0L${num(length)} 0`, dark, 2.4) +
    strokePath(hatching.join(''), dark, 2)
  );
}

function almonds(tile: Tile, inks: readonly ColorToken[], dark: ColorToken, shift: number): void {
  const columns = 10;
  const rows = 4;
  const height = (TILE_SIZE / rows) * 0.9;
  const width = ((2 * TILE_SIZE) / columns) * 0.47;
  const layers = ['Split leaves', 'Lined leaves', 'Nested leaves'];
  for (const { at, column, row } of halfDrop(columns, rows)) {
    const [x, y] = at;
    const kind = (column + row * 2 + shift) % 3;
    const color = cycle(inks, column * 3 + row + shift);
    const second = cycle(inks, column * 3 + row + 1 + shift);
    const markup = almond(kind, height, width, { color, second, dark });
    tile.put(cycle(layers, kind), markup, { x, y: y + height / 2, radius: height * 1.1, angle: -Math.PI / 2 });
    const dot = circle([0, 0], 6.5, cycle(inks, column + row + shift));
    tile.put('Atoms', dot, { x, y: y + TILE_SIZE / rows / 2, radius: 8 });
  }
}

interface AlmondColors {
  readonly color: ColorToken;
  readonly second: ColorToken;
  readonly dark: ColorToken;
}

function almond(kind: number, height: number, width: number, { color, second, dark }: AlmondColors): string {
  const shape = leafShape({ length: height, width, belly: 0.5 });
  const outline = smoothPath(leafOutline(shape));
  const stalk = (to: number): string => strokePath(`M${num(-height * 0.07)} 0L${num(to)} 0`, dark, 3.4);
  switch (kind) {
    case 0: {
      const hatching = times(8, (index) => {
        const along = (index + 1) / 9.6;
        const reach = -width * 0.36 * Math.sin(Math.PI * along);
        return `M${num(height * along)} 0l${num(height * 0.045)} ${num(reach)}`;
      });
      return (
        fillPath(outline, color) +
        fillPath(leafHalfPath(shape, 'lower'), mix(color, dark, 0.28)) +
        strokePath(hatching.join(''), GROUND, 2.6) +
        stalk(height * 0.98)
      );
    }
    case 1: {
      const bars = times(11, (index) => {
        const along = (index + 1) / 12;
        const reach = width * 0.4 * Math.sin(Math.PI * along);
        return `M${num(height * along)} ${num(-reach)}L${num(height * along)} ${num(reach)}`;
      });
      const line = fillPath(outline, GROUND, `stroke="${dark}" stroke-width="3.4"`);
      return line + strokePath(bars.join(''), color, 4.2) + stalk(height);
    }
    default: {
      const inner = leafOutline(leafShape({ length: height * 0.72, width: width * 0.62, belly: 0.5 }));
      const core = leafOutline(leafShape({ length: height * 0.46, width: width * 0.3, belly: 0.5 }));
      return (
        fillPath(outline, color) +
        placed(fillPath(smoothPath(inner), GROUND), [height * 0.14, 0]) +
        placed(fillPath(smoothPath(core), second), [height * 0.27, 0]) +
        stalk(height * 0.14)
      );
    }
  }
}

function starbursts(tile: Tile, inks: readonly ColorToken[], dark: ColorToken, shift: number): void {
  const columns = 6;
  const rows = 3;
  for (const { at, column, row } of halfDrop(columns, rows)) {
    const [x, y] = at;
    const color = cycle(inks, column + row * 2 + shift);
    const second = cycle(inks, column + row * 2 + 1 + shift);
    const kind = (column + row + shift) % 2;
    const radius = TILE_SIZE / columns - 22;
    const panel = boomerang(radius * 0.95);
    const turn = kind === 0 ? 0 : Math.PI / 2;
    tile.put('Panels', fillPath(panel, mix(color, GROUND, 0.5)), { x, y, radius, angle: turn });
    tile.put('Starbursts', starburst(radius, { color, second, dark }, kind === 0 ? 16 : 12), { x, y, radius });
    const spot =
      circle([0, 0], 13, color) +
      circle([0, 0], 6, GROUND) +
      sharpPath('M-30 0H-19M19 0H30M0 -30V-19M0 19V30', dark, 3);
    tile.put('Atoms', spot, { x, y: y + TILE_SIZE / rows / 2, radius: 32 });
  }
}

/** Draws a soft four-cornered cushion with hollow sides. */
function boomerang(radius: number): string {
  const points = times(32, (index) => {
    const angle = (index / 32) * TAU;
    return polar(radius * (0.72 + 0.2 * Math.cos(4 * angle)), angle);
  });
  return smoothPath(points);
}

function starburst(radius: number, { color, second, dark }: AlmondColors, rays: number): string {
  let spikes = '';
  let lines = '';
  let beads = '';
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * TAU - Math.PI / 2;
    const long = ray % 2 === 0;
    if (long) {
      const reach = radius * (ray % 4 === 0 ? 0.98 : 0.78);
      spikes += ribbonPath(
        [polar(radius * 0.1, angle), polar(radius * 0.2, angle), polar(reach, angle)],
        (t) => radius * 0.09 * (1 - t) + 0.6,
      );
    } else {
      const tip = polar(radius * 0.6, angle);
      lines += `M${coords(polar(radius * 0.12, angle))}L${coords(tip)}`;
      beads += circle(tip, radius * 0.045, second);
    }
  }
  return (
    strokePath(lines, dark, 2.6) +
    fillPath(spikes, color) +
    beads +
    fillPath(polygonPath(starPoints(8, radius * 0.24, radius * 0.12)), dark) +
    circle([0, 0], radius * 0.07, second)
  );
}
