import { botanica } from './families/botanica.ts';
import { deco } from './families/deco.ts';
import type { Family } from './families/family.ts';
import { girih } from './families/girih.ts';
import { ikat } from './families/ikat.ts';
import { plaid } from './families/plaid.ts';
import { sashiko } from './families/sashiko.ts';
import { seigaiha } from './families/seigaiha.ts';

/** Every family of patterns. Pattern specs name them by slug, so the order is free. */
export const FAMILIES: readonly Family[] = [botanica, deco, girih, ikat, plaid, sashiko, seigaiha];

/** The family with the given slug, if there is one. */
export function familyBySlug(slug: string): Family | undefined {
  return FAMILIES.find((family) => family.slug === slug);
}
