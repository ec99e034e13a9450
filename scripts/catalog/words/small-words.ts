import { words, type DrawingWordList } from './drawing-words.ts';

/** Small, quiet drawings that accompany the large ones. */
export const SMALL_WORDS: DrawingWordList = {
  'fineline.0': words(
    'fine pin stripes',
    'Pin Stripe / Bank Clerk / Barrister / Savile Row / Shirting / Top Drawer',
    'The lines were drawn by hand and very nearly straight.',
  ),
  'fineline.1': words(
    'ticking stripes in groups of thick and thin',
    'Ticking Stripe / Mattress Ticking / Bolster / Butcher’s Apron / Deck Stripe / Linen Press / Tea Towel',
    'Thick and thin stripes come in sets, as on an old mattress.',
  ),
  'fineline.2': words(
    'a small tattersall check',
    'Tattersall / Horse Market / Country Shirt / Graph / Tack Room / Fine Check / Sunday Shirt',
    'Two colours of line cross at unequal steps, like a shirt for a cold morning.',
  ),
  'fineline.3': words(
    'a basket weave of short hatching',
    'Basket Hatch / Wicker / Cane Seat / Hatching / Straw Mat / Pen & Basket / Reed Mat',
    'Five strokes across, five strokes down, and so on.',
  ),
  'fineline.4': words(
    'a small houndstooth check',
    'Houndstooth / Dogtooth / Point-to-Point / Shepherd’s Plaid / Trilby / Betting Shop',
    'Every tooth has its four points, even at this size.',
  ),
  'fineline.5': words(
    'a fine ogee net',
    'Fine Ogee / Wire Ogee / Garden Netting / Slip Lining / Hat Veil / Soft Lattice',
    'One thin line swells and meets its neighbour.',
  ),
  'fineline.6': words(
    'small scallops',
    'Small Scallop / Fish Scale / Shell Row / Roof Tile / Mermaid / Cockle',
    'Two thin arcs to a scale, with a filled one now and then.',
  ),
  'fineline.7': words(
    'a diamond trellis with a bead at each crossing',
    'Diamond Trellis / Lozenge Net / Beaded Trellis / Tufted Chair / Theatre Box / Garden Lattice',
    'The beads sit where the lines cross and nowhere else.',
  ),
  'petite.0': words(
    'scattered petals',
    'Scattered Petals / Petal Fall / Blown Petals / After the Wind / Threshold / Path of Petals',
    'They lie every way, with plenty of ground between.',
  ),
  'petite.1': words(
    'tiny filled and outlined leaves',
    'Tiny Leaves / Tea Leaves / Small Foliage / Privet / Clippings / Bay Leaf / Herb Drawer',
    'Some are filled, some are only drawn round.',
  ),
  'petite.2': words(
    'cut polka dots in rows',
    'Polka Dot / Cut Dots / Spotted Cup / Penny Dot / Domino / Hole Punch / Headscarf Spot',
    'The dots are cut with scissors rather than compasses; a few are of another colour.',
  ),
  'petite.3': words(
    'sugar dots of many sizes',
    'Sugar Dots / Hundreds & Thousands / Fizz / Flurry / Pollen / Splash / Spatter',
    'From pinhead to pea, as though shaken from a tin.',
  ),
  'petite.4': words(
    'little sprigs in rows',
    'Little Sprigs / Sprig Muslin / Nightdress / Thyme / Linen Bag / Assembly Rooms',
    'One sprig, a dot, another sprig: what muslin was printed with first.',
  ),
  'petite.5': words(
    'small scattered stars',
    'Scattered Stars / Stardust / Small Hours / Clear Night / Night Light / Wishing / Confetti Stars',
    'Five-pointed stars among sparks of four.',
  ),
  'petite.6': words(
    'small five-petalled blossom',
    'Small Blossom / Forget-Me-Not / Plum Blossom / Button Flower / Primrose / May Morning / Posy Ring',
    'Filled flowers and outlined ones take turns.',
  ),
};
