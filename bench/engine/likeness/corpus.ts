import { FAMILIES, measure, PALETTES, vectorFromBase64 } from '@halfdrop/patterns';
import type { ColorName, Family, Likeness, PaletteColor, PatternSpec, RepeatLayout } from '@halfdrop/patterns';
import { drawnOnce } from './drawn-once.ts';

/** A drawn and measured tile. */
export interface DrawnTile extends Likeness {
  readonly id: string;
  readonly spec: Required<PatternSpec>;
  readonly colors: readonly ColorName[];
  readonly swatches: readonly PaletteColor[];
}

/** The cached form of a tile, with vectors as base64. */
interface Row extends Omit<DrawnTile, 'descriptor' | 'fingerprint'> {
  readonly descriptor: string;
  readonly fingerprint: string;
}

/** Seeds and palettes of every variant used in the precision tables, all as plain blocks. */
const TABLE_SEEDS = [1, 2, 3];
/** Additional seeds, in other palettes and rotating through the variant's layouts. */
const MORE_SEEDS = [4, 5];
const PALETTES_OF_A_SEED = 3;

function palettesOf(family: Family, first: number): string[] {
  const allowed = PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true);
  return Array.from(
    { length: PALETTES_OF_A_SEED },
    (_, index) => allowed[(first + 17 * index) % allowed.length]?.slug ?? '',
  );
}

/** Returns the specs, those of the tables first. */
function plannedSpecs(): Required<PatternSpec>[] {
  const tables: Required<PatternSpec>[] = [];
  const more: Required<PatternSpec>[] = [];
  FAMILIES.forEach((family, familyIndex) => {
    family.variants.forEach(({ layouts }, variant) => {
      const first = 5 * familyIndex + 7 * variant;
      const specs = (seed: number, offset: number, repeat: RepeatLayout): Required<PatternSpec>[] =>
        palettesOf(family, first + offset).map((palette) => ({ family: family.slug, variant, palette, seed, repeat }));
      if (layouts.includes('block')) tables.push(...TABLE_SEEDS.flatMap((seed) => specs(seed, 0, 'block')));
      more.push(
        ...MORE_SEEDS.flatMap((seed, turn) => specs(seed, 3 * seed, layouts[turn % layouts.length] ?? 'block')),
      );
    });
  });
  return [...tables, ...more];
}

async function rowOf(id: string, spec: Required<PatternSpec>): Promise<Row> {
  const { colors, swatches, descriptor, fingerprint } = await measure(spec);
  return { id, spec, colors, swatches, descriptor, fingerprint };
}

/** Returns every variant of the engine in several seeds, palettes and layouts. */
export async function drawnTiles(): Promise<DrawnTile[]> {
  const rows = await drawnOnce({ name: 'likeness-tiles', specs: plannedSpecs(), rowOf });
  return rows.map((row) => ({
    ...row,
    descriptor: vectorFromBase64(row.descriptor),
    fingerprint: vectorFromBase64(row.fingerprint),
  }));
}

/** Returns whether a tile belongs to the precision tables. */
export function isOfTables({ spec }: DrawnTile): boolean {
  return TABLE_SEEDS.includes(spec.seed);
}

/** Identifies the drawing of a tile, regardless of colors. */
export function drawingOf({ spec }: Pick<DrawnTile, 'spec'>): string {
  return `${variantOf({ spec })}.${spec.seed}.${spec.repeat}`;
}

/** Identifies the design of a tile, regardless of seed and colors. */
export function variantOf({ spec }: Pick<DrawnTile, 'spec'>): string {
  return `${spec.family}.${spec.variant}`;
}
