import type { AdminAsset } from '../generated/resolvers.ts';
import type { MockAsset } from './asset.ts';

/** A pattern as its desk keeps it, of which the list shows a part. */
export type DeskAsset = Omit<AdminAsset, '__typename'>;

/** A pattern on sale as the staff sees it. */
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
