import { can, type Action, type Actor } from '@halfdrop/domain';
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { DeskCountsQuery } from './DeskCounts.query.generated.ts';

/** How much waits at the desks. */
type Waiting = NonNullable<DeskCountsQuery['adminWaiting']>;

/** A desk: what one part of the shop is run at. */
interface AdminDesk {
  /** Its address, also listed in the routes of the app. */
  readonly path: string;
  /** Its entry in the menu; without one it is reached from another desk. */
  readonly label?: string;
  /** What one must be allowed to come here. */
  readonly action: Action;
  /** How much waits there, to stand beside its entry. */
  readonly count?: (waiting: Waiting) => number;
  /** Whether it lists its keys under `?` by itself. */
  readonly listsKeys?: true;
  readonly Desk: ComponentType;
}

/** The desks, in the order of the menu. */
const desks: readonly AdminDesk[] = [
  {
    path: '/admin',
    label: 'Overview',
    action: 'shop.overview',
    Desk: lazy(async () => ({ default: (await import('./overview/OverviewDesk.tsx')).OverviewDesk })),
  },
  {
    path: '/admin/review',
    label: 'Review',
    action: 'submission.review',
    count: ({ submissions }) => submissions,
    listsKeys: true,
    Desk: lazy(async () => ({ default: (await import('./review/ReviewDesk.tsx')).ReviewDesk })),
  },
  {
    path: '/admin/applications',
    label: 'Applications',
    action: 'application.decide',
    count: ({ applications }) => applications,
    Desk: lazy(async () => ({ default: (await import('./applications/ApplicationsDesk.tsx')).ApplicationsDesk })),
  },
  {
    path: '/admin/applications/:id',
    action: 'application.decide',
    Desk: lazy(async () => ({ default: (await import('./applications/OneApplication.tsx')).OneApplication })),
  },
  {
    path: '/admin/support',
    label: 'Support',
    action: 'ticket.answer',
    count: ({ tickets }) => tickets,
    Desk: lazy(async () => ({ default: (await import('./support/InboxDesk.tsx')).InboxDesk })),
  },
  {
    path: '/admin/support/:number',
    action: 'ticket.answer',
    Desk: lazy(async () => ({ default: (await import('./support/TicketDesk.tsx')).TicketDesk })),
  },
  {
    path: '/admin/orders',
    label: 'Orders',
    action: 'order.inspect',
    Desk: lazy(async () => ({ default: (await import('./orders/OrdersDesk.tsx')).OrdersDesk })),
  },
  {
    path: '/admin/orders/:number',
    action: 'order.inspect',
    Desk: lazy(async () => ({ default: (await import('./orders/OneOrder.tsx')).OneOrder })),
  },
  {
    path: '/admin/people',
    label: 'People',
    action: 'person.inspect',
    Desk: lazy(async () => ({ default: (await import('./people/PeopleDesk.tsx')).PeopleDesk })),
  },
  {
    path: '/admin/people/:id',
    action: 'person.inspect',
    Desk: lazy(async () => ({ default: (await import('./people/OnePerson.tsx')).OnePerson })),
  },
  {
    path: '/admin/coupons',
    label: 'Coupons',
    action: 'coupon.manage',
    Desk: lazy(async () => ({ default: (await import('./coupons/CouponsDesk.tsx')).CouponsDesk })),
  },
  {
    path: '/admin/new-coupon',
    action: 'coupon.manage',
    Desk: lazy(async () => ({ default: (await import('./coupons/NewCoupon.tsx')).NewCoupon })),
  },
  {
    path: '/admin/coupons/:code',
    action: 'coupon.manage',
    Desk: lazy(async () => ({ default: (await import('./coupons/OneCoupon.tsx')).OneCoupon })),
  },
  {
    path: '/admin/rate-cards',
    label: 'Rate cards',
    action: 'rates.announce',
    Desk: lazy(async () => ({ default: (await import('./rates/RateCardsDesk.tsx')).RateCardsDesk })),
  },
  {
    path: '/admin/closings',
    label: 'Leaving studios',
    action: 'studios.close',
    Desk: lazy(async () => ({ default: (await import('./closings/ClosingsDesk.tsx')).ClosingsDesk })),
  },
  {
    path: '/admin/staff',
    label: 'Staff',
    action: 'staff.manage',
    Desk: lazy(async () => ({ default: (await import('./staff/StaffDesk.tsx')).StaffDesk })),
  },
  {
    path: '/admin/audit',
    label: 'Audit',
    action: 'audit.read',
    Desk: lazy(async () => ({ default: (await import('./audit/AuditDesk.tsx')).AuditDesk })),
  },
];

/** The entries of the menu for someone. */
export function deskEntries(actor: Actor) {
  return desks.flatMap(({ label, path, action, count }) =>
    label && can(actor, action) ? [{ label, path, count }] : [],
  );
}

/** The desk of an address; undefined where it is not for them. */
export function deskAt(pathname: string, actor: Actor): AdminDesk | undefined {
  return desks.find(({ path, action }) => matchPath(path, pathname) !== null && can(actor, action));
}
