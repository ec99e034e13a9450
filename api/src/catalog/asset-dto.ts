import { previewAddresses, sharePictureAddress, shownLicenseName, unitAddresses } from '@halfdrop/domain';
import { repeatBlock } from '@halfdrop/patterns';
import { artworkOf, type ArtworkSource } from '../artwork/artwork-source.ts';
import { licensedFormats } from '../artwork/file-formats.ts';
import { assetPrice, categoryPrice } from './asset-price.ts';
import type { AssetRow, TileRow } from './asset-row.repository.ts';
import type { AssetDto, AssetTileDto } from './catalog.contract.ts';
import { opensAt } from './early-access.ts';
import { previewVersion } from '../artwork/preview-image.ts';

/** How long a pattern counts as new. */
export const NEW_FOR_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/** How long the previous price is shown struck through after a price cut. */
const LOWERED_FOR_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Converts a row to an asset of the contract. `now` decides whether it counts as new. */
export function assetDto(row: AssetRow, now: Date): AssetDto {
  const artwork = artworkOf(row);
  const facts = listedFacts(row, artwork, now);
  const unit = unitOf(artwork);
  return {
    ...facts,
    ...row.stored,
    recolor: artwork.recolor,
    files: {
      preview: previewAddresses(row.id, facts.version),
      unit: unit && { ...unit, preview: unitAddresses(row.id, facts.version) },
      share: sharePictureAddress(row.id, facts.version),
      production: productionFiles(row.is_free, artwork),
    },
  };
}

/** Converts a row to a list tile. `now` decides whether it counts as new. */
export function assetTileDto(row: TileRow, now: Date): AssetTileDto {
  const artwork = artworkOf(row);
  return { ...listedFacts(row, artwork, now), unit: unitOf(artwork) };
}

/** Returns the fields that assets and tiles share. */
function listedFacts(row: TileRow, artwork: ArtworkSource, now: Date): Omit<AssetTileDto, 'unit'> {
  const price = assetPrice(row);
  return {
    _id: row.id,
    slug: row.slug,
    skuId: String(row.sku),
    title: row.title,
    altText: row.alt_text,
    category: {
      id: String(row.category_id),
      slug: row.category_slug,
      name: row.category_name,
      price: categoryPrice(row),
    },
    designer: { id: String(row.designer_id), slug: row.designer_slug, name: row.designer_name },
    collection: collectionOf(row),
    price: price?.standard ?? null,
    extendedPrice: price?.extended ?? null,
    originalPrice: originalPrice(row, now),
    badge: badge(row, now),
    endsAt: row.sale_ends_at?.toISOString() ?? null,
    isFree: row.is_free,
    isPremium: row.is_premium,
    isNew: isNew(row, now),
    licenseName: shownLicenseName({ isFree: row.is_free, isPremium: row.is_premium }),
    repeat: artwork.repeat,
    orientation: row.orientation,
    dominantColor: row.dominant_color,
    thumbhash: row.thumbhash,
    version: previewVersion(artwork),
    rating: row.rating,
    ratingCount: row.rating_count,
    downloadCount: row.download_count,
    publishedAt: row.published_at.toISOString(),
    opensAt: opensAt(row.published_at).toISOString(),
  };
}

function isNew({ published_at: published }: TileRow, now: Date): boolean {
  return now.getTime() - published.getTime() < NEW_FOR_MILLISECONDS;
}

/** Returns the badge earned by downloads; hot means new and already trending. */
function badge(row: TileRow, now: Date): AssetDto['badge'] {
  if (row.is_trending) return isNew(row, now) ? 'hot' : 'trending';
  return row.is_popular ? 'popular' : null;
}

/** Returns the price before the category's last price cut; null after 30 days, or if the pattern has its own price. */
function originalPrice(row: TileRow, now: Date): AssetDto['originalPrice'] {
  const { was_usd: usd, was_inr: inr, lowered_at: lowered } = row;
  if (row.is_free || row.own_usd !== null || usd === null || inr === null || lowered === null) return null;
  return now.getTime() - lowered.getTime() < LOWERED_FOR_MILLISECONDS ? { usd, inr } : null;
}

function collectionOf({
  collection_id: id,
  collection_slug: slug,
  collection_name: name,
}: TileRow): AssetDto['collection'] {
  return id === null || slug === null || name === null ? null : { id: String(id), slug, name };
}

/** Lists the files of the narrowest license a pattern is offered under. */
function productionFiles(isFree: boolean, artwork: ArtworkSource): AssetDto['files']['production'] {
  return licensedFormats(isFree ? 'personal' : 'standard', artwork.formats).map((format) => ({
    format,
    pixels: artwork.pixelsOf(format),
    bytes: artwork.bytesOf(format),
  }));
}

/** Returns the block of tiles that repeats in a straight grid; null where a single tile does. */
function unitOf({ repeat }: ArtworkSource): AssetTileDto['unit'] {
  const { columns, rows } = repeatBlock(repeat);
  return columns * rows === 1 ? null : { columns, rows };
}
