import type { Family } from './families/family.ts';

/** Every family of patterns. */
export const FAMILIES: readonly Family[] = [];

/** The family with the given slug, if there is one. */
export function familyBySlug(slug: string): Family | undefined {
  return FAMILIES.find((family) => family.slug === slug);
}
