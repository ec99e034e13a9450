import type { Category, CategoryKind, Price } from '../generated/resolvers.ts';
import { price } from './money.ts';

const MENU: ReadonlyArray<readonly [name: string, subcategories: readonly string[], price: Price]> = [
  ['Contemporary', ['Bold Shapes', 'Colour Blocks', 'Brush & Ink', 'Terrazzo'], price(900, 79_900)],
  ['Geometric', ['Grids', 'Tessellations', 'Stripes', 'Circles'], price(700, 59_900)],
  ['Nature & Organic', ['Florals', 'Foliage', 'Birds', 'Ocean'], price(1200, 99_900)],
  ['Vintage & Heritage', ['Damask', 'Toile', 'Art Deco', 'Chintz'], price(1400, 119_900)],
  ['Minimalist', ['Line Art', 'Dots', 'Mono', 'Micro'], price(500, 44_900)],
  ['Abstract Art', ['Fluid', 'Gestural', 'Organic Forms', 'Collage'], price(1000, 89_900)],
  ['Cultural Heritage', ['Ikat', 'Block Print', 'Azulejo', 'Sashiko'], price(1600, 139_900)],
  ['Texture & Surface', ['Marble', 'Linen', 'Wood', 'Paper'], price(800, 69_900)],
];

const FILTERS = [
  'Geometric',
  'Floral',
  'Abstract',
  'Vintage',
  'Modern',
  'Minimal',
  'Organic',
  'Pattern',
  'Texture',
  'Background',
];

/** Converts a name to a slug: `Nature & Organic` becomes `nature-organic`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function makeCategory(kind: CategoryKind, slug: string, name: string, children: Category[]): Category {
  return { id: `category-${slug}`, slug, name, kind, children, assetCount: 12, cover: null };
}

/** The eight categories of the menu with four subcategories each, in display order. */
export const menuCategories: readonly Category[] = MENU.map(([name, subcategories]) =>
  makeCategory(
    'MENU',
    slugOf(name),
    name,
    subcategories.map((child) => makeCategory('MENU', `${slugOf(name)}-${slugOf(child)}`, child, [])),
  ),
);

/** The ten categories of the filter panel. */
export const filterCategories: readonly Category[] = FILTERS.map((name) =>
  makeCategory('FILTER', name === 'Geometric' ? 'geometric-style' : slugOf(name), name, []),
);

/** Returns the menu category of the n-th pattern, and the price of patterns in it. */
export function categoryOf(index: number): { category: Category; price: Price } {
  const position = index % MENU.length;
  const [, , categoryPrice] = MENU[position] ?? [];
  const category = menuCategories[position];
  if (!category || !categoryPrice) throw new RangeError(`No category for pattern ${index}`);
  return { category, price: categoryPrice };
}
