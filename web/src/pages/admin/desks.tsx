import { lazy } from 'react';
import type { AdminDesk } from './admin-desk.ts';
import { searchDesks } from './search/search-desks.tsx';

/** The desks, in the order of the menu. */
export const desks: readonly AdminDesk[] = [
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
    path: '/admin/takedowns',
    label: 'Takedowns',
    action: 'takedown.decide',
    count: ({ takedowns }) => takedowns,
    Desk: lazy(async () => ({ default: (await import('./takedowns/TakedownsDesk.tsx')).TakedownsDesk })),
  },
  {
    path: '/admin/takedowns/:number',
    action: 'takedown.decide',
    Desk: lazy(async () => ({ default: (await import('./takedowns/OneTakedown.tsx')).OneTakedown })),
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
    path: '/admin/studios',
    label: 'Studios',
    action: 'studios.manage',
    Desk: lazy(async () => ({ default: (await import('./studios/StudiosDesk.tsx')).StudiosDesk })),
  },
  {
    path: '/admin/studios/:id',
    action: 'studios.manage',
    Desk: lazy(async () => ({ default: (await import('./studios/OneStudio.tsx')).OneStudio })),
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
  ...searchDesks,
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
