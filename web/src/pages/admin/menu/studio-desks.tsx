import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './desk.ts';

/** Desks for studios. */
export const studiosDesks: readonly AdminDesk[] = [
  {
    path: '/admin/studios',
    label: 'Studios',
    action: 'studios.manage',
    Desk: preloadable(async () => (await import('../studios/StudiosDesk.tsx')).StudiosDesk),
  },
  {
    path: '/admin/studios/:id',
    action: 'studios.manage',
    Desk: preloadable(async () => (await import('../studios/OneStudio.tsx')).OneStudio),
  },
  {
    path: '/admin/rate-cards',
    label: 'Rate cards',
    action: 'rates.announce',
    Desk: preloadable(async () => (await import('../rates/RateCardsDesk.tsx')).RateCardsDesk),
  },
  {
    path: '/admin/closings',
    label: 'Leaving studios',
    action: 'studios.close',
    Desk: preloadable(async () => (await import('../closings/ClosingsDesk.tsx')).ClosingsDesk),
  },
];
