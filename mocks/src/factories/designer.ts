import type { Category, Designer } from '../generated/resolvers.ts';
import { menuCategories, slugOf } from './category.ts';

interface Studio {
  readonly name: string;
  readonly specialty: string;
  readonly country: string;
  /** Position of its category in the menu. */
  readonly categoryPlace: number;
  readonly isFeatured: boolean;
  readonly followers: number;
}

/** The first four draw the patterns of the mocked shop; the last two have published nothing. */
const STUDIOS: readonly Studio[] = [
  {
    name: 'Studio Marl',
    specialty: 'Clay and stone',
    country: 'India',
    categoryPlace: 0,
    isFeatured: true,
    followers: 12_345,
  },
  {
    name: 'Okra & Ash',
    specialty: 'Kitchen gardens',
    country: 'Ghana',
    categoryPlace: 2,
    isFeatured: true,
    followers: 980,
  },
  {
    name: 'Loomhouse',
    specialty: 'Woven geometry',
    country: 'Peru',
    categoryPlace: 1,
    isFeatured: true,
    followers: 1000,
  },
  { name: 'Fold Atelier', specialty: 'Cut paper', country: 'Japan', categoryPlace: 5, isFeatured: true, followers: 0 },
  {
    name: 'Quiet Press',
    specialty: 'Single lines',
    country: 'Norway',
    categoryPlace: 4,
    isFeatured: true,
    followers: 3,
  },
  {
    name: 'Blank Page',
    specialty: 'First drafts',
    country: 'Chile',
    categoryPlace: 3,
    isFeatured: false,
    followers: 0,
  },
];

/** Number of studios with patterns. */
const DRAWING_STUDIOS = 4;

function menuCategoryAt(place: number): Category {
  const categoryPlace = menuCategories[place];
  if (!categoryPlace) throw new RangeError(`No category at ${place}`);
  return categoryPlace;
}

function studio(data: Studio, index: number): Designer {
  const { name, specialty, country, categoryPlace, isFeatured, followers } = data;
  const isDrawing = index < DRAWING_STUDIOS;
  return {
    id: `designer-${slugOf(name)}`,
    number: index + 1,
    slug: slugOf(name),
    name,
    specialty,
    bio: `${name} draws by hand and repeats by rule.`,
    country,
    links: [`https://${slugOf(name)}.example`],
    joinedYear: 2018 + index,
    portfolioUrl: `/designer/${slugOf(name)}`,
    category: menuCategoryAt(categoryPlace),
    isFeatured,
    rating: isDrawing ? 4.6 + index / 10 : null,
    ratingCount: isDrawing ? 40 + index : 0,
    assetCount: isDrawing ? 15 : 0,
    collectionCount: isDrawing ? 12 : 0,
    downloadCount: isDrawing ? 9_876 - index : 0,
    followerCount: followers,
    avatar: null,
    covers: [],
    viewerIsFollowing: null,
  };
}

/** The studios of the mocked shop, by number. Their pictures and the viewer's follows are added by the shop. */
export const designers: readonly Designer[] = STUDIOS.map(studio);

/** Returns the studio of the n-th pattern. */
export function designerOf(index: number): Designer {
  const found = designers[index % DRAWING_STUDIOS];
  if (!found) throw new RangeError(`No studio for pattern ${index}`);
  return found;
}
