import { familyBySlug, paletteBySlug, type Family, type Palette, type PatternSpec } from '@halfdrop/patterns';
import { SHELVES, type Shelf } from './shelves.ts';
import { STUDIOS, type Studio } from './studios.ts';

const ASSETS_PER_SHELF = 11;

/** One asset to be made: what is drawn, by whom, for which shelf. */
export interface PlannedAsset {
  readonly spec: PatternSpec;
  readonly family: Family;
  readonly palette: Palette;
  readonly studio: Studio;
  readonly shelf: Shelf;
  /** The drawing, as family and index of the variant. */
  readonly drawing: string;
}

/**
 * Chooses drawing, studio and palette of every asset: the drawings of a shelf take turns, a studio draws in its own
 * palettes, no drawing comes twice in one palette, and the palette used least so far goes first.
 */
export function planAssets(): PlannedAsset[] {
  const used = new Counter();
  const assets: PlannedAsset[] = [];
  for (let round = 0; round < ASSETS_PER_SHELF; round++) {
    for (const shelf of SHELVES) {
      const drawing = shelf.variants[round % shelf.variants.length];
      if (drawing === undefined) throw new Error(`shelf ${shelf.subcategory} has no drawings`);
      assets.push(planAsset(shelf, drawing, assets.length, used));
    }
  }
  return assets;
}

function planAsset(shelf: Shelf, drawing: string, index: number, used: Counter): PlannedAsset {
  const [familySlug = '', variantText = ''] = drawing.split('.');
  const family = familyBySlug(familySlug);
  if (!family?.variants[Number(variantText)]) throw new Error(`there is no drawing ${drawing}`);
  const studio = used.least(
    STUDIOS.filter(({ families }) => families.includes(familySlug)),
    ({ slug }) => `${slug} ${familySlug}`,
  );
  const palette = choosePalette(shelf, studio, family, drawing, used);
  used.add(`${studio.slug} ${familySlug}`);
  used.add(palette.slug);
  used.add(`${drawing} ${palette.slug}`);
  const spec = { family: familySlug, variant: Number(variantText), palette: palette.slug, seed: 100 + index };
  return { spec, family, palette, studio, shelf, drawing };
}

function choosePalette(shelf: Shelf, studio: Studio, family: Family, drawing: string, used: Counter): Palette {
  const palettes = (shelf.palettes ?? studio.palettes).map((slug) => {
    const palette = paletteBySlug(slug);
    if (!palette) throw new Error(`there is no palette ${slug}`);
    return palette;
  });
  const fitting = palettes.filter((palette) => family.paletteAllowed?.(palette) ?? true);
  const fresh = fitting.filter(({ slug }) => used.count(`${drawing} ${slug}`) === 0);
  if (fresh.length === 0) throw new Error(`${drawing} has no palette left on ${shelf.subcategory}`);
  return used.least(fresh, ({ slug }) => slug);
}

/** Counts uses by name. */
class Counter {
  readonly #counts = new Map<string, number>();

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.count(name) + 1);
  }

  /** The item whose name was counted least; the first of equals. */
  least<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item {
    const least = items.toSorted((left, right) => this.count(nameOf(left)) - this.count(nameOf(right)))[0];
    if (least === undefined) throw new Error('nothing to choose from');
    return least;
  }
}
