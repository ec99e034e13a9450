import { lazy } from 'react';
import type { AdminDesk } from './desk.ts';

/** Those who sell. */
export const studiosDesks: readonly AdminDesk[] = [
  {
    path: '/admin/rate-cards',
    label: 'Rate cards',
    action: 'rates.announce',
    Desk: lazy(async () => ({ default: (await import('../rates/RateCardsDesk.tsx')).RateCardsDesk })),
  },
  {
    path: '/admin/closings',
    label: 'Leaving studios',
    action: 'studios.close',
    Desk: lazy(async () => ({ default: (await import('../closings/ClosingsDesk.tsx')).ClosingsDesk })),
  },
];
