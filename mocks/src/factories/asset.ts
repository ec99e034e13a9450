import { PREVIEW_WIDTHS, previewsAt, publicAssetId, shownLicenseName, UNMARKED_WIDTHS } from '@halfdrop/domain';
import type {
  Asset,
  AssetBadge,
  CollectionRole,
  Designer,
  FileFormat,
  LicenseType,
  Orientation,
  RepeatLayout,
  StraightUnit,
} from '../generated/resolvers.ts';
import { categoryOf, filterCategories, slugOf } from './category.ts';
import { designerOf } from './designer.ts';
import { price, sum } from './money.ts';
import { paletteOf, picture, pictureBaseUrl } from './picture.ts';

const QUALITIES = ['Quiet', 'Bold', 'Midnight', 'Faded', 'Sunlit', 'Winter', 'Wild', 'Woven'];
const MOTIFS = ['Peony', 'Lattice', 'Fern', 'Damask', 'Terrazzo', 'Ripple', 'Ikat', 'Linen', 'Heron'];
const TAGS = ['seamless', 'botanical', 'hand-drawn', 'vector', 'decorative', 'print-ready'];
const COLORS = ['Blue', 'Green', 'Red', 'Black & White', 'Yellow', 'Purple'];
const REPEATS: readonly RepeatLayout[] = ['HALF_DROP', 'BLOCK', 'BRICK', 'MIRROR'];
const ORIENTATIONS: readonly Orientation[] = ['SQUARE', 'SQUARE', 'LANDSCAPE', 'PORTRAIT'];
const LICENSES: readonly LicenseType[] = ['STANDARD', 'EXTENDED', 'COMMERCIAL'];
const FREE_LICENSES: readonly LicenseType[] = ['PERSONAL', 'STANDARD', 'EXTENDED'];
const DAY = 86_400_000;
/** The first four patterns cover each kind of badge, and none. */
const BADGES: readonly AssetBadge[] = ['HOT', 'TRENDING', 'POPULAR'];
/** Midnight before the mocks were loaded: dates that end or open are relative to it. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const FIRST_END = TODAY + 3 * DAY;
/** Index of the only pattern in early access. */
const EARLY_INDEX = 10;
const EARLY_UNTIL = new Date(TODAY + 4.4 * DAY).toISOString();
const NEWEST = Date.parse('2026-11-20T09:00:00.000Z');

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

function moneyOf(index: number): Pick<Asset, 'price' | 'extendedPrice' | 'isFree' | 'isPremium' | 'licenseName'> {
  if (index % 6 === 5) {
    const nothing = price(0, 0);
    return {
      price: nothing,
      extendedPrice: nothing,
      isFree: true,
      isPremium: false,
      licenseName: shownLicenseName({ isFree: true, isPremium: false }),
    };
  }
  const standard = categoryOf(index).price;
  const isPremium = index % 4 === 0;
  return {
    price: standard,
    extendedPrice: sum([standard, price(1000, 89_900)]),
    isFree: false,
    isPremium,
    licenseName: shownLicenseName({ isFree: false, isPremium }),
  };
}

/** Formats of production files, in display order. */
export const FILE_FORMATS: readonly FileFormat[] = ['PSD', 'JPG', 'PNG', 'SVG', 'PDF', 'EPS', 'AI'];
const BITMAP_BYTES: Partial<Record<FileFormat, number>> = { JPG: 2_400_000, PNG: 1_100_000, PSD: 17_300_000 };

/** Returns every format, or PNG alone for free patterns; file sizes are unknown for one pattern in four. */
function filesOf(index: number): Asset['files'] {
  const formats: readonly FileFormat[] = moneyOf(index).isFree ? ['PNG'] : FILE_FORMATS;
  return formats.map((format) => {
    const bitmap = BITMAP_BYTES[format];
    return { format, pixels: bitmap ? 3500 : null, bytes: index % 4 === 2 ? null : (bitmap ?? 80_000) + index * 1000 };
  });
}

const COLLECTION_SIZE = 5;
const ROLES: readonly CollectionRole[] = ['HERO', 'COORDINATE', 'COORDINATE', 'BLENDER'];

/** Returns the collection of the n-th pattern: four of every five belong to one, the fifth does not. */
function collectionOf(index: number): Pick<Asset, 'collection' | 'role'> {
  const role = ROLES[index % COLLECTION_SIZE];
  if (!role) return { collection: null, role: null };
  const number = Math.floor(index / COLLECTION_SIZE);
  const name = `${pick(QUALITIES, number)} Border`;
  return { collection: { id: `collection-${number}`, slug: `${slugOf(name)}-${number}`, name }, role };
}

const UNITS: Partial<Record<RepeatLayout, readonly [columns: number, rows: number]>> = {
  HALF_DROP: [2, 1],
  BRICK: [1, 2],
  MIRROR: [2, 2],
};

function straightUnitOf(index: number): StraightUnit | null {
  const size = UNITS[pick(REPEATS, index)];
  if (!size) return null;
  const [columns, rows] = size;
  const previewBaseUrl = pictureBaseUrl(index, size);
  return { columns, rows, previewBaseUrl, previews: previewsAt(previewBaseUrl, UNMARKED_WIDTHS) };
}

/** A pattern of the mocked shop, which always has a studio. */
export interface MockAsset extends Asset {
  designer: Designer;
}

/** Returns the n-th pattern, from 0; deterministic. `changes` overrides fields. */
export function asset(index: number, changes: Partial<MockAsset> = {}): MockAsset {
  const motif = pick(MOTIFS, index);
  const title = `${pick(QUALITIES, index + Math.floor(index / QUALITIES.length))} ${motif}`;
  const [ground, ink] = paletteOf(index);
  const previewBaseUrl = pictureBaseUrl(index);
  return {
    id: `asset-${index}`,
    slug: `${slugOf(title)}-${index}`,
    sku: publicAssetId(10_000_000 + index),
    title,
    description: `${motif} motifs in two colours, laid to repeat without a seam.`,
    altText: `Seamless pattern of ${motif.toLowerCase()} motifs`,
    category: categoryOf(index).category,
    designer: designerOf(index),
    ...moneyOf(index),
    originalPrice: null,
    badge: BADGES[index] ?? null,
    endsAt: index % 8 === 0 ? new Date(FIRST_END + index * DAY).toISOString() : null,
    isNew: index < 12,
    licenseTypes: [...(moneyOf(index).isFree ? FREE_LICENSES : LICENSES)],
    repeat: pick(REPEATS, index),
    isSeamVerified: true,
    ...collectionOf(index),
    recolor: { palette: 'delft', unsuitedPalettes: ['midnight-garden'] },
    orientation: pick(ORIENTATIONS, index),
    tags: [pick(TAGS, index), pick(TAGS, index + 1), motif.toLowerCase()],
    colors: [pick(COLORS, index)],
    swatches: [
      { hex: ground, share: 0.7, name: 'Ground' },
      { hex: ink, share: 0.3, name: 'Ink' },
    ],
    dominantColor: ground,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    previewBaseUrl,
    previews: previewsAt(previewBaseUrl, PREVIEW_WIDTHS),
    straightUnit: straightUnitOf(index),
    shareImageUrl: picture(index, 1280),
    files: filesOf(index),
    rating: index % 5 === 4 ? null : 4 + (index % 10) / 10,
    ratingCount: index % 5 === 4 ? 0 : 3 + index,
    downloadCount: 1000 - index * 7,
    publishedAt: new Date(NEWEST - index * DAY).toISOString(),
    opensAt: index === EARLY_INDEX ? EARLY_UNTIL : new Date(NEWEST - (index - 2) * DAY).toISOString(),
    viewerHasLicense: null,
    viewerHasPlanCoverage: null,
    ...changes,
  };
}

/** Returns the slugs of all categories of the n-th pattern: menu category, subcategory, filter category. */
export function categoriesOf(index: number): readonly string[] {
  const { category } = categoryOf(index);
  return [category.slug, pick(category.children ?? [], index).slug, pick(filterCategories, index).slug];
}
