import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './desk.ts';

/** Desks for items that wait for staff. */
export const toDoDesks: readonly AdminDesk[] = [
  {
    path: '/admin/review',
    label: 'Review',
    action: 'submission.review',
    count: ({ submissions }) => submissions,
    listsKeys: true,
    Desk: preloadable(async () => (await import('../review/ReviewDesk.tsx')).ReviewDesk),
  },
  {
    path: '/admin/messages',
    label: 'Messages',
    action: 'submission.review',
    count: ({ submissionMessages }) => submissionMessages,
    Desk: preloadable(async () => (await import('../messages/ThreadsDesk.tsx')).ThreadsDesk),
  },
  {
    path: '/admin/messages/:id',
    action: 'submission.review',
    Desk: preloadable(async () => (await import('../messages/OneThread.tsx')).OneThread),
  },
  {
    path: '/admin/applications',
    label: 'Applications',
    action: 'application.decide',
    count: ({ applications }) => applications,
    Desk: preloadable(async () => (await import('../applications/ApplicationsDesk.tsx')).ApplicationsDesk),
  },
  {
    path: '/admin/applications/:id',
    action: 'application.decide',
    Desk: preloadable(async () => (await import('../applications/OneApplication.tsx')).OneApplication),
  },
  {
    path: '/admin/support',
    label: 'Support',
    action: 'ticket.answer',
    count: ({ tickets }) => tickets,
    Desk: preloadable(async () => (await import('../support/InboxDesk.tsx')).InboxDesk),
  },
  {
    path: '/admin/support/:number',
    action: 'ticket.answer',
    Desk: preloadable(async () => (await import('../support/TicketDesk.tsx')).TicketDesk),
  },
  {
    path: '/admin/reports',
    label: 'Reports',
    action: 'review.moderate',
    count: ({ reportedReviews }) => reportedReviews,
    Desk: preloadable(async () => (await import('../reports/ReportsDesk.tsx')).ReportsDesk),
  },
  {
    path: '/admin/reports/:id',
    action: 'review.moderate',
    Desk: preloadable(async () => (await import('../reports/OneReport.tsx')).OneReport),
  },
  {
    path: '/admin/takedowns',
    label: 'Takedowns',
    action: 'takedown.decide',
    count: ({ takedowns }) => takedowns,
    Desk: preloadable(async () => (await import('../takedowns/TakedownsDesk.tsx')).TakedownsDesk),
  },
  {
    path: '/admin/takedowns/:number',
    action: 'takedown.decide',
    Desk: preloadable(async () => (await import('../takedowns/OneTakedown.tsx')).OneTakedown),
  },
];
