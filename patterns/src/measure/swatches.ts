import type { OkLab } from '../core/color.ts';
import { okLabToHex, rgbToOkLab } from '../core/color.ts';
import type { WeightedColor } from './color-names.ts';

/** A main color of a picture, also as #rrggbb. */
export interface MainColor extends WeightedColor {
  readonly hex: string;
}

/** Maximum number of swatches per picture. */
const MAX_CLUSTERS = 8;
/** Minimum distance between initial colors. */
const START_DISTANCE = 0.08;
/** Hue differences weigh more than lightness differences. */
const CHROMA_WEIGHT = 1.4;
/** Swatches below this share are blends at edges and are dropped. */
const MIN_SHARE = 0.012;
const SAMPLE_STEP = 3;
/** Maximum difference of neighboring bytes that count as one color, and the required share of such pixels. */
const FLAT_TOLERANCE = 6;
const MIN_FLAT_SHARE = 0.15;
const ROUNDS = 6;

function squaredDistance(left: OkLab, right: OkLab): number {
  return (
    (left.lightness - right.lightness) ** 2 +
    (CHROMA_WEIGHT * (left.a - right.a)) ** 2 +
    (CHROMA_WEIGHT * (left.b - right.b)) ** 2
  );
}

function average(colors: readonly OkLab[]): OkLab {
  const sum = { lightness: 0, a: 0, b: 0 };
  for (const color of colors) {
    sum.lightness += color.lightness;
    sum.a += color.a;
    sum.b += color.b;
  }
  const count = colors.length;
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count };
}

/** Returns whether a pixel resembles its right and lower neighbors, so that it is not a blend at an edge. */
function isFlat(pixels: Uint8Array, edge: number, x: number, y: number): boolean {
  const here = (y * edge + x) * 3;
  const right = (y * edge + ((x + 1) % edge)) * 3;
  const below = (((y + 1) % edge) * edge + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = pixels[here + channel] ?? 0;
    if (Math.abs(value - (pixels[right + channel] ?? 0)) > FLAT_TOLERANCE) return false;
    if (Math.abs(value - (pixels[below + channel] ?? 0)) > FLAT_TOLERANCE) return false;
  }
  return true;
}

interface Samples {
  readonly all: OkLab[];
  /** The flat samples, or all if too few are flat. */
  readonly clear: OkLab[];
}

/** Samples every third pixel in each direction. */
function sampleColors(pixels: Uint8Array, edge: number): Samples {
  const all: OkLab[] = [];
  const flat: OkLab[] = [];
  for (let y = 0; y < edge; y += SAMPLE_STEP) {
    for (let x = 0; x < edge; x += SAMPLE_STEP) {
      const index = (y * edge + x) * 3;
      const color = rgbToOkLab(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
      all.push(color);
      if (isFlat(pixels, edge, x, y)) flat.push(color);
    }
  }
  return { all, clear: flat.length > all.length * MIN_FLAT_SHARE ? flat : all };
}

/** Returns the means of the fullest cells of a coarse histogram, fullest first, none too close to another. */
function startColors(colors: readonly OkLab[]): OkLab[] {
  const cells = new Map<string, OkLab[]>();
  for (const color of colors) {
    const key = [color.lightness * 12, color.a * 24, color.b * 24].map(Math.round).join();
    const cell = cells.get(key);
    if (cell) cell.push(color);
    else cells.set(key, [color]);
  }
  const fullestFirst = [...cells.values()].toSorted((left, right) => right.length - left.length);
  const starts: OkLab[] = [];
  for (const cell of fullestFirst) {
    const mean = average(cell);
    const isApart = starts.every((start) => squaredDistance(start, mean) > START_DISTANCE ** 2);
    if (isApart) starts.push(mean);
    if (starts.length === MAX_CLUSTERS) break;
  }
  return starts;
}

function nearest(color: OkLab, centers: readonly OkLab[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  centers.forEach((center, index) => {
    const distance = squaredDistance(color, center);
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return best;
}

function grouped(colors: readonly OkLab[], centers: readonly OkLab[]): OkLab[][] {
  const groups: OkLab[][] = centers.map(() => []);
  for (const color of colors) groups[nearest(color, centers)]?.push(color);
  return groups;
}

/**
 * Returns the main colors of a square picture with the share each covers, largest first: k-means in OKLab, initialized
 * from the densest regions, so that the result is deterministic. Colors are found among pixels that are not blends at
 * an edge; shares are those of all pixels. `pixels` holds RGB bytes.
 */
export function mainColors(pixels: Uint8Array, edge: number): MainColor[] {
  const { all, clear } = sampleColors(pixels, edge);
  let centers = startColors(clear);
  for (let round = 0; round < ROUNDS; round += 1) {
    centers = grouped(clear, centers)
      .filter((group) => group.length > 0)
      .map(average);
  }
  const groups = grouped(all, centers);
  return centers
    .map((lab, index) => ({ lab, share: (groups[index]?.length ?? 0) / all.length, hex: okLabToHex(lab) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((left, right) => right.share - left.share);
}
