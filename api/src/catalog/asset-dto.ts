import { licenseName } from '@halfdrop/domain';
import { GENERATOR_VERSION, PRODUCTION_PIXELS, repeatBlock, type PatternSpec } from '@halfdrop/patterns';
import { assetPrice, categoryPrice } from './asset-price.ts';
import type { AssetRow } from './asset-row.repository.ts';
import { licensedFormats, type AssetDto, type FileFormat } from './catalog.contract.ts';
import { opensAt } from './early-access.ts';
import { unsuitedPalettes } from './palettes.ts';
import { PREVIEW_WIDTHS, previewVersion, UNIT_WIDTHS, type PreviewWidth } from './preview-image.ts';

/** How long a pattern counts as new. */
export const NEW_FOR_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/** How long a struck price stands beside one that was lowered. */
const LOWERED_FOR_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** What the pattern engine draws an asset from. */
export function specOf({ family, variant, palette, seed, repeat_layout: repeat }: AssetRow): PatternSpec {
  return { family, variant, palette, seed, repeat };
}

/** An asset as the contract shows it. `now` decides whether it is new. */
export function assetDto(row: AssetRow, now: Date): AssetDto {
  const price = assetPrice(row);
  return {
    _id: row.id,
    slug: row.slug,
    skuId: String(row.sku),
    title: row.title,
    description: row.description,
    altText: row.alt_text,
    category: {
      id: String(row.category_id),
      slug: row.category_slug,
      name: row.category_name,
      price: categoryPrice(row),
    },
    designer: { id: String(row.designer_id), slug: row.designer_slug, name: row.designer_name },
    price: price?.standard ?? null,
    extendedPrice: price?.extended ?? null,
    originalPrice: originalPrice(row, now),
    badge: badge(row, now),
    endsAt: row.sale_ends_at?.toISOString() ?? null,
    isFree: row.is_free,
    isPremium: row.is_premium,
    isNew: isNew(row, now),
    licenseName: soldUnder(row),
    licenseTypes: row.licence_types,
    repeat: row.repeat_layout,
    isSeamVerified: row.seam_verified,
    collection: collectionOf(row),
    role: row.collection_role,
    palette: row.palette,
    unsuitedPalettes: unsuitedPalettes(row.family),
    orientation: row.orientation,
    tags: row.tags,
    colors: row.colours,
    swatches: row.swatches,
    dominantColor: row.dominant_colour,
    thumbhash: row.thumbhash,
    files: {
      preview: previews(row, PREVIEW_WIDTHS),
      unit: straightUnit(row),
      share: sharePicture(row),
      production: productionFiles(row),
    },
    rating: row.rating,
    ratingCount: row.rating_count,
    downloadCount: row.download_count,
    publishedAt: row.published_at.toISOString(),
    opensAt: opensAt(row.published_at).toISOString(),
  };
}

function isNew({ published_at: published }: AssetRow, now: Date): boolean {
  return now.getTime() - published.getTime() < NEW_FOR_MILLISECONDS;
}

/** What people's downloads say of an asset: hot is what is new and already trending. */
function badge(row: AssetRow, now: Date): AssetDto['badge'] {
  if (row.is_trending) return isNew(row, now) ? 'hot' : 'trending';
  return row.is_popular ? 'popular' : null;
}

/** What it really cost until the price of its category was lowered; null 30 days after that. */
function originalPrice(row: AssetRow, now: Date): AssetDto['originalPrice'] {
  const { was_usd: usd, was_inr: inr, lowered_at: lowered } = row;
  if (row.is_free || usd === null || inr === null || lowered === null) return null;
  return now.getTime() - lowered.getTime() < LOWERED_FOR_MILLISECONDS ? { usd, inr } : null;
}

function collectionOf({
  collection_id: id,
  collection_slug: slug,
  collection_name: name,
}: AssetRow): AssetDto['collection'] {
  return id === null || slug === null || name === null ? null : { id: String(id), slug, name };
}

const BITMAPS: ReadonlySet<FileFormat> = new Set(['jpg', 'png', 'psd']);

/** The files of the narrowest licence a pattern comes under. */
function productionFiles({ is_free: isFree, file_bytes: sizes }: AssetRow): AssetDto['files']['production'] {
  const known = sizes?.version === GENERATOR_VERSION ? sizes.bytes : {};
  return licensedFormats(isFree ? 'personal' : 'standard').map((format) => ({
    format,
    pixels: BITMAPS.has(format) ? PRODUCTION_PIXELS : null,
    bytes: known[format] ?? null,
  }));
}

function soldUnder({ is_free, is_premium }: AssetRow): string {
  if (is_premium) return 'Premium Exclusive License';
  return licenseName(is_free ? 'personal' : 'standard');
}

/** Every picture names its version, so that it may be kept for ever; its format is the best its reader shows. */
function previews(row: AssetRow, widths: readonly PreviewWidth[], form = ''): AssetDto['files']['preview'] {
  const version = previewVersion(specOf(row));
  return widths.map((width) => {
    const url = `/api/products/${row.id}/preview?w=${width}${form}&v=${version}`;
    return { url, fallbackUrl: `${url}&format=jpeg`, width };
  });
}

function straightUnit(row: AssetRow): AssetDto['files']['unit'] {
  const { columns, rows } = repeatBlock(row.repeat_layout);
  return columns * rows === 1 ? null : { columns, rows, preview: previews(row, UNIT_WIDTHS, '&form=unit') };
}

/** Where the picture is that stands for the pattern where a link to it is posted. */
function sharePicture(row: AssetRow): string {
  return `/api/products/${row.id}/og-image?v=${previewVersion(specOf(row))}`;
}
