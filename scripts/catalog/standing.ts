import type { PlannedAsset } from './plan.ts';
import { hashOf, randomNumbers } from './random.ts';

/** How an asset stands in the shop. */
export interface Standing {
  readonly isFree: boolean;
  readonly isPremium: boolean;
  /** Days since publication at the first start. */
  readonly ageDays: number;
  /** Orders lists until people have downloaded something; shown nowhere. */
  readonly popularity: number;
}

/** What people came for: these drawings lead the lists. */
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

/** Heroes lead the premium collections, blenders rarely stand in them. */
const PREMIUM_BY_ROLE = { hero: 1.6, coordinate: 1, blender: 0.5 } as const;
/** A design collection comes out over so many days. */
const RELEASE_DAYS = 30;

/** Some free, some premium, a tenth new; popularity grows with age, and a few designs are far ahead of the rest. */
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
