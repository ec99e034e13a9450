const members = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Families, or single drawings, of each category of the filter panel, most typical first. Geometric is not listed: it
 * is a menu category.
 */
const FILTER_MEMBERS: readonly (readonly [slug: string, drawings: ReadonlySet<string>])[] = [
  [
    'floral',
    members(
      'botanica vine meadow ditsy suzani citrus.2 tropical.0 watercolour.0 petite.0 petite.4 petite.6 groovy.0 paisley.2 azulejo.0 azulejo.1',
    ),
  ],
  [
    'organic',
    members('ginkgo tropical citrus watercolour marble topo animal cutpaper.1 vine meadow minimal.0 petite.1'),
  ],
  ['abstract', members('brush watercolour.1 marble topo cutpaper riso truchet terrazzo marks')],
  [
    'vintage',
    members(
      'deco damask paisley midcentury plaid fineline.0 fineline.1 fineline.4 tweed quilt azulejo marble.2 groovy ditsy.1 vine.1',
    ),
  ],
  ['modern', members('memphis riso groovy celestial cutpaper bauhaus opart minimal brush botanica.2')],
  ['texture', members('terrazzo tweed marble animal shibori topo.0 plaid.1 brush.1 watercolour.1')],
  [
    'minimal',
    members(
      'minimal marks fineline petite.2 petite.3 petite.5 sashiko.2 truchet.1 plaid.2 topo.0 ginkgo.1 paisley.1 damask.3',
    ),
  ],
  ['pattern', members('seigaiha sashiko ikat kilim suzani damask paisley deco girih azulejo shibori')],
  [
    'background',
    members(
      'minimal marks fineline petite terrazzo tweed plaid ditsy watercolour.1 topo sashiko.2 seigaiha.1 damask.0 damask.3',
    ),
  ],
];

/** Returns the filter categories of a drawing, named as family and index of the variant. */
export function filterCategoriesOf(drawing: string): string[] {
  const family = drawing.split('.')[0] ?? drawing;
  return FILTER_MEMBERS.filter(([, drawings]) => drawings.has(drawing) || drawings.has(family)).map(([slug]) => slug);
}
