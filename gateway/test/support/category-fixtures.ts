import type { AdminCategory } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a category, as shown to staff. */
export function restAdminCategory(changes: Partial<AdminCategory> = {}): AdminCategory {
  return {
    id: '3',
    slug: 'nature-organic',
    name: 'Nature & Organic',
    kind: 'menu',
    parentId: null,
    aliases: ['nature'],
    coverId: 'asset-1',
    coverSkuId: '10000001',
    assetCount: 12,
    price: { usd: 1200, inr: 99_900 },
    mirroredId: null,
    removedIntoId: null,
    version: 2,
    ...changes,
  };
}
