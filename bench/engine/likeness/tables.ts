import { fingerprintDistance, likenessDistance, paletteDistance } from '@halfdrop/patterns';
import type { DrawnTile } from './corpus.ts';
import { drawingOf, variantOf } from './corpus.ts';

type Relation = (query: DrawnTile, other: DrawnTile) => boolean;

/** One line of the precision table: how tiles are ranked, which are queried, and which results are correct. */
interface Question {
  readonly name: string;
  readonly distance: (query: DrawnTile, other: DrawnTile) => number;
  readonly isRight: Relation;
  /** Tiles excluded from the ranking. */
  readonly isLeftOut?: Relation;
}

const isSameVariant: Relation = (query, other) => variantOf(query) === variantOf(other);
const isSameDrawing: Relation = (query, other) => drawingOf(query) === drawingOf(other);
const isSamePalette: Relation = (query, other) => query.spec.palette === other.spec.palette;
const sharesFilter: Relation = (query, other) => query.colors.some((color) => other.colors.includes(color));

const byDescriptor =
  (textureWeight: number) =>
  (query: DrawnTile, other: DrawnTile): number =>
    likenessDistance(query.descriptor, other.descriptor, { textureWeight });
const byFingerprint = (query: DrawnTile, other: DrawnTile): number =>
  fingerprintDistance(query.fingerprint, other.fingerprint);
const bySwatches = (query: DrawnTile, other: DrawnTile): number => paletteDistance(query.swatches, other.swatches);

const QUESTIONS: readonly Question[] = [
  { name: 'texture: same variant', distance: byDescriptor(1), isRight: isSameVariant },
  {
    name: 'texture: same variant, other seed',
    distance: byDescriptor(1),
    isRight: isSameVariant,
    isLeftOut: isSameDrawing,
  },
  { name: 'texture: recolor of the drawing', distance: byDescriptor(1), isRight: isSameDrawing },
  { name: 'fingerprint: recolor of the drawing', distance: byFingerprint, isRight: isSameDrawing },
  { name: 'color: same palette', distance: byDescriptor(0), isRight: isSamePalette },
  { name: 'color: shares a filter', distance: byDescriptor(0), isRight: sharesFilter },
  { name: 'swatches: same palette', distance: bySwatches, isRight: isSamePalette },
  { name: 'swatches: shares a filter', distance: bySwatches, isRight: sharesFilter },
];

/** Number of tiles queried by swatches, whose distance is slower. */
const ASKED = 300;

interface Precision {
  readonly first: number;
  readonly ofFive: number;
  readonly anyOfFive: number;
}

function precisionOf({ distance, isRight, isLeftOut }: Question, tiles: readonly DrawnTile[]): Precision {
  const asked = tiles.filter((_, index) => index % Math.ceil(tiles.length / ASKED) === 0);
  const sums = { first: 0, ofFive: 0, anyOfFive: 0 };
  for (const query of asked) {
    const ranked = tiles
      .filter((other) => other !== query && !isLeftOut?.(query, other))
      .map((other) => ({ other, distance: distance(query, other) }))
      .toSorted((left, right) => left.distance - right.distance);
    const isHit = ranked.slice(0, 5).map(({ other }) => isRight(query, other));
    sums.first += isHit[0] ? 1 : 0;
    sums.ofFive += isHit.filter(Boolean).length / 5;
    sums.anyOfFive += isHit.some(Boolean) ? 1 : 0;
  }
  const share = (sum: number): number => sum / asked.length;
  return { first: share(sums.first), ofFive: share(sums.ofFive), anyOfFive: share(sums.anyOfFive) };
}

/** Formats a share as a percentage. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Prints how often the nearest tiles are correct. */
export function printPrecision(tiles: readonly DrawnTile[]): void {
  console.log(`  nearest of ${tiles.length} tiles (every variant, 3 seeds, 3 palettes)         P@1      P@5    hit@5`);
  for (const question of QUESTIONS) {
    const { first, ofFive, anyOfFive } = precisionOf(question, tiles);
    const cells = [first, ofFive, anyOfFive].map((share) => percent(share).padStart(8)).join(' ');
    console.log(`  ${question.name.padEnd(58)} ${cells}`);
  }
}

/** Candidate distance thresholds for copies of one drawing. */
const THRESHOLDS = [0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2];

function shareWithin(distances: readonly number[], threshold: number): number {
  return distances.filter((distance) => distance <= threshold).length / distances.length;
}

/** Prints, by threshold, the rate of recolors found by fingerprint and the rate of false positives. */
export function printCopyRates(tiles: readonly DrawnTile[]): void {
  const recolors: number[] = [];
  const otherSeeds: number[] = [];
  const strangers: number[] = [];
  const seedsOfVariant = new Map<string, number[]>();
  tiles.forEach((left, index) => {
    for (const right of tiles.slice(index + 1)) {
      const distance = byFingerprint(left, right);
      if (isSameDrawing(left, right)) recolors.push(distance);
      else if (!isSameVariant(left, right)) strangers.push(distance);
      else {
        otherSeeds.push(distance);
        const ofVariant = seedsOfVariant.get(variantOf(left)) ?? [];
        seedsOfVariant.set(variantOf(left), [...ofVariant, distance]);
      }
    }
  });
  console.log('  fingerprints no further than      recolors   other seeds of the variant   other variants');
  for (const threshold of THRESHOLDS) {
    const [found, seeds, others] = [recolors, otherSeeds, strangers].map((all) => shareWithin(all, threshold));
    const cells = [percent(found ?? 0).padStart(12), percent(seeds ?? 0).padStart(26)];
    console.log(
      `  ${threshold.toFixed(3).padEnd(30)} ${cells.join(' ')} ${(100 * (others ?? 0)).toFixed(3).padStart(16)} %`,
    );
  }
  const alike = [...seedsOfVariant].filter(([, distances]) => shareWithin(distances, 0.1) > 0.5).map(([name]) => name);
  console.log(`  variants most of whose seeds have the same outlines (within 0.1): ${alike.join(', ')}`);
}
