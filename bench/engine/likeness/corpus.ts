import { FAMILIES, measure, PALETTES, vectorFromBase64 } from '@halfdrop/patterns';
import type { ColorName, Family, Likeness, PaletteColor, PatternSpec, RepeatLayout } from '@halfdrop/patterns';
import { drawnOnce } from './drawn-once.ts';

/** A tile that was drawn and measured. */
export interface DrawnTile extends Likeness {
  readonly id: string;
  readonly spec: Required<PatternSpec>;
  readonly colors: readonly ColorName[];
  readonly swatches: readonly PaletteColor[];
}

/** What the cache keeps of a tile: all of it, with the vectors as base64. */
interface Row extends Omit<DrawnTile, 'descriptor' | 'fingerprint'> {
  readonly descriptor: string;
  readonly fingerprint: string;
}

/** Seeds and palettes of every variant on which the tables of precision are made, all as plain blocks. */
const TABLE_SEEDS = [1, 2, 3];
/** Further seeds, in other palettes and in every layout that the variant has, by turns. */
const MORE_SEEDS = [4, 5];
const PALETTES_OF_A_SEED = 3;

function palettesOf(family: Family, first: number): string[] {
  const allowed = PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true);
  return Array.from(
    { length: PALETTES_OF_A_SEED },
    (_, index) => allowed[(first + 17 * index) % allowed.length]?.slug ?? '',
  );
}

/** The tiles of the tables come first. */
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

/** Every variant of the engine in several seeds, palettes and layouts. */
export async function drawnTiles(): Promise<DrawnTile[]> {
  const rows = await drawnOnce({ name: 'likeness-tiles', specs: plannedSpecs(), rowOf });
  return rows.map((row) => ({
    ...row,
    descriptor: vectorFromBase64(row.descriptor),
    fingerprint: vectorFromBase64(row.fingerprint),
  }));
}

/** Whether a tile belongs to the tables of precision. */
export function isOfTables({ spec }: DrawnTile): boolean {
  return TABLE_SEEDS.includes(spec.seed);
}

/** Names the drawing of a tile, whatever its colors. */
export function drawingOf({ spec }: Pick<DrawnTile, 'spec'>): string {
  return `${variantOf({ spec })}.${spec.seed}.${spec.repeat}`;
}

/** Names the design of a tile, whatever its seed and colors. */
export function variantOf({ spec }: Pick<DrawnTile, 'spec'>): string {
  return `${spec.family}.${spec.variant}`;
}
