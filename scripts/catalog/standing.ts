import type { PlannedAsset } from './plan.ts';
import { hashOf, randomNumbers } from './random.ts';

/** Commercial attributes of an asset. */
export interface Standing {
  readonly isFree: boolean;
  readonly isPremium: boolean;
  /** Days since publication at the first start. */
  readonly ageDays: number;
  /** Orders lists until there are real downloads; never displayed. */
  readonly popularity: number;
}

/** The most popular drawings, which lead the lists. */
const FAVORITES: ReadonlySet<string> = new Set([
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
const MAX_AGE_DAYS = 700;

/** Heroes dominate the premium collections; blenders are rare there. */
const PREMIUM_BY_ROLE = { hero: 1.6, coordinate: 1, blender: 0.5 } as const;
/** Number of days over which a design collection is released. */
const RELEASE_DAYS = 30;

/**
 * Returns the attributes of an asset: some free, some premium, a tenth new; popularity grows with age, and a few
 * designs are far ahead of the rest.
 */
export function standingOf(asset: PlannedAsset, index: number): Standing {
  const { collection, role, spec, studio } = asset;
  const random = randomNumbers(hashOf(`standing ${spec.seed} ${spec.palette}`, 2 ** 31));
  const isFree = index % FREE_EVERY === 5 && role !== 'hero';
  const isPremium = !isFree && random() < studio.premiumShare * (role ? PREMIUM_BY_ROLE[role] : 1);
  const isNew = index % NEW_EVERY === 3;
  const release = (hashOf(`release ${collection.slug}`, 1000) / 1000) ** 1.6 * MAX_AGE_DAYS;
  const ageDays = isNew ? random() * NEW_DAYS : 15 + release + random() * RELEASE_DAYS;
  const appeal = random() ** 3 * (FAVORITES.has(asset.spec.family) ? 1 : 0.4);
  const popularity = Math.round((3 + appeal * 44) * Math.sqrt(ageDays) * (isFree ? 1.4 : 1));
  return {
    isFree,
    isPremium,
    ageDays: Math.round(ageDays * 100) / 100,
    popularity,
  };
}
