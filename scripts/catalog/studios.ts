import type { RepeatLayout } from '@halfdrop/patterns';

/**
 * How a studio forms a title from a name and a palette: "Damson Grand Ogee", "Grand Ogee, Plum Wine", "Grand Ogee in
 * Plum Wine", "Grand Ogee No. 4", "Grand Ogee II".
 */
type TitleForm = 'before' | 'after' | 'in' | 'number' | 'study';

/** A studio of the sample catalog and its style; its drawings are listed in its design collections. */
export interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly joinedYear: number;
  /** The menu category it is known for. */
  readonly category: string;
  /** Whether the shop features it. */
  readonly isFeatured: boolean;
  /** Palettes in which it recolors its heroes, in addition to those of its collections. */
  readonly recolors: readonly string[];
  /** Probability of each layout for a drawing that supports it, 0 to 1; otherwise a plain block. */
  readonly layouts: Readonly<Partial<Record<RepeatLayout, number>>>;
  /** How it titles drawings without their own name. */
  readonly titles: readonly TitleForm[];
  /** Share of its work in the premium collections, 0 to 1. */
  readonly premiumShare: number;
}

const list = (text: string): string[] => text.split(' ');

/** The twelve studios of the sample catalog. */
export const STUDIOS: readonly Studio[] = [
  {
    slug: 'fennel-foxglove',
    name: 'Fennel & Foxglove',
    specialty: 'Garden florals',
    bio: 'Two sisters with one walled garden in Somerset. Every bloom is drawn from the beds outside the studio window and tossed until no row shows.',
    country: 'GB',
    joinedYear: 2019,
    category: 'nature-organic',
    isFeatured: true,
    recolors: list('wisteria-night fern cyclamen sage-clay plum-wine cherry-orchard flamingo cobalt'),
    layouts: { 'half-drop': 0.65, brick: 0.15, mirror: 0.1 },
    titles: ['before'],
    premiumShare: 0.2,
  },
  {
    slug: 'casa-solana',
    name: 'Casa Solana',
    specialty: 'Tiles, fruit and sun',
    bio: 'A Lisbon print room that paints what the south is made of: glazed tiles, lemons on the branch and the shade of big leaves.',
    country: 'PT',
    joinedYear: 2020,
    category: 'nature-organic',
    isFeatured: false,
    recolors: list('terracotta-noon tangerine sunshine harbour flamingo deep-forest cobalt marigold'),
    layouts: { 'half-drop': 0.4, brick: 0.2, mirror: 0.4 },
    titles: ['after', 'before'],
    premiumShare: 0.15,
  },
  {
    slug: 'atelier-nordlys',
    name: 'Atelier Nordlys',
    specialty: 'Quiet Scandinavian repeats',
    bio: 'Four shapes, three colours, one good proportion. Nordlys cuts its motifs from card before a line is drawn.',
    country: 'SE',
    joinedYear: 2018,
    category: 'minimalist',
    isFeatured: false,
    recolors: list('moss-mustard seventies fern buttercup paper-ink glacier sage-clay terracotta-noon'),
    layouts: { 'half-drop': 0.5, brick: 0.3, mirror: 0.1 },
    titles: ['after'],
    premiumShare: 0.1,
  },
  {
    slug: 'studio-kumo',
    name: 'Studio Kumo',
    specialty: 'Japanese dye and stitch',
    bio: 'Kumo translates the dye vats and running stitches of Kyoto workshops into repeats that keep the irregular hand.',
    country: 'JP',
    joinedYear: 2019,
    category: 'cultural-heritage',
    isFeatured: false,
    recolors: list('mulberry scarlet delft noir rose-tea saffron-market fern cobalt'),
    layouts: { 'half-drop': 0.6, brick: 0.1, mirror: 0.6 },
    titles: ['in'],
    premiumShare: 0.3,
  },
  {
    slug: 'formwerk',
    name: 'Formwerk',
    specialty: 'Hard-edged geometry',
    bio: 'A Weimar office for circles, squares and what happens between them. Rules first, colour second, surprise last.',
    country: 'DE',
    joinedYear: 2017,
    category: 'geometric',
    isFeatured: true,
    recolors: list('scarlet sunshine harbour tangerine moss-mustard lilac-haze espresso-bar mulberry'),
    layouts: { 'half-drop': 0.3, brick: 0.7 },
    titles: ['number'],
    premiumShare: 0.1,
  },
  {
    slug: 'bazaar-loom',
    name: 'Bazaar & Loom',
    specialty: 'Silk Road textiles',
    bio: 'Weavers and a mathematician from Tashkent who redraw ikat, suzani, kilim and strapwork thread by thread.',
    country: 'UZ',
    joinedYear: 2020,
    category: 'cultural-heritage',
    isFeatured: true,
    recolors: list('scarlet marigold terracotta-noon emerald-room mulberry midnight-garden moss-mustard cobalt'),
    layouts: { 'half-drop': 0.4, mirror: 0.8 },
    titles: ['before', 'in'],
    premiumShare: 0.35,
  },
  {
    slug: 'marlowe-finch',
    name: 'Marlowe & Finch',
    specialty: 'Heritage wallpapers and cloth',
    bio: 'An archive studio in Edinburgh: damask, paisley, tartan and tweed, redrawn from mill books for rooms of today.',
    country: 'GB',
    joinedYear: 2018,
    category: 'vintage-heritage',
    isFeatured: false,
    recolors: list('cocoa-rose moss-mustard scarlet mulberry delft teal-velvet nordic-pine aubergine'),
    layouts: { 'half-drop': 0.6, mirror: 0.4 },
    titles: ['after'],
    premiumShare: 0.4,
  },
  {
    slug: 'gilt-house',
    name: 'Gilt House',
    specialty: 'Deco and precious surfaces',
    bio: 'Lacquer, marble, plume and gold leaf. Gilt House draws for hotels that still have a doorman.',
    country: 'US',
    joinedYear: 2019,
    category: 'vintage-heritage',
    isFeatured: false,
    recolors: list('emerald-room teal-velvet scarlet aubergine blush mulberry limestone cocoa-rose'),
    layouts: { 'half-drop': 0.4, mirror: 0.8 },
    titles: ['before'],
    premiumShare: 0.5,
  },
  {
    slug: 'loud-sunday',
    name: 'Loud Sunday',
    specialty: 'Pop, print and seventies',
    bio: 'A Milan duo with a risograph in the kitchen. If it does not clash a little, it is not finished.',
    country: 'IT',
    joinedYear: 2021,
    category: 'contemporary',
    isFeatured: true,
    recolors: list('flamingo tangerine sunshine marigold lilac-haze confetti cobalt mulberry'),
    layouts: { 'half-drop': 0.4, brick: 0.4 },
    titles: ['before'],
    premiumShare: 0.1,
  },
  {
    slug: 'wet-ink',
    name: 'Wet Ink',
    specialty: 'Paint, brush and scissors',
    bio: 'Large sheets, wide brushes and a pair of tailor’s scissors in a São Paulo loft; nothing is cleaned up afterwards.',
    country: 'BR',
    joinedYear: 2020,
    category: 'abstract-art',
    isFeatured: false,
    recolors: list('flamingo powder peach lagoon blush buttercup fern glacier'),
    layouts: { 'half-drop': 0.4, brick: 0.1, mirror: 0.5 },
    titles: ['study'],
    premiumShare: 0.15,
  },
  {
    slug: 'stratum',
    name: 'Stratum',
    specialty: 'Stone, terrain and surface',
    bio: 'A geologist turned surface designer in Reykjavík, at home with chips, veins and contour lines.',
    country: 'IS',
    joinedYear: 2021,
    category: 'texture-surface',
    isFeatured: false,
    recolors: list('cocoa-rose moss-mustard limestone wisteria-night glacier coffee-house powder mulberry'),
    layouts: { 'half-drop': 0.4, brick: 0.2, mirror: 0.7 },
    titles: ['before', 'after'],
    premiumShare: 0.2,
  },
  {
    slug: 'prairie-thread',
    name: 'Prairie Thread',
    specialty: 'Patchwork and country cloth',
    bio: 'Quilters from Kansas who count in half-square triangles and believe that every kitchen deserves a gingham.',
    country: 'US',
    joinedYear: 2022,
    category: 'geometric',
    isFeatured: false,
    recolors: list('marigold flamingo fern nordic-pine hearth sunshine cobalt tangerine'),
    layouts: { 'half-drop': 0.3, brick: 0.6 },
    titles: ['in'],
    premiumShare: 0.05,
  },
];
