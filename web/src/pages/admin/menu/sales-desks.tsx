import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './desk.ts';

/** Desks for sales, customers and prices. */
export const salesDesks: readonly AdminDesk[] = [
  {
    path: '/admin/orders',
    label: 'Orders',
    action: 'order.inspect',
    Desk: preloadable(async () => (await import('../orders/OrdersDesk.tsx')).OrdersDesk),
  },
  {
    path: '/admin/orders/:number',
    action: 'order.inspect',
    Desk: preloadable(async () => (await import('../orders/OneOrder.tsx')).OneOrder),
  },
  {
    path: '/admin/people',
    label: 'People',
    action: 'person.inspect',
    Desk: preloadable(async () => (await import('../people/PeopleDesk.tsx')).PeopleDesk),
  },
  {
    path: '/admin/people/:id',
    action: 'person.inspect',
    Desk: preloadable(async () => (await import('../people/OnePerson.tsx')).OnePerson),
  },
  {
    path: '/admin/subscriptions',
    label: 'Subscriptions',
    action: 'subscription.inspect',
    Desk: preloadable(async () => (await import('../subscriptions/SubscriptionsDesk.tsx')).SubscriptionsDesk),
  },
  {
    path: '/admin/subscriptions/:id',
    action: 'subscription.inspect',
    Desk: preloadable(async () => (await import('../subscriptions/OneSubscription.tsx')).OneSubscription),
  },
  {
    path: '/admin/plans',
    label: 'Plans',
    action: 'plan.manage',
    Desk: preloadable(async () => (await import('../plans/PlansDesk.tsx')).PlansDesk),
  },
  {
    path: '/admin/plans/:id',
    action: 'plan.manage',
    Desk: preloadable(async () => (await import('../plans/OnePlan.tsx')).OnePlan),
  },
  {
    path: '/admin/prices',
    label: 'Prices',
    action: 'price.manage',
    Desk: preloadable(async () => (await import('../prices/PricesDesk.tsx')).PricesDesk),
  },
  {
    path: '/admin/prices/:kind/:id',
    action: 'price.manage',
    Desk: preloadable(async () => (await import('../prices/OnePrice.tsx')).OnePrice),
  },
  {
    path: '/admin/coupons',
    label: 'Coupons',
    action: 'coupon.manage',
    Desk: preloadable(async () => (await import('../coupons/CouponsDesk.tsx')).CouponsDesk),
  },
  {
    path: '/admin/coupons/:code',
    action: 'coupon.manage',
    Desk: preloadable(async () => (await import('../coupons/OneCoupon.tsx')).OneCoupon),
  },
  {
    path: '/admin/new-coupon',
    action: 'coupon.manage',
    Desk: preloadable(async () => (await import('../coupons/NewCoupon.tsx')).NewCoupon),
  },
];
