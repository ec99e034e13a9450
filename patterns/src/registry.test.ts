import sharp from 'sharp';
import type { RepeatLayout } from './core/lattice.ts';
import { Lattice } from './core/lattice.ts';
import { circle } from './core/markup.ts';
import { PaletteRoles, type Palette } from './core/palette.ts';
import { Rng } from './core/rng.ts';
import { slotToken } from './core/tokens.ts';
import { BLEED, TILE_SIZE, Tile } from './core/tile.ts';
import { PALETTES } from './palettes.ts';
import { drawPattern, patternSvg } from './pattern.ts';
import { FAMILIES, familyBySlug } from './registry.ts';

const TILE_PX = 250;
/** Difference in levels that the renderer's rounding may cause between two copies of a soft edge. */
const ROUNDING = 16;
const BLEED_PX = (BLEED * TILE_PX) / TILE_SIZE;

interface Design {
  readonly label: string;
  readonly family: (typeof FAMILIES)[number];
  readonly variant: number;
  readonly lattice: Lattice;
  readonly palettes: readonly Palette[];
}

/** Every variant in each of its layouts. */
const DESIGNS: Design[] = FAMILIES.flatMap((family) =>
  family.variants.flatMap(({ slug, layouts }, variant) =>
    layouts.map((layout) => ({
      label: `${family.slug}/${slug} as ${layout}`,
      family,
      variant,
      lattice: new Lattice(layout, TILE_SIZE),
      palettes: PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true),
    })),
  ),
);

function draw({ family, variant, lattice }: Design, palette: Palette): Tile {
  return family.draw({ rng: new Rng(`${family.slug}|1`), roles: new PaletteRoles(palette), variant, lattice });
}

/** Returns a palette that varies by design, so that the whole set is exercised; `which` selects one of several. */
function paletteFor(design: Design, which: number): Palette {
  const { palettes, label } = design;
  const palette = palettes[(DESIGNS.indexOf(design) * 7 + which * 13) % palettes.length];
  if (!palette) throw new Error(`${label} suits no palette`);
  return palette;
}

/** Renders the tile with its bleed: TILE_PX + 2 * BLEED_PX pixels per side, three bytes each. */
async function renderBleed(tile: Tile, palette: Palette): Promise<Buffer> {
  const svg = tile.toSvg({ palette, size: TILE_PX + 2 * BLEED_PX, bleed: BLEED });
  return sharp(Buffer.from(svg), { unlimited: true }).flatten().removeAlpha().raw().toBuffer();
}

interface SeamDifference {
  /** Mean difference in levels (0 to 255). */
  readonly mean: number;
  readonly worst: number;
  /** Share of samples that differ by more than rounding. */
  readonly share: number;
}

/** Compares the strip drawn outside every edge with the same strip inside the neighboring tile. */
function seamDifference(pixels: Buffer, layout: RepeatLayout): SeamDifference {
  const side = TILE_PX + 2 * BLEED_PX;
  const neighbor = new Lattice(layout, TILE_PX);
  const sample = (column: number, row: number, channel: number): number =>
    pixels[((row + BLEED_PX) * side + column + BLEED_PX) * 3 + channel] ?? 0;
  const differences: number[] = [];
  for (let row = -BLEED_PX; row < TILE_PX + BLEED_PX; row++) {
    for (let column = -BLEED_PX; column < TILE_PX + BLEED_PX; column++) {
      if (row >= 0 && row < TILE_PX && column >= 0 && column < TILE_PX) continue;
      const [x, y] = neighbor.home([column + 0.5, row + 0.5]);
      for (let channel = 0; channel < 3; channel++) {
        const inside = sample(Math.floor(x), Math.floor(y), channel);
        differences.push(Math.abs(sample(column, row, channel) - inside));
      }
    }
  }
  const beyond = differences.filter((difference) => difference > ROUNDING).length;
  return {
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
    worst: Math.max(...differences),
    share: beyond / differences.length,
  };
}

describe.each(DESIGNS)('$label', (design) => {
  const palette = paletteFor(design, 0);
  let tile: Tile;
  beforeAll(() => {
    tile = draw(design, palette);
  });
  // Keeping hundreds of drawings would exhaust memory.
  afterAll(() => {
    tile = new Tile();
  });

  test('is drawn the same on both sides of every edge, so that it repeats without a seam', async () => {
    const pixels = await renderBleed(tile, palette);
    const { mean, worst, share } = seamDifference(pixels, design.lattice.layout);
    expect(mean).toBeLessThanOrEqual(1);
    expect(worst).toBeLessThanOrEqual(32);
    expect(share).toBeLessThanOrEqual(0.004);
  });

  if (design.lattice.layout !== 'block') return;

  test('keeps the drawing when only the palette changes, in SVG without slow or broken parts', () => {
    const other = paletteFor(design, 1);
    const outlines = [tile.toSvg({ palette }), draw(design, other).toSvg({ palette: other })].map((svg) => {
      expect(svg).not.toMatch(/<pattern|NaN|undefined|Infinity|~/);
      expect(svg.length).toBeLessThan(1_500_000);
      return [...svg.matchAll(/ (?:d|transform)="([^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .toSorted()
        .join('\n');
    });
    expect(new Set(outlines).size).toBe(1);
  });
});

test('the edge comparison notices a motif that misses its copy at the other side', async () => {
  const [palette] = PALETTES;
  if (!palette) throw new Error('no palettes');
  const tile = new Tile();
  tile.ground();
  tile.put('Wrapped', circle([0, 0], 60, slotToken(1)), { x: 0, y: 500, radius: 60 });
  expect(seamDifference(await renderBleed(tile, palette), 'block').worst).toBeLessThanOrEqual(ROUNDING);
  tile.raw('Cut off', circle([0, 200], 60, slotToken(1)));
  expect(seamDifference(await renderBleed(tile, palette), 'block').worst).toBeGreaterThan(50);
});

test('the same spec gives the same SVG', () => {
  for (const family of FAMILIES) {
    const palette = PALETTES.find((candidate) => family.paletteAllowed?.(candidate) ?? true)?.slug ?? '';
    const spec = { family: family.slug, variant: 0, palette, seed: 3 };
    expect(patternSvg(spec)).toBe(patternSvg({ ...spec }));
  }
});

test('another seed gives another drawing, in named layers', () => {
  const spec = { family: 'botanica', variant: 0, palette: 'hearth', seed: 1 };
  expect(patternSvg({ ...spec, seed: 2 })).not.toBe(patternSvg(spec));
  expect(drawPattern(spec).layers.map((layer) => layer.name)).toContain('Blooms');
});

test('families are found by slug, and an unknown spec is refused', () => {
  expect(familyBySlug('botanica')?.name).toBe('Botanica');
  expect(familyBySlug('no-such-family')).toBeUndefined();
  const spec = { family: 'botanica', variant: 0, palette: 'hearth', seed: 1 };
  expect(() => patternSvg({ ...spec, family: 'no-such-family' })).toThrow(RangeError);
  expect(() => patternSvg({ ...spec, variant: 99 })).toThrow(RangeError);
  expect(() => patternSvg({ ...spec, palette: 'no-such-palette' })).toThrow(RangeError);
});

test('a spec is refused for a layout that its variant was not drawn for', () => {
  const spec = { family: 'quilt', variant: 0, palette: 'hearth', seed: 1 };
  expect(patternSvg({ ...spec, repeat: 'block' })).toBe(patternSvg(spec));
  expect(() => patternSvg({ ...spec, repeat: 'half-drop' })).toThrow('quilt/');
});

test('every repeat layout has variants to choose from, and each variant can be a plain block', () => {
  const count = (layout: RepeatLayout): number => DESIGNS.filter((design) => design.lattice.layout === layout).length;
  expect(count('half-drop')).toBeGreaterThanOrEqual(14);
  expect(count('brick')).toBeGreaterThanOrEqual(10);
  expect(count('mirror')).toBeGreaterThanOrEqual(8);
  expect(count('block')).toBe(FAMILIES.flatMap((family) => family.variants).length);
});

test('slugs are unique and every family suits at least five palettes', () => {
  const slugs = FAMILIES.map((family) => family.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const family of FAMILIES) {
    const variants = family.variants.map((variant) => variant.slug);
    expect(new Set(variants).size).toBe(variants.length);
    const allowed = PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true);
    expect(allowed.length).toBeGreaterThanOrEqual(5);
  }
});
