import { readFile } from 'node:fs/promises';
import { familyBySlug, patternSvg } from '@halfdrop/patterns';
import type { PatternSpec, RepeatLayout } from '@halfdrop/patterns';
import { renderPixels } from '../../../patterns/src/raster/render.ts';
import type { RgbPicture } from '../../../patterns/src/seam/edge-lines.ts';

const CATALOG = 'api/sample-catalog/catalog.json';

/** A tile of the sample catalog. */
export interface SampleTile {
  readonly label: string;
  readonly spec: PatternSpec;
  readonly layout: RepeatLayout;
  /** Index in the catalog. */
  readonly index: number;
}

/** Returns the tiles of the sample catalog, or `count` of them, evenly spread. */
export async function sampleTiles(count: number | 'all'): Promise<SampleTile[]> {
  const catalog: unknown = JSON.parse(await readFile(CATALOG, 'utf8'));
  const tiles = rowsOf(catalog).map(tileOf);
  if (count === 'all' || count >= tiles.length) return tiles;
  return Array.from({ length: count }, (_, turn) => tiles[Math.floor((turn * tiles.length) / count)]).filter(
    (tile) => tile !== undefined,
  );
}

/** Returns the pixels of a tile, drawn at that size. */
export async function renderTile({ spec }: SampleTile, side: number): Promise<RgbPicture> {
  return { pixels: await renderPixels(patternSvg(spec), side), width: side, height: side };
}

function rowsOf(catalog: unknown): readonly unknown[] {
  if (isRecord(catalog) && Array.isArray(catalog['assets'])) return catalog['assets'];
  throw new Error(`${CATALOG} has no assets`);
}

function tileOf(row: unknown, index: number): SampleTile {
  const { family, variant, palette, seed, repeat } = isRecord(row) ? row : {};
  if (typeof family !== 'string' || typeof palette !== 'string') throw new Error(`row ${index} is no pattern`);
  if (typeof variant !== 'number' || typeof seed !== 'number') throw new Error(`row ${index} is no pattern`);
  const offered = familyBySlug(family)?.variants[variant]?.layouts ?? [];
  const layout = offered.find((one) => one === repeat) ?? 'block';
  return {
    label: `${family}.${variant}.${palette}.${seed}`,
    spec: { family, variant, palette, seed, repeat: layout },
    layout,
    index,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
