/** A studio of the sample catalogue and its hand: what it draws and in which colours. */
export interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  readonly country: string;
  readonly joinedYear: number;
  /** The menu category it is known for. */
  readonly category: string;
  readonly families: readonly string[];
  readonly palettes: readonly string[];
  /** How much of its work belongs to the premium collections, 0 to 1. */
  readonly premiumShare: number;
}

const list = (text: string): string[] => text.split(' ');

/** The twelve studios of the sample catalogue. */
export const STUDIOS: readonly Studio[] = [
  {
    slug: 'fennel-foxglove',
    name: 'Fennel & Foxglove',
    specialty: 'Garden florals',
    bio: 'Two sisters with one walled garden in Somerset. Every bloom is drawn from the beds outside the studio window and tossed until no row shows.',
    country: 'United Kingdom',
    joinedYear: 2019,
    category: 'nature-organic',
    families: list('botanica ditsy meadow vine'),
    palettes: list(
      'hearth rose-tea sage-clay cherry-orchard blush plum-wine fern cyclamen wisteria-night midnight-garden',
    ),
    premiumShare: 0.2,
  },
  {
    slug: 'casa-solana',
    name: 'Casa Solana',
    specialty: 'Tiles, fruit and sun',
    bio: 'A Lisbon print room that paints what the south is made of: glazed tiles, lemons on the branch and the shade of big leaves.',
    country: 'Portugal',
    joinedYear: 2020,
    category: 'nature-organic',
    families: list('azulejo citrus tropical'),
    palettes: list('delft citrus-grove lagoon tangerine sunshine harbour terracotta-noon flamingo peach deep-forest'),
    premiumShare: 0.15,
  },
  {
    slug: 'atelier-nordlys',
    name: 'Atelier Nordlys',
    specialty: 'Quiet Scandinavian repeats',
    bio: 'Four shapes, three colours, one good proportion. Nordlys cuts its motifs from card before a line is drawn.',
    country: 'Sweden',
    joinedYear: 2018,
    category: 'minimalist',
    families: list('minimal midcentury marks ginkgo'),
    palettes: list(
      'nordic-pine limestone moss-mustard powder seventies buttercup paper-ink ink-wash glacier sage-clay',
    ),
    premiumShare: 0.1,
  },
  {
    slug: 'studio-kumo',
    name: 'Studio Kumo',
    specialty: 'Japanese dye and stitch',
    bio: 'Kumo translates the dye vats and running stitches of Kyoto workshops into repeats that keep the irregular hand.',
    country: 'Japan',
    joinedYear: 2019,
    category: 'cultural-heritage',
    families: list('seigaiha sashiko shibori ginkgo'),
    palettes: list('aizome delft ink-wash cobalt glacier rose-tea noir mulberry saffron-market fern'),
    premiumShare: 0.3,
  },
  {
    slug: 'formwerk',
    name: 'Formwerk',
    specialty: 'Hard-edged geometry',
    bio: 'A Weimar office for circles, squares and what happens between them. Rules first, colour second, surprise last.',
    country: 'Germany',
    joinedYear: 2017,
    category: 'geometric',
    families: list('bauhaus opart truchet'),
    palettes: list('weimar paper-ink cobalt scarlet noir harbour sunshine confetti lilac-haze espresso-bar'),
    premiumShare: 0.1,
  },
  {
    slug: 'bazaar-loom',
    name: 'Bazaar & Loom',
    specialty: 'Silk Road textiles',
    bio: 'Weavers and a mathematician from Tashkent who redraw ikat, suzani, kilim and strapwork thread by thread.',
    country: 'Uzbekistan',
    joinedYear: 2020,
    category: 'cultural-heritage',
    families: list('ikat kilim suzani girih'),
    palettes: list(
      'samarkand saffron-market teal-velvet aubergine terracotta-noon scarlet midnight-garden marigold cobalt emerald-room',
    ),
    premiumShare: 0.35,
  },
  {
    slug: 'marlowe-finch',
    name: 'Marlowe & Finch',
    specialty: 'Heritage wallpapers and cloth',
    bio: 'An archive studio in Edinburgh: damask, paisley, tartan and tweed, redrawn from mill books for rooms of today.',
    country: 'United Kingdom',
    joinedYear: 2018,
    category: 'vintage-heritage',
    families: list('damask paisley plaid tweed'),
    palettes: list(
      'emerald-room plum-wine coffee-house cocoa-rose espresso-bar mulberry deep-forest nordic-pine delft limestone',
    ),
    premiumShare: 0.4,
  },
  {
    slug: 'gilt-house',
    name: 'Gilt House',
    specialty: 'Deco and precious surfaces',
    bio: 'Lacquer, marble, plume and gold leaf. Gilt House draws for hotels that still have a doorman.',
    country: 'United States',
    joinedYear: 2019,
    category: 'vintage-heritage',
    families: list('deco marble animal'),
    palettes: list(
      'deco-gold noir emerald-room teal-velvet espresso-bar blush aubergine limestone bubblegum coffee-house',
    ),
    premiumShare: 0.5,
  },
  {
    slug: 'loud-sunday',
    name: 'Loud Sunday',
    specialty: 'Pop, print and seventies',
    bio: 'A Milan duo with a risograph in the kitchen. If it does not clash a little, it is not finished.',
    country: 'Italy',
    joinedYear: 2021,
    category: 'contemporary',
    families: list('memphis groovy riso celestial'),
    palettes: list('milano-84 confetti night-market bubblegum flamingo seventies tangerine peach lilac-haze marigold'),
    premiumShare: 0.1,
  },
  {
    slug: 'wet-ink',
    name: 'Wet Ink',
    specialty: 'Paint, brush and scissors',
    bio: 'Large sheets, wide brushes and a pair of tailor’s scissors in a São Paulo loft; nothing is cleaned up afterwards.',
    country: 'Brazil',
    joinedYear: 2020,
    category: 'abstract-art',
    families: list('brush watercolour cutpaper'),
    palettes: list('lilac-haze powder peach lagoon confetti ink-wash blush buttercup cyclamen fern'),
    premiumShare: 0.15,
  },
  {
    slug: 'stratum',
    name: 'Stratum',
    specialty: 'Stone, terrain and surface',
    bio: 'A geologist turned surface designer in Reykjavík, at home with chips, veins and contour lines.',
    country: 'Iceland',
    joinedYear: 2021,
    category: 'texture-surface',
    families: list('terrazzo topo marble'),
    palettes: list(
      'limestone sage-clay glacier deep-forest moss-mustard terracotta-noon cocoa-rose lilac-haze lagoon wisteria-night',
    ),
    premiumShare: 0.2,
  },
  {
    slug: 'prairie-thread',
    name: 'Prairie Thread',
    specialty: 'Patchwork and country cloth',
    bio: 'Quilters from Kansas who count in half-square triangles and believe that every kitchen deserves a gingham.',
    country: 'United States',
    joinedYear: 2022,
    category: 'geometric',
    families: list('quilt plaid ditsy meadow'),
    palettes: list('cherry-orchard harbour nordic-pine marigold buttercup cobalt hearth fern flamingo mulberry'),
    premiumShare: 0.05,
  },
];
