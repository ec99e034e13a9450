import type { AdminCategory } from '../../src/generated/rest.ts';

/** A category as the api tells it to who looks after them. */
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
