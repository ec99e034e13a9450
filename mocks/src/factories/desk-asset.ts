import type { AdminAsset } from '../generated/resolvers.ts';
import type { MockAsset } from './asset.ts';

/** A pattern as stored by its desk; the list shows a subset of the fields. */
export type DeskAsset = Omit<AdminAsset, '__typename'>;

/** Returns a pattern on sale as the staff sees it. */
export function adminAsset(asset: MockAsset): DeskAsset {
  const { id, sku, slug, title, description, tags, designer, publishedAt, endsAt } = asset;
  return {
    id,
    sku,
    slug,
    title,
    description,
    tags,
    status: 'APPROVED',
    isHeld: false,
    hold: null,
    announcedHold: null,
    studio: { slug: designer.slug, name: designer.name },
    publishedAt,
    endsAt,
    isFeatured: false,
    asset,
    changes: [],
    version: 1,
  };
}
