import type { DesignCollection } from './collections/design-collection.ts';
import { HERITAGE_COLLECTIONS } from './collections/heritage-collections.ts';
import { MODERN_COLLECTIONS } from './collections/modern-collections.ts';
import { NATURE_COLLECTIONS } from './collections/nature-collections.ts';

/** The forty design collections, by studio. */
export const COLLECTIONS: readonly DesignCollection[] = [
  ...NATURE_COLLECTIONS,
  ...HERITAGE_COLLECTIONS,
  ...MODERN_COLLECTIONS,
];
