import { lazy } from 'react';
import type { AdminDesk } from '../admin-desk.ts';

/** The desks at which search is looked after. */
export const searchDesks: readonly AdminDesk[] = [
  {
    path: '/admin/search',
    label: 'Search',
    action: 'search.manage',
    Desk: lazy(async () => ({ default: (await import('./SearchDesk.tsx')).SearchDesk })),
  },
  {
    path: '/admin/search/no-results',
    action: 'search.manage',
    Desk: lazy(async () => ({ default: (await import('./ZeroResultsDesk.tsx')).ZeroResultsDesk })),
  },
  {
    path: '/admin/search/pins',
    action: 'search.manage',
    Desk: lazy(async () => ({ default: (await import('./SearchPinsDesk.tsx')).SearchPinsDesk })),
  },
];
