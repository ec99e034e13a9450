import type { AdminAsset, AdminAssetSummary } from '../../src/generated/rest.ts';
import { restStudioAsset } from './studio-fixtures.ts';

/** Creates a REST fixture of a pattern in the staff's list. */
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

/** Creates a REST fixture of a pattern, as shown to staff. */
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
