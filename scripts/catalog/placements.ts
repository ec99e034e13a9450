/** How the assets of one subcategory are chosen. */
export interface Placement {
  readonly category: string;
  readonly subcategory: string;
  /** Drawings that belong there, as family and index of the variant. */
  readonly variants: readonly string[];
  /** Palettes to use; by default, those of the studios. */
  readonly palettes?: readonly string[];
}

const placement = (category: string, subcategory: string, variants: string, palettes?: string): Placement => ({
  category,
  subcategory,
  variants: variants.split(' '),
  ...(palettes && { palettes: palettes.split(' ') }),
});

const QUIET = 'limestone ink-wash blush glacier powder paper-ink coffee-house sage-clay';
const LIVELY = 'confetti milano-84 night-market weimar sunshine cobalt bubblegum tangerine lagoon';
/** The 32 subcategories with their drawings. */
export const PLACEMENTS: readonly Placement[] = [
  placement('contemporary', 'pop-memphis', 'memphis.0 memphis.1 memphis.2 riso.0 riso.1 celestial.0'),
  placement('contemporary', 'cut-paper', 'cutpaper.0 cutpaper.1 cutpaper.2 topo.1 minimal.1'),
  placement('contemporary', 'modern-florals', 'groovy.0 botanica.2 meadow.2 ginkgo.1'),
  placement('contemporary', 'retro-revival', 'groovy.1 groovy.2 truchet.0 truchet.2 celestial.1'),
  placement('geometric', 'stars-polygons', 'girih.0 quilt.3 girih.2 quilt.1'),
  placement(
    'geometric',
    'checks-plaids',
    'plaid.0 plaid.1 plaid.2 plaid.3 brush.1 quilt.0 quilt.2 fineline.2 fineline.4',
  ),
  placement('geometric', 'optical', 'opart.0 opart.1 opart.2 opart.3 truchet.1 truchet.2'),
  placement('geometric', 'blocks-arcs', 'bauhaus.0 bauhaus.1 bauhaus.2 truchet.3'),
  placement('nature-organic', 'bold-blooms', 'botanica.0 botanica.1 watercolour.0 botanica.2'),
  placement('nature-organic', 'vines-foliage', 'vine.0 vine.2 ginkgo.0 watercolour.2 tropical.2'),
  placement('nature-organic', 'meadow-ditsy', 'meadow.0 meadow.1 ditsy.0 ditsy.2 petite.6 petite.1'),
  placement('nature-organic', 'tropical-fruit', 'tropical.0 citrus.0 citrus.1 tropical.1 citrus.2'),
  placement('vintage-heritage', 'art-deco', 'deco.0 deco.1 deco.2'),
  placement('vintage-heritage', 'damask-paisley', 'damask.0 paisley.0 damask.1 paisley.2 damask.2'),
  placement('vintage-heritage', 'mid-century', 'midcentury.0 midcentury.1 midcentury.2 quilt.2'),
  placement('vintage-heritage', 'heirloom-florals', 'vine.1 ditsy.1 botanica.1 meadow.2 petite.4'),
  placement('minimalist', 'simple-shapes', 'minimal.0 minimal.1 minimal.2 petite.2 petite.3 petite.5'),
  placement(
    'minimalist',
    'fine-lines',
    'minimal.3 marks.1 marks.2 topo.0 fineline.0 fineline.1 fineline.3 fineline.5 fineline.7',
  ),
  placement(
    'minimalist',
    'small-repeats',
    'marks.3 sashiko.2 paisley.1 damask.3 petite.0 petite.1 petite.2 petite.4 petite.6 fineline.6',
  ),
  placement(
    'minimalist',
    'quiet-neutrals',
    'minimal.0 minimal.1 ginkgo.1 terrazzo.1 marks.0 marks.2 tweed.0 tweed.1 topo.2',
    QUIET,
  ),
  placement('abstract-art', 'watercolour-washes', 'watercolour.1 watercolour.0 watercolour.2'),
  placement('abstract-art', 'brush-gesture', 'brush.0 brush.1 brush.2 brush.3 marks.0'),
  placement('abstract-art', 'flow-contour', 'marble.1 topo.0 marks.1 topo.2 marble.0'),
  placement('abstract-art', 'colour-play', 'opart.2 riso.1 cutpaper.1 truchet.2 brush.2', LIVELY),
  placement('cultural-heritage', 'japanese-waves', 'seigaiha.0 seigaiha.1 seigaiha.2'),
  placement('cultural-heritage', 'stitch-indigo', 'sashiko.0 shibori.0 sashiko.1 shibori.1'),
  placement(
    'cultural-heritage',
    'silk-road',
    'ikat.0 suzani.0 kilim.0 ikat.1 suzani.1 kilim.2 ikat.2 kilim.1 suzani.2',
  ),
  placement('cultural-heritage', 'tiles-mosaics', 'azulejo.0 azulejo.1 girih.1 azulejo.2 azulejo.3'),
  placement('texture-surface', 'stone-terrazzo', 'terrazzo.0 terrazzo.1 terrazzo.2 terrazzo.3 marble.0'),
  placement(
    'texture-surface',
    'woven-cloth',
    'tweed.0 plaid.1 tweed.1 tweed.2 plaid.2 fineline.4 fineline.0 fineline.1',
  ),
  placement('texture-surface', 'skins-grain', 'animal.0 animal.1 animal.2'),
  placement('texture-surface', 'painted-surface', 'marble.2 shibori.2 watercolour.1 brush.0 petite.3'),
];
