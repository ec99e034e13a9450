import type { AdminCollection, AdminCollectionSummary } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a shop collection in the list, as shown to staff. */
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

/** Creates a REST fixture of a shop collection, as shown to staff. */
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
