import type { EarlyAccess } from '../catalog/early-access.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { cartPersonalData } from './personal-data.repository.ts';
import type { HeldLicenses, SellableCatalog } from './cart.ports.ts';
import { cartRoutes } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';
import { createCouponDesk } from './coupon-desk/coupon-desk.ts';
import { moveCategoryOfCoupons } from './coupon-desk/coupon-desk.repository.ts';
import { couponExport } from './coupon-desk/coupon-export.ts';
import { createCouponService, type CouponService } from './coupons.service.ts';

interface CartNeeds extends Foundation {
  readonly catalog: SellableCatalog;
  readonly downloads: HeldLicenses;
  readonly earlyAccess: EarlyAccess;
  readonly coupons: CouponService;
}

/** Cart and coupons. */
export const cartModule = {
  services: {
    coupons: createCouponService,
    couponDesk: createCouponDesk,
    cart: ({ db, writes, rateLimits, catalog, downloads, earlyAccess, coupons }: CartNeeds) =>
      createCartService({ db, writes, rateLimits, catalog, held: downloads, earlyAccess, coupons }),
  },
  routes: cartRoutes,
  exportedLists: ({ db, clock }: Foundation) => [couponExport(db, clock)],
  personalData: cartPersonalData,
  moveCategory: moveCategoryOfCoupons,
} satisfies DomainModule;
