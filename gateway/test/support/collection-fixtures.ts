import type { AdminCollection, AdminCollectionSummary } from '../../src/generated/rest.ts';

/** A shop collection in the list, as the api tells it to who makes them. */
export function restAdminCollectionSummary(): AdminCollectionSummary {
  return {
    id: '100',
    slug: 'garden',
    title: 'For the garden',
    rule: null,
    isSeasonal: false,
    isPublished: true,
    pickedCount: 2,
  };
}

/** A shop collection as the api tells it to who makes them. */
export function restAdminCollection(changes: Partial<AdminCollection> = {}): AdminCollection {
  return {
    ...restAdminCollectionSummary(),
    description: 'What grows.',
    conditions: { categories: [], tags: [], colors: ['Red'], sort: 'newest' },
    coverId: 'asset-1',
    picked: [
      { assetId: 'asset-1', title: 'Rose', isOnSale: true },
      { assetId: 'asset-2', title: 'Lily', isOnSale: false },
    ],
    version: 2,
    ...changes,
  };
}
