import type { OkLab } from '../core/colour.ts';
import { okLabToHex, rgbToOkLab } from '../core/colour.ts';
import type { WeightedColour } from './colour-names.ts';

/** A main colour of a picture, also as #rrggbb. */
export interface MainColour extends WeightedColour {
  readonly hex: string;
}

/** At most this many swatches are taken from a picture. */
const MAX_CLUSTERS = 8;
/** Start colours lie at least this far apart. */
const START_DISTANCE = 0.08;
/** Hue differences count more than differences of lightness. */
const CHROMA_WEIGHT = 1.4;
/** Swatches below this share of the picture are edges between colours and are dropped. */
const SMALLEST_SHARE = 0.012;
const SAMPLE_STEP = 3;
/** Difference of neighbouring bytes up to which they count as one colour, and the part of the picture that must be so. */
const FLAT_TOLERANCE = 6;
const LEAST_FLAT_SHARE = 0.15;
const ROUNDS = 6;

function squaredDistance(left: OkLab, right: OkLab): number {
  return (
    (left.lightness - right.lightness) ** 2 +
    (CHROMA_WEIGHT * (left.a - right.a)) ** 2 +
    (CHROMA_WEIGHT * (left.b - right.b)) ** 2
  );
}

function average(colours: readonly OkLab[]): OkLab {
  const sum = { lightness: 0, a: 0, b: 0 };
  for (const colour of colours) {
    sum.lightness += colour.lightness;
    sum.a += colour.a;
    sum.b += colour.b;
  }
  const count = colours.length;
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count };
}

/** Whether a pixel looks like its right and lower neighbours, so that it is no blend along an edge. */
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
  /** The flat ones among them, or all when too few are flat. */
  readonly clear: OkLab[];
}

/** Every third pixel each way. */
function sampleColours(pixels: Uint8Array, edge: number): Samples {
  const all: OkLab[] = [];
  const flat: OkLab[] = [];
  for (let y = 0; y < edge; y += SAMPLE_STEP) {
    for (let x = 0; x < edge; x += SAMPLE_STEP) {
      const index = (y * edge + x) * 3;
      const colour = rgbToOkLab(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
      all.push(colour);
      if (isFlat(pixels, edge, x, y)) flat.push(colour);
    }
  }
  return { all, clear: flat.length > all.length * LEAST_FLAT_SHARE ? flat : all };
}

/** The means of the fullest cells of a coarse histogram, fullest first, none too near to another. */
function startColours(colours: readonly OkLab[]): OkLab[] {
  const cells = new Map<string, OkLab[]>();
  for (const colour of colours) {
    const key = [colour.lightness * 12, colour.a * 24, colour.b * 24].map(Math.round).join();
    const cell = cells.get(key);
    if (cell) cell.push(colour);
    else cells.set(key, [colour]);
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

function nearest(colour: OkLab, centres: readonly OkLab[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  centres.forEach((centre, index) => {
    const distance = squaredDistance(colour, centre);
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return best;
}

function grouped(colours: readonly OkLab[], centres: readonly OkLab[]): OkLab[][] {
  const groups: OkLab[][] = centres.map(() => []);
  for (const colour of colours) groups[nearest(colour, centres)]?.push(colour);
  return groups;
}

/**
 * The main colours of a square picture with the share each covers, largest first: k-means in OKLab, started from the
 * densest regions, so that the same picture always gives the same swatches. The colours are found among pixels that
 * are no blends along an edge; the shares are those of all pixels. `pixels` holds RGB bytes.
 */
export function mainColours(pixels: Uint8Array, edge: number): MainColour[] {
  const { all, clear } = sampleColours(pixels, edge);
  let centres = startColours(clear);
  for (let round = 0; round < ROUNDS; round += 1) {
    centres = grouped(clear, centres)
      .filter((group) => group.length > 0)
      .map(average);
  }
  const groups = grouped(all, centres);
  return centres
    .map((lab, index) => ({ lab, share: (groups[index]?.length ?? 0) / all.length, hex: okLabToHex(lab) }))
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .toSorted((left, right) => right.share - left.share);
}
