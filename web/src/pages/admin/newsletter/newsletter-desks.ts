import { lazy } from 'react';
import type { AdminDesk } from '../admin-desk.ts';

/** The desks of the newsletter. The first of them stands in the menu. */
export const newsletterDesks: readonly AdminDesk[] = [
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./NewsletterDesk.tsx')).NewsletterDesk })),
  },
  {
    path: '/admin/newsletter/subscribers',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./SubscribersDesk.tsx')).SubscribersDesk })),
  },
  {
    path: '/admin/new-issue',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./NewIssue.tsx')).NewIssue })),
  },
  {
    path: '/admin/newsletter/:id',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./OneIssue.tsx')).OneIssue })),
  },
];
