import sharp from 'sharp';
import { circle } from './core/markup.ts';
import { PaletteRoles } from './core/palette.ts';
import { Rng } from './core/rng.ts';
import { slotToken } from './core/tokens.ts';
import { BLEED, TILE_SIZE, Tile } from './core/tile.ts';
import { PALETTES } from './palettes.ts';
import { drawPattern, patternSvg } from './pattern.ts';
import { FAMILIES, familyBySlug } from './registry.ts';

const TILE_PX = 250;
/** Levels by which the renderer's rounding may tell apart two copies of a soft edge. */
const ROUNDING = 16;
const BLEED_PX = (BLEED * TILE_PX) / TILE_SIZE;

interface Design {
  readonly label: string;
  readonly family: (typeof FAMILIES)[number];
  readonly variant: number;
  readonly palettes: typeof PALETTES;
}

const DESIGNS: Design[] = FAMILIES.flatMap((family) =>
  family.variants.map(({ slug }, variant) => ({
    label: `${family.slug}/${slug}`,
    family,
    variant,
    palettes: PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true),
  })),
);

function draw({ family, variant }: Design, palette: (typeof PALETTES)[number], seed: number): Tile {
  return family.draw({ rng: new Rng(`${family.slug}|${seed}`), roles: new PaletteRoles(palette), variant });
}

/** Palettes that differ from design to design, so that the whole set is exercised. */
function palettesFor(design: Design, count: number): (typeof PALETTES)[number][] {
  const start = DESIGNS.indexOf(design) * 7;
  const { palettes } = design;
  return Array.from({ length: count }, (_, index) => palettes[(start + index * 13) % palettes.length]).filter(
    (palette) => palette !== undefined,
  );
}

/** Renders the tile with its bleed: TILE_PX + 2 * BLEED_PX pixels each way, three bytes each. */
async function renderBleed(tile: Tile, palette: (typeof PALETTES)[number]): Promise<Buffer> {
  const svg = tile.toSvg({ palette, size: TILE_PX + 2 * BLEED_PX, bleed: BLEED });
  return sharp(Buffer.from(svg), { unlimited: true }).flatten().removeAlpha().raw().toBuffer();
}

/** The largest difference between the pixels of two opposite edge strips (0 to 255), and the share beyond rounding. */
function edgeDifference(pixels: Buffer): { worst: number; share: number } {
  const side = TILE_PX + 2 * BLEED_PX;
  const at = (x: number, y: number, channel: number): number => pixels[(y * side + x) * 3 + channel] ?? 0;
  let worst = 0;
  let unlike = 0;
  let compared = 0;
  for (let strip = 0; strip < 2 * BLEED_PX; strip++) {
    for (let along = 0; along < side; along++) {
      for (let channel = 0; channel < 3; channel++) {
        const across = Math.abs(at(strip, along, channel) - at(strip + TILE_PX, along, channel));
        const down = Math.abs(at(along, strip, channel) - at(along, strip + TILE_PX, channel));
        worst = Math.max(worst, across, down);
        compared += 2;
        unlike += (across > ROUNDING ? 1 : 0) + (down > ROUNDING ? 1 : 0);
      }
    }
  }
  return { worst, share: unlike / compared };
}

describe.each(DESIGNS)('$label', (design) => {
  test('is drawn the same on both sides of every edge, so that it repeats without a seam', async () => {
    const faults: string[] = [];
    for (const [index, palette] of palettesFor(design, 2).entries()) {
      const pixels = await renderBleed(draw(design, palette, index + 1), palette);
      const { worst, share } = edgeDifference(pixels);
      if (worst > 32 || share > 0.004) faults.push(`${palette.slug}: worst ${worst}, share ${share.toFixed(4)}`);
    }
    expect(faults).toEqual([]);
  });

  test('keeps the drawing when only the palette changes, in SVG without slow or broken parts', () => {
    const outlines = palettesFor(design, 2).map((palette) => {
      const svg = draw(design, palette, 5).toSvg({ palette });
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
  expect(edgeDifference(await renderBleed(tile, palette)).worst).toBeLessThanOrEqual(ROUNDING);
  tile.raw('Cut off', circle([0, 200], 60, slotToken(1)));
  expect(edgeDifference(await renderBleed(tile, palette)).worst).toBeGreaterThan(50);
});

test('the same spec gives the same SVG', () => {
  for (const { family, palettes } of DESIGNS.filter((design) => design.variant === 0)) {
    const spec = { family: family.slug, variant: 0, palette: palettes[0]?.slug ?? '', seed: 3 };
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
