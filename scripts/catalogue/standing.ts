import type { PlannedAsset } from './plan.ts';

/** How an asset stands in the shop. */
export interface Standing {
  readonly isFree: boolean;
  readonly isPremium: boolean;
  /** Days since publication at the first start. */
  readonly ageDays: number;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly downloadCount: number;
}

/** What people came for: these drawings lead the lists. */
const FAVOURITES: ReadonlySet<string> = new Set([
  'azulejo',
  'botanica',
  'citrus',
  'cutpaper',
  'damask',
  'deco',
  'ginkgo',
  'girih',
  'groovy',
  'marble',
  'meadow',
  'memphis',
  'midcentury',
  'paisley',
  'seigaiha',
  'suzani',
  'terrazzo',
  'tropical',
  'vine',
]);

const FREE_EVERY = 12;
const NEW_EVERY = 10;
const NEW_DAYS = 13;
const OLDEST_DAYS = 700;

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some free, some premium, a tenth new; downloads grow with age, and a few designs are far ahead of the rest. */
export function standingOf(asset: PlannedAsset, index: number): Standing {
  const random = randomNumbers(asset.spec.seed * 7919);
  const isFree = index % FREE_EVERY === 5;
  const isPremium = !isFree && random() < asset.studio.premiumShare;
  const isNew = index % NEW_EVERY === 3;
  const ageDays = isNew ? random() * NEW_DAYS : 15 + random() ** 1.6 * OLDEST_DAYS;
  const appeal = random() ** 3 * (FAVOURITES.has(asset.spec.family) ? 1 : 0.4);
  const downloadCount = Math.round((3 + appeal * 44) * Math.sqrt(ageDays) * (isFree ? 1.4 : 1));
  const ratingCount = Math.round(downloadCount * (0.04 + random() * 0.08));
  return {
    isFree,
    isPremium,
    ageDays: Math.round(ageDays * 100) / 100,
    rating: ratingCount === 0 ? null : Math.round((4.1 + random() * 0.6 + appeal * 0.3) * 10) / 10,
    ratingCount,
    downloadCount,
  };
}
