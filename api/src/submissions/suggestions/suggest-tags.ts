import type { RepeatLayout, Swatch } from '@halfdrop/patterns';
import type { TagSource, TagSuggestion } from './suggestions.contract.ts';

/** What is known of a drawing before its tags are set. */
export interface MeasuredDrawing {
  /** Tags of the most similar listings, nearest first. */
  readonly neighbors: readonly (readonly string[])[];
  /** Its main colors, largest share first. */
  readonly palette: readonly Pick<Swatch, 'name' | 'share'>[];
  readonly layout: RepeatLayout;
  /** Actual width of one repeat; null if unknown. */
  readonly millimeters: number | null;
}

/** Number of nearest listings whose tags are considered. */
export const NEIGHBORS = 24;
const MAX_FROM_NEIGHBORS = 15;
const MAX_COLORS = 3;
/** Minimum number of neighbors with a tag; fewer are considered chance. */
const MIN_NEIGHBORS = 2;
/** Motifs count as widely spaced from this share of ground, and as dense up to the next one. */
const OPEN_SHARE = 0.75;
const DENSE_SHARE = 0.35;
const SMALL_MILLIMETERS = 100;
const LARGE_MILLIMETERS = 400;

/** Tags about the file rather than the picture. */
const SAY_NOTHING: ReadonlySet<string> = new Set(['commercial', 'digital', 'print-ready', 'seamless', 'vector']);

const layoutTags: Readonly<Record<RepeatLayout, string | null>> = {
  block: null,
  brick: 'brick',
  'half-drop': 'half-drop',
  mirror: 'mirror',
};

/** Tags measured from the drawing itself; those of its neighbors do not apply to it. */
const MEASURED: ReadonlySet<string | null> = new Set([
  ...Object.values(layoutTags),
  'open',
  'dense',
  'small scale',
  'large scale',
]);

/** Suggests tags from a drawing's measurements, most likely first, without duplicates. */
export function suggestTags({ neighbors, palette, layout, millimeters }: MeasuredDrawing): readonly TagSuggestion[] {
  const found: ReadonlyArray<readonly [TagSource, readonly (string | null)[]]> = [
    ['likeness', tagsOfNeighbors(neighbors)],
    ['color', palette.slice(0, MAX_COLORS).map(({ name }) => name.toLowerCase())],
    ['density', [densityTag(palette)]],
    ['scale', [scaleTag(millimeters)]],
    ['repeat', [layoutTags[layout]]],
  ];
  const sources = new Map<string, TagSource>();
  for (const [source, tags] of found) {
    for (const tag of tags) if (tag !== null && !sources.has(tag)) sources.set(tag, source);
  }
  return [...sources].map(([tag, source]) => ({ tag, source }));
}

/** Scores the neighbors' tags, weighted by proximity. */
function tagsOfNeighbors(neighbors: MeasuredDrawing['neighbors']): readonly string[] {
  const votes = new Map<string, { count: number; weight: number }>();
  for (const [rank, tags] of neighbors.entries()) {
    for (const tag of new Set(tags)) {
      const { count, weight } = votes.get(tag) ?? { count: 0, weight: 0 };
      if (!SAY_NOTHING.has(tag) && !MEASURED.has(tag))
        votes.set(tag, { count: count + 1, weight: weight + 1 / (rank + 2) });
    }
  }
  return [...votes]
    .filter(([, { count }]) => count >= MIN_NEIGHBORS)
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .slice(0, MAX_FROM_NEIGHBORS)
    .map(([tag]) => tag);
}

function densityTag([ground]: MeasuredDrawing['palette']): string | null {
  if (!ground) return null;
  if (ground.share >= OPEN_SHARE) return 'open';
  return ground.share <= DENSE_SHARE ? 'dense' : null;
}

function scaleTag(millimeters: number | null): string | null {
  if (millimeters === null) return null;
  if (millimeters <= SMALL_MILLIMETERS) return 'small scale';
  return millimeters >= LARGE_MILLIMETERS ? 'large scale' : null;
}
