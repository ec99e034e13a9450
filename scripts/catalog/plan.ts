import {
  familyBySlug,
  paletteBySlug,
  type Family,
  type Palette,
  type PatternSpec,
  type RepeatLayout,
  type Variant,
} from '@halfdrop/patterns';
import type { CollectionRole, DesignCollection } from './collections/design-collection.ts';
import { COLLECTIONS } from './collections.ts';
import { Counter } from './counter.ts';
import { hashOf } from './random.ts';
import { isRejected, seedSalt } from './rejected.ts';
import { PLACEMENTS, type Placement } from './placements.ts';
import { STUDIOS, type Studio } from './studios.ts';

const SEEDS = 90_000;
const COLORWAYS_OF_A_HERO = 2;
const ROLES: readonly CollectionRole[] = ['hero', 'coordinate', 'blender'];

/** An asset to create: its drawing, studio and category. */
export interface PlannedAsset {
  readonly spec: PatternSpec & { readonly repeat: RepeatLayout };
  readonly family: Family;
  readonly variant: Variant;
  readonly palette: Palette;
  readonly studio: Studio;
  readonly placement: Placement;
  /** The drawing, as family and index of the variant. */
  readonly drawing: string;
  /** The design collection it belongs to, or whose hero it recolors. */
  readonly collection: DesignCollection;
  /** Its role in the collection; undefined for the recolor of a hero, which is not part of it. */
  readonly role: CollectionRole | undefined;
}

interface Draft {
  readonly collection: DesignCollection;
  readonly drawing: string;
  readonly role: CollectionRole | undefined;
  readonly palette: Palette;
}

/**
 * Plans every asset of the sample catalog: first the design collections in their palettes, heroes first, then every
 * hero in other colors of its studio. Seed and layout depend only on collection and drawing, so that changing one
 * collection does not affect the drawings of the others. Throws an Error if the plan contradicts the engine.
 */
export function planAssets(): PlannedAsset[] {
  const used = new Counter();
  const inCollections = ROLES.flatMap((role) =>
    COLLECTIONS.flatMap((collection) =>
      collection.drawings[role].map((drawing) => ({
        collection,
        drawing,
        role,
        palette: namedPalette(collection.palette),
      })),
    ),
  );
  for (const draft of inCollections) claim(draft, used);
  const colorways = inCollections.filter(({ role }) => role === 'hero').flatMap((hero) => recolorsOf(hero, used));
  return [...inCollections, ...colorways].map((draft) => finished(draft, used));
}

/** Reserves a drawing in a palette, which may occur once. */
function claim({ drawing, palette }: Draft, used: Counter): void {
  const name = `${drawing} ${palette.slug}`;
  if (used.count(name) > 0) throw new Error(`${name} is planned twice`);
  if (!isFitting(drawing, palette)) throw new Error(`${name} is not to be sold`);
  used.add(name);
}

function recolorsOf({ collection, drawing }: Draft, used: Counter): Draft[] {
  const drafts: Draft[] = [];
  for (let count = 0; count < COLORWAYS_OF_A_HERO; count++) {
    const palettes = studioOf(collection)
      .recolors.map(namedPalette)
      .filter((palette) => isFitting(drawing, palette) && used.count(`${drawing} ${palette.slug}`) === 0);
    const palette = used.least(palettes, ({ slug }) => `${collection.studio} ${slug}`);
    if (!palette) throw new Error(`no palette is left for ${drawing} of ${collection.name}`);
    const draft = { collection, drawing, role: undefined, palette };
    claim(draft, used);
    used.add(`${collection.studio} ${palette.slug}`);
    drafts.push(draft);
  }
  return drafts;
}

function finished(draft: Draft, used: Counter): PlannedAsset {
  const { collection, drawing, palette } = draft;
  const { family, index, variant } = drawingOf(drawing);
  const studio = studioOf(collection);
  const seed = 100 + hashOf(`${collection.slug} ${drawing}${seedSalt(collection.slug, drawing)}`, SEEDS);
  const spec = {
    family: family.slug,
    variant: index,
    palette: palette.slug,
    seed,
    repeat: layoutOf(studio, variant, seed),
  };
  return { ...draft, spec, family, variant, studio, placement: placementFor(drawing, palette, used) };
}

/** Returns the studio's layout for drawings of this kind, determined by the seed. */
function layoutOf(studio: Studio, variant: Variant, seed: number): RepeatLayout {
  let chance = hashOf(`layout ${seed}`, 1000) / 1000;
  for (const layout of variant.layouts) {
    chance -= studio.layouts[layout] ?? 0;
    if (chance < 0) return layout;
  }
  return 'block';
}

/** Returns the least filled of the categories a drawing belongs to. */
function placementFor(drawing: string, palette: Palette, used: Counter): Placement {
  const fitting = PLACEMENTS.filter(
    ({ variants, palettes }) => variants.includes(drawing) && (palettes?.includes(palette.slug) ?? true),
  );
  const placement = used.least(fitting, ({ subcategory }) => subcategory);
  if (!placement) throw new Error(`${drawing} in ${palette.name} has no category`);
  used.add(placement.subcategory);
  return placement;
}

function isFitting(drawing: string, palette: Palette): boolean {
  const { family } = drawingOf(drawing);
  return (family.paletteAllowed?.(palette) ?? true) && !isRejected(drawing, palette.slug);
}

function drawingOf(drawing: string): { family: Family; index: number; variant: Variant } {
  const [slug = '', index = ''] = drawing.split('.');
  const family = familyBySlug(slug);
  const variant = family?.variants[Number(index)];
  if (!family || !variant) throw new Error(`there is no drawing ${drawing}`);
  return { family, index: Number(index), variant };
}

function studioOf(collection: DesignCollection): Studio {
  const studio = STUDIOS.find(({ slug }) => slug === collection.studio);
  if (!studio) throw new Error(`there is no studio ${collection.studio}`);
  return studio;
}

function namedPalette(slug: string): Palette {
  const palette = paletteBySlug(slug);
  if (!palette) throw new Error(`there is no palette ${slug}`);
  return palette;
}
