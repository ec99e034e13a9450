import { azulejo } from './families/azulejo.ts';
import { botanica } from './families/botanica.ts';
import { citrus } from './families/citrus.ts';
import { cutpaper } from './families/cutpaper.ts';
import { deco } from './families/deco.ts';
import { ditsy } from './families/ditsy.ts';
import type { Family } from './families/family.ts';
import { girih } from './families/girih.ts';
import { ikat } from './families/ikat.ts';
import { kilim } from './families/kilim.ts';
import { marble } from './families/marble.ts';
import { meadow } from './families/meadow.ts';
import { memphis } from './families/memphis.ts';
import { midcentury } from './families/midcentury.ts';
import { paisley } from './families/paisley.ts';
import { plaid } from './families/plaid.ts';
import { sashiko } from './families/sashiko.ts';
import { seigaiha } from './families/seigaiha.ts';
import { suzani } from './families/suzani.ts';
import { terrazzo } from './families/terrazzo.ts';
import { topo } from './families/topo.ts';
import { tropical } from './families/tropical.ts';
import { vine } from './families/vine.ts';
import { watercolour } from './families/watercolour.ts';

/** Every family of patterns. Pattern specs name them by slug, so the order is free. */
export const FAMILIES: readonly Family[] = [
  azulejo,
  botanica,
  citrus,
  cutpaper,
  deco,
  ditsy,
  girih,
  ikat,
  kilim,
  marble,
  meadow,
  memphis,
  midcentury,
  paisley,
  plaid,
  sashiko,
  seigaiha,
  suzani,
  terrazzo,
  topo,
  tropical,
  vine,
  watercolour,
];

/** The family with the given slug, if there is one. */
export function familyBySlug(slug: string): Family | undefined {
  return FAMILIES.find((family) => family.slug === slug);
}
