import { FAMILIES, fingerprint, PALETTES, patternSvg, vectorFromBase64, vectorToBase64 } from '@halfdrop/patterns';
import type { Fingerprint, PatternSpec } from '@halfdrop/patterns';
import { renderPixels } from '../../../patterns/src/raster/render.ts';
import { drawnOnce } from './drawn-once.ts';

/** A tile of a catalog: each drawing occurs once, in whatever colors, as in a shop. */
export interface CatalogTile {
  readonly id: string;
  readonly spec: Required<PatternSpec>;
  readonly fingerprint: Fingerprint;
}

/** Edge of the pictures that fingerprints are computed from: the edge at which likeness is measured. */
const EDGE = 256;

/**
 * Returns the requested number of different drawings: every variant of the engine in equally many seeds, rotating
 * through palettes and layouts.
 */
export async function catalogOf(count: number): Promise<CatalogTile[]> {
  const rows = await drawnOnce({ name: 'catalog', specs: specsFrom(1, count), rowOf });
  return rows.map((row) => ({ ...row, fingerprint: vectorFromBase64(row.fingerprint) }));
}

/** Returns drawings of the same designs, none of which is in a catalog of `count` tiles. */
export function strangersTo(count: number, most: number): Required<PatternSpec>[] {
  const seeds = new Set(specsFrom(1, count).map(({ seed }) => seed));
  return specsFrom(seeds.size + 1, most);
}

function specsFrom(firstSeed: number, count: number): Required<PatternSpec>[] {
  const specs: Required<PatternSpec>[] = [];
  for (let seed = firstSeed; specs.length < count; seed += 1) {
    FAMILIES.forEach((family, familyIndex) => {
      const allowed = PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true);
      family.variants.forEach(({ layouts }, variant) => {
        const palette = allowed[(5 * familyIndex + 7 * variant + 11 * seed) % allowed.length]?.slug ?? '';
        const repeat = layouts[seed % layouts.length] ?? 'block';
        specs.push({ family: family.slug, variant, palette, seed, repeat });
      });
    });
  }
  return specs.slice(0, count);
}

async function rowOf(id: string, spec: Required<PatternSpec>) {
  const picture = { pixels: await renderPixels(patternSvg(spec), EDGE), width: EDGE, height: EDGE };
  return { id, spec, fingerprint: vectorToBase64(fingerprint(picture, spec.repeat)) };
}
