import { shownLicenseName } from '@halfdrop/domain';
import { repeatBlock } from '@halfdrop/patterns';
import { artworkOf, type ArtworkSource } from '../artwork/artwork-source.ts';
import { licensedFormats } from '../artwork/file-formats.ts';
import { assetPrice, categoryPrice } from './asset-price.ts';
import type { AssetRow } from './asset-row.repository.ts';
import type { AssetDto } from './catalog.contract.ts';
import { opensAt } from './early-access.ts';
import { PREVIEW_WIDTHS, previewVersion, UNIT_WIDTHS, type PreviewWidth } from '../artwork/preview-image.ts';

/** How long a pattern counts as new. */
export const NEW_FOR_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/** How long a struck price stands beside one that was lowered. */
const LOWERED_FOR_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** An asset as the contract shows it. `now` decides whether it is new. */
export function assetDto(row: AssetRow, now: Date): AssetDto {
  const price = assetPrice(row);
  const artwork = artworkOf(row);
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
    licenseName: shownLicenseName({ isFree: row.is_free, isPremium: row.is_premium }),
    licenseTypes: row.licence_types,
    repeat: artwork.repeat,
    isSeamVerified: row.seam_verified,
    collection: collectionOf(row),
    role: row.collection_role,
    recolor: artwork.recolor,
    orientation: row.orientation,
    tags: row.tags,
    colors: row.colours,
    swatches: row.swatches,
    dominantColor: row.dominant_colour,
    thumbhash: row.thumbhash,
    files: {
      preview: previews(row.id, artwork, PREVIEW_WIDTHS),
      unit: straightUnit(row.id, artwork),
      share: `/api/products/${row.id}/og-image?v=${previewVersion(artwork)}`,
      production: productionFiles(row.is_free, artwork),
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

/** The files of the narrowest licence a pattern comes under. */
function productionFiles(isFree: boolean, artwork: ArtworkSource): AssetDto['files']['production'] {
  return licensedFormats(isFree ? 'personal' : 'standard', artwork.formats).map((format) => ({
    format,
    pixels: artwork.pixelsOf(format),
    bytes: artwork.bytesOf(format),
  }));
}

/** Every picture names its version, so that it may be kept for ever; its format is the best its reader shows. */
function previews(
  assetId: string,
  artwork: ArtworkSource,
  widths: readonly PreviewWidth[],
  form = '',
): AssetDto['files']['preview'] {
  const version = previewVersion(artwork);
  return widths.map((width) => {
    const url = `/api/products/${assetId}/preview?w=${width}${form}&v=${version}`;
    return { url, fallbackUrl: `${url}&format=jpeg`, width };
  });
}

function straightUnit(assetId: string, artwork: ArtworkSource): AssetDto['files']['unit'] {
  const { columns, rows } = repeatBlock(artwork.repeat);
  return columns * rows === 1
    ? null
    : { columns, rows, preview: previews(assetId, artwork, UNIT_WIDTHS, '&form=unit') };
}
