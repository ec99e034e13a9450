import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FAMILIES, measure, PALETTES, vectorFromBase64 } from '@halfdrop/patterns';
import type { ColorName, Family, Likeness, PaletteColor, PatternSpec, RepeatLayout } from '@halfdrop/patterns';

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

const SOURCES = 'patterns/src';
/** What neither draws nor measures likeness. */
const ASIDE = /\.test\.ts$|testing|files|seam|intake|browser/;
const CACHE = '.tmp/bench-engine';

/** Seeds and palettes of every variant on which the tables of precision are made, all as plain blocks. */
const TABLE_SEEDS = [1, 2, 3];
/** Further seeds, in other palettes and in every layout that the variant has, by turns. */
const MORE_SEEDS = [4, 5];
const PALETTES_OF_A_SEED = 3;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => (statSync(file).isDirectory() ? sourceFiles(file) : [file]));
}

function cacheFile(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(SOURCES).toSorted()) hash.update(readFileSync(file));
  return path.join(CACHE, `likeness-tiles-${hash.digest('hex').slice(0, 12)}.jsonl`);
}

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

function tileOf(line: string): DrawnTile {
  const row: Row = JSON.parse(line);
  return {
    ...row,
    descriptor: vectorFromBase64(row.descriptor),
    fingerprint: vectorFromBase64(row.fingerprint),
  };
}

/**
 * Every variant of the engine in several seeds, palettes and layouts. They are drawn once for one state of the engine;
 * a run that was broken off goes on where it stopped.
 */
export async function drawnTiles(): Promise<DrawnTile[]> {
  mkdirSync(CACHE, { recursive: true });
  const file = cacheFile();
  const specs = plannedSpecs();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  for (const spec of specs.slice(lines.length)) {
    const { family, variant, palette, seed, repeat } = spec;
    const line = JSON.stringify(await rowOf([family, variant, palette, seed, repeat].join('.'), spec));
    appendFileSync(file, `${line}\n`);
    lines.push(line);
    if (lines.length % 250 === 0) console.log(`  ${lines.length} of ${specs.length} tiles drawn`);
  }
  return lines.map(tileOf);
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
