import type { AdminAsset, AdminAssetSummary } from '../../src/generated/rest.ts';
import { restStudioAsset } from './studio-fixtures.ts';

/** A pattern in the list of the staff, as the api tells it. */
export function restAdminAssetSummary(): AdminAssetSummary {
  return {
    id: 'asset-1',
    skuId: '10000001',
    slug: 'rose',
    title: 'Rose',
    status: 'approved',
    isHeld: false,
    studio: { slug: 'studio-1', name: 'Studio 1' },
    publishedAt: '2026-11-01T09:00:00.000Z',
    endsAt: null,
    isFeatured: false,
  };
}

/** A pattern as the api tells it to the staff. */
export function restAdminAsset(changes: Partial<AdminAsset> = {}): AdminAsset {
  return {
    ...restAdminAssetSummary(),
    description: 'Red.',
    tags: ['rose'],
    hold: null,
    announcedHold: null,
    changes: restStudioAsset().changes,
    version: 2,
    ...changes,
  };
}
