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
    path: '/admin/reports',
    label: 'Reports',
    action: 'review.moderate',
    count: ({ reportedReviews }) => reportedReviews,
    Desk: lazy(async () => ({ default: (await import('./reports/ReportsDesk.tsx')).ReportsDesk })),
  },
  {
    path: '/admin/reports/:id',
    action: 'review.moderate',
    Desk: lazy(async () => ({ default: (await import('./reports/OneReport.tsx')).OneReport })),
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
    path: '/admin/subscriptions',
    label: 'Subscriptions',
    action: 'subscription.inspect',
    Desk: lazy(async () => ({ default: (await import('./subscriptions/SubscriptionsDesk.tsx')).SubscriptionsDesk })),
  },
  {
    path: '/admin/subscriptions/:id',
    action: 'subscription.inspect',
    Desk: lazy(async () => ({ default: (await import('./subscriptions/OneSubscription.tsx')).OneSubscription })),
  },
  {
    path: '/admin/plans',
    label: 'Plans',
    action: 'plan.manage',
    Desk: lazy(async () => ({ default: (await import('./plans/PlansDesk.tsx')).PlansDesk })),
  },
  {
    path: '/admin/plans/:id',
    action: 'plan.manage',
    Desk: lazy(async () => ({ default: (await import('./plans/OnePlan.tsx')).OnePlan })),
  },
  {
    path: '/admin/prices',
    label: 'Prices',
    action: 'price.manage',
    Desk: lazy(async () => ({ default: (await import('./prices/PricesDesk.tsx')).PricesDesk })),
  },
  {
    path: '/admin/prices/:kind/:id',
    action: 'price.manage',
    Desk: lazy(async () => ({ default: (await import('./prices/OnePrice.tsx')).OnePrice })),
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
    path: '/admin/assets',
    label: 'Patterns',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./assets/AssetsDesk.tsx')).AssetsDesk })),
  },
  {
    path: '/admin/assets/:id',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./assets/OneAsset.tsx')).OneAsset })),
  },
  {
    path: '/admin/categories',
    label: 'Categories',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./categories/CategoriesDesk.tsx')).CategoriesDesk })),
  },
  {
    path: '/admin/new-category',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./categories/NewCategory.tsx')).NewCategory })),
  },
  {
    path: '/admin/categories/:id',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./categories/OneCategory.tsx')).OneCategory })),
  },
  {
    path: '/admin/collections',
    label: 'Collections',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./collections/CollectionsDesk.tsx')).CollectionsDesk })),
  },
  {
    path: '/admin/new-collection',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./collections/NewCollection.tsx')).NewCollection })),
  },
  {
    path: '/admin/collections/:id',
    action: 'catalog.manage',
    Desk: lazy(async () => ({ default: (await import('./collections/OneCollection.tsx')).OneCollection })),
  },
  {
    path: '/admin/content',
    label: 'Content',
    action: 'content.edit',
    Desk: lazy(async () => ({ default: (await import('./content/ContentDesk.tsx')).ContentDesk })),
  },
  {
    path: '/admin/new-article',
    action: 'content.edit',
    Desk: lazy(async () => ({ default: (await import('./content/NewArticle.tsx')).NewArticle })),
  },
  {
    path: '/admin/content/:kind/:slug',
    action: 'content.edit',
    Desk: lazy(async () => ({ default: (await import('./content/OneText.tsx')).OneText })),
  },
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./newsletter/NewsletterDesk.tsx')).NewsletterDesk })),
  },
  {
    path: '/admin/newsletter/subscribers',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./newsletter/SubscribersDesk.tsx')).SubscribersDesk })),
  },
  {
    path: '/admin/new-issue',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./newsletter/NewIssue.tsx')).NewIssue })),
  },
  {
    path: '/admin/newsletter/:id',
    action: 'newsletter.manage',
    Desk: lazy(async () => ({ default: (await import('./newsletter/OneIssue.tsx')).OneIssue })),
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
    path: '/admin/search',
    label: 'Search',
    action: 'search.manage',
    Desk: lazy(async () => ({ default: (await import('./search/SearchDesk.tsx')).SearchDesk })),
  },
  {
    path: '/admin/search/no-results',
    action: 'search.manage',
    Desk: lazy(async () => ({ default: (await import('./search/ZeroResultsDesk.tsx')).ZeroResultsDesk })),
  },
  {
    path: '/admin/money',
    label: 'Money',
    action: 'money.inspect',
    Desk: lazy(async () => ({ default: (await import('./money/MoneyDesk.tsx')).MoneyDesk })),
  },
  {
    path: '/admin/money/:key',
    action: 'money.inspect',
    Desk: lazy(async () => ({ default: (await import('./money/OneTransaction.tsx')).OneTransaction })),
  },
  {
    path: '/admin/money-checks/:name',
    action: 'money.inspect',
    Desk: lazy(async () => ({ default: (await import('./checks/MoneyCheckDesk.tsx')).MoneyCheckDesk })),
  },
  {
    path: '/admin/system',
    label: 'System',
    action: 'system.manage',
    Desk: lazy(async () => ({ default: (await import('./system/SystemDesk.tsx')).SystemDesk })),
  },
  {
    path: '/admin/system/jobs',
    action: 'system.manage',
    Desk: lazy(async () => ({ default: (await import('./system/JobsDesk.tsx')).JobsDesk })),
  },
  {
    path: '/admin/system/mails',
    action: 'system.manage',
    Desk: lazy(async () => ({ default: (await import('./system/MailsDesk.tsx')).MailsDesk })),
  },
  {
    path: '/admin/system/payment-events',
    action: 'system.manage',
    Desk: lazy(async () => ({ default: (await import('./system/PaymentEventsDesk.tsx')).PaymentEventsDesk })),
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
