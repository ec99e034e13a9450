import { animal } from './families/animal.ts';
import { azulejo } from './families/azulejo.ts';
import { bauhaus } from './families/bauhaus.ts';
import { botanica } from './families/botanica.ts';
import { brush } from './families/brush.ts';
import { celestial } from './families/celestial.ts';
import { citrus } from './families/citrus.ts';
import { cutpaper } from './families/cutpaper.ts';
import { damask } from './families/damask.ts';
import { deco } from './families/deco.ts';
import { ditsy } from './families/ditsy.ts';
import type { Family } from './families/family.ts';
import { fineline } from './families/fineline.ts';
import { ginkgo } from './families/ginkgo.ts';
import { girih } from './families/girih.ts';
import { groovy } from './families/groovy.ts';
import { ikat } from './families/ikat.ts';
import { kilim } from './families/kilim.ts';
import { marble } from './families/marble.ts';
import { marks } from './families/marks.ts';
import { meadow } from './families/meadow.ts';
import { memphis } from './families/memphis.ts';
import { midcentury } from './families/midcentury.ts';
import { minimal } from './families/minimal.ts';
import { opart } from './families/opart.ts';
import { paisley } from './families/paisley.ts';
import { petite } from './families/petite.ts';
import { plaid } from './families/plaid.ts';
import { quilt } from './families/quilt.ts';
import { riso } from './families/riso.ts';
import { sashiko } from './families/sashiko.ts';
import { seigaiha } from './families/seigaiha.ts';
import { shibori } from './families/shibori.ts';
import { suzani } from './families/suzani.ts';
import { terrazzo } from './families/terrazzo.ts';
import { topo } from './families/topo.ts';
import { tropical } from './families/tropical.ts';
import { truchet } from './families/truchet.ts';
import { tweed } from './families/tweed.ts';
import { vine } from './families/vine.ts';
import { watercolor } from './families/watercolor.ts';

/** All families of patterns. Specs refer to them by slug, so the order is free. */
export const FAMILIES: readonly Family[] = [
  animal,
  azulejo,
  bauhaus,
  botanica,
  brush,
  celestial,
  citrus,
  cutpaper,
  damask,
  deco,
  ditsy,
  fineline,
  ginkgo,
  girih,
  groovy,
  ikat,
  kilim,
  marble,
  marks,
  meadow,
  memphis,
  midcentury,
  minimal,
  opart,
  paisley,
  petite,
  plaid,
  quilt,
  riso,
  sashiko,
  seigaiha,
  shibori,
  suzani,
  terrazzo,
  topo,
  tropical,
  truchet,
  tweed,
  vine,
  watercolor,
];

/** Returns the family with the given slug, if any. */
export function familyBySlug(slug: string): Family | undefined {
  return FAMILIES.find((family) => family.slug === slug);
}
