import type { DomainModule } from '../platform/domain-module.ts';
import { cartResolvers } from './cart.resolvers.ts';
import { restCartApi } from './CartApi.ts';
import { couponDeskResolvers } from './coupon-desk.resolvers.ts';
import { restCouponDeskApi } from './CouponDeskApi.ts';

/** The viewer's cart, visitors' quotes and coupons. */
export const cartModule = {
  apis: { cart: restCartApi, couponDesk: restCouponDeskApi },
  resolvers: [cartResolvers, couponDeskResolvers],
} satisfies DomainModule;
