import type { AdminStudio, Designer } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** A studio as stored by its desk; the list shows a subset of the fields. */
export type DeskStudio = Omit<AdminStudio, '__typename'>;

/** Returns a studio as the staff sees it, with the given number of patterns on sale. */
export function adminStudio(designer: Designer, onSaleCount: number): DeskStudio {
  const { id, slug, name, specialty, bio, country, joinedYear, isFeatured, category } = designer;
  return {
    id,
    slug,
    name,
    specialty,
    about: bio,
    links: [`https://${slug}.example`],
    country,
    categoryName: category.name,
    joinedYear,
    isFeatured,
    isHeld: false,
    hold: null,
    announcedHold: null,
    leftAt: null,
    members: [
      {
        id: 'user-2',
        name: 'Grace Hopper',
        email: 'grace@example.com',
        role: 'OWNER',
        joinedAt: '2026-10-01T09:00:00.000Z',
      },
    ],
    memberCount: 1,
    onSaleCount,
    withdrawnCount: 2,
    heldCount: 1,
    saleCount: 7,
    earned: usd(4500),
  };
}
