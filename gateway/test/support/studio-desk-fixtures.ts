import type { AdminStudio, AdminStudioSummary } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a studio in the staff's list. */
export function restAdminStudioSummary(): AdminStudioSummary {
  return {
    id: '1',
    slug: 'studio-1',
    name: 'Studio 1',
    country: 'IN',
    joinedYear: 2026,
    isFeatured: false,
    isHeld: false,
    onSaleCount: 12,
    memberCount: 1,
  };
}

/** Creates a REST fixture of a studio, as shown to staff. */
export function restAdminStudio(changes: Partial<AdminStudio> = {}): AdminStudio {
  return {
    ...restAdminStudioSummary(),
    specialty: 'Woven geometry',
    about: 'Cloth from the loom.',
    links: ['https://studio-1.example'],
    categoryName: 'Geometric',
    members: [
      {
        id: 'user-1',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        role: 'owner',
        joinedAt: '2026-10-01T09:00:00.000Z',
      },
    ],
    withdrawnCount: 3,
    heldCount: 1,
    saleCount: 7,
    earnedCents: 4500,
    hold: null,
    announcedHold: null,
    leftAt: null,
    ...changes,
  };
}
