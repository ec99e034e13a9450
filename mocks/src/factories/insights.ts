import { asset } from './asset.ts';
import type { StudioInsights, WantedSearch } from '../generated/resolvers.ts';

const DAY = 86_400_000;
const LAST = Date.UTC(2026, 10, 24);

/** Returns what was viewed, sold and claimed of a studio over the given number of days; deterministic. */
export function demoInsights(id: string, count: number): StudioInsights {
  return {
    id,
    days: Array.from({ length: count }, (_, index) => ({
      day: new Date(LAST - (count - 1 - index) * DAY).toISOString().slice(0, 10),
      views: 20 + ((index * 13) % 37),
      sales: (index * 7) % 5,
      claims: (index * 3) % 4,
    })),
    patterns: [1, 2, 3].map((number) => {
      const { id: assetId, title, slug } = asset(number);
      return { id: assetId, title, slug, views: 240 - number * 50, sales: 24 - number * 6, claims: 10 - number };
    }),
    foundBy: demoFoundBy,
  };
}

/** Searches that led to the patterns of a studio. */
const demoFoundBy = [
  { words: 'woven dots', count: 84 },
  { words: 'quiet stripes', count: 31 },
];

/** Searches of the mocked shop without results. */
export const demoWantedSearches: readonly WantedSearch[] = [
  { words: 'koi pond', recentCount: 64, count: 171 },
  { words: 'mid century owls', recentCount: 41, count: 97 },
  { words: 'axolotl', recentCount: 0, count: 22 },
];
