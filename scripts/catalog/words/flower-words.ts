import { words, type DrawingWordList } from './drawing-words.ts';

/** Drawings of flowers, leaves and fruit. */
export const FLOWER_WORDS: DrawingWordList = {
  'botanica.0': words(
    'peonies, poppies and daisies tossed among fanned leaves',
    'Tossed Garden / Peony & Poppy / Cutting Garden / The Head Gardener / Armful of Peonies / Late June',
    'The largest heads are shaded ring by ring, and dots fill what the leaves leave free.',
  ),
  'botanica.1': words(
    'full blooms and berry sprigs in a crowded border',
    'Cottage Border / Summer Border / Bloom & Berry / Over the Wall / Flower Show / Village Fête',
    'Hardly any ground shows between one bloom and the next.',
  ),
  'botanica.2': words(
    'posies of garden flowers with sprigs between them',
    'Garden Posies / Nosegay / Posy Trellis / Bridesmaid / Sweet Rocket / Church Flowers',
    'Each posy is led by one ruffled head, and no two are gathered alike.',
  ),
  'citrus.0': words(
    'whole and halved fruit among blossom and glossy leaves',
    'Amalfi Grove / Lemon Terrace / Sorrento Lunch / Limonaia / Fruit Bowl / The Greengrocer',
    'Rind, pith and segments are all there, down to the pores of the peel.',
  ),
  'citrus.1': words(
    'round slices of citrus with leaves and pips',
    'Citrus Slices / Marmalade / Breakfast Table / Spritz / Juicer / Half Past Eleven',
    'Ten segments to a slice, each with its own shine.',
  ),
  'citrus.2': words(
    'round fruit and five-petalled blossom on leafy twigs',
    'Orchard Blossom / Orangery / Valencia / Seville Street / First Harvest / Neroli',
    'Flower and fruit hang on the same twig, as they do in spring.',
  ),
  'ditsy.0': words(
    'a dense ditsy of tiny meadow flowers',
    'Meadowsweet / Little Meadow / Hedgerow Ditsy / Speedwell / Daisy Chain / Dolly Mixture / Tiny Blooms / Footpath',
    'Five kinds of flower turn every way, so that it may be cut in any direction.',
  ),
  'ditsy.1': words(
    'small calico flowers and rosebuds',
    'Calico Ditsy / Apron Calico / Rosebud Calico / Feed Sack / Sunday Apron / Sewing Box / Housecoat / Button Rose',
    'As small as the prints on old flour sacks, and as forgiving of seams.',
  ),
  'ditsy.2': words(
    'fine sprays of berries and buds',
    'Berry Sprays / Bramble / Winterberry / Rowan / Hawthorn Lane / Sloe / Rosehip / Wren’s Supper',
    'Thin stalks and round berries keep it light at any distance.',
  ),
  'ginkgo.0': words(
    'ginkgo leaves drifting down',
    'Ginkgo Drift / Falling Ginkgo / Temple Leaves / November Walk / Leaf Fall / Avenue in Autumn',
    'Twenty-five ribs run through every leaf; a few are left as outline alone.',
  ),
  'ginkgo.1': words(
    'close ginkgo fans with fine ribs',
    'Ginkgo Fans / Ribbed Ginkgo / Ginkgo Screen / Paper Fan / Folding Screen / Lacquer Leaf',
    'The fans overlap like roof tiles, and their ribs make the shading.',
  ),
  'meadow.0': words(
    'wildflowers, lupins and cow parsley standing in rows',
    'Wildflower Meadow / June Meadow / Lupin Field / Cow Parsley / Verge / Nature Walk',
    'Seven kinds of plant share each row and none stands quite upright.',
  ),
  'meadow.1': words(
    'tall grasses with scattered wild flowers',
    'Tall Grass / Hayfield / Whispering Grass / Unmown / Water Meadow / High Summer',
    'Long stems make it taller than it is wide to the eye.',
  ),
  'meadow.2': words(
    'rows of tulips',
    'Tulip Field / Tulip Parade / Keukenhof / Bulb Catalogue / April Rows / Dutch Spring',
    'Every cup has three petals, two leaves and a lean of its own.',
  ),
  'tropical.0': words(
    'hibiscus among monstera and palm leaves',
    'Hibiscus Jungle / Lanai / Hothouse Hibiscus / Hotel Pool / Aloha Shirt / Trade Winds',
    'Pale fronds lie behind, bold leaves before them, flowers on top of both.',
  ),
  'tropical.1': words(
    'palm fronds and banana leaves',
    'Palm House / Palm Court / Banana Leaf / Kew in Winter / Ceiling Fan / Veranda',
    'Frond upon frond, in four depths of one shade.',
  ),
  'tropical.2': words(
    'layered monstera leaves and palm fronds',
    'Monstera Shade / Split Leaf / Canopy / Greenhouse Door / Houseplant / Forest Floor',
    'The notches are cut clean, and the midribs shine through.',
  ),
  'vine.0': words(
    'willow leaves and open blooms on climbing stems',
    'Willow Vine / Riverbank / Willow & Bloom / Towpath / Climbing Frame / Strawberry Hill',
    'Stems wander from edge to edge; the pale leaves behind keep them apart.',
  ),
  'vine.1': words(
    'blossoming stems trained into an ogee trellis',
    'Ogee Trellis / Arbour / Kelmscott Trellis / Espalier / Morning Room / Garden Gate',
    'Two stems meet and part again, with a bloom at every meeting.',
  ),
  'vine.2': words(
    'a slender climber with large flowers, tendrils and berries',
    'Slender Climber / Clematis Climb / Tendril / Pergola / Sweet Pea / South Wall',
    'The tendrils are drawn as one unbroken line.',
  ),
  'watercolour.0': words(
    'loose blooms in translucent washes',
    'Painted Blooms / Wet Petals / Watercolour Garden / Anemone Study / Sketchbook Flowers / Rain on Petals',
    'Each petal is several thin washes, darker where they dried at the rim.',
  ),
  'watercolour.1': words(
    'overlapping dabs of watercolour',
    'Colour Dabs / Paint Box / Wash & Dab / Palette Test / Sea Glass / Wet on Wet',
    'Where two dabs overlap a third colour appears.',
  ),
  'watercolour.2': words(
    'painted eucalyptus sprays',
    'Eucalyptus / Gum Leaf / Florist’s Foliage / Pressed Spray / Quiet Branch / Wedding Arch',
    'Round leaves in pairs, one wash over another.',
  ),
};
