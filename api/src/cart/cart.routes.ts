import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { cartCalls } from './cart.contract.ts';
import type { CartService } from './cart.service.ts';
import { couponDeskCalls } from './coupon-desk/coupon-desk.contract.ts';
import { COUPON_EXPORT } from './coupon-desk/coupon-export.ts';
import type { ExportService } from '../exports/exports.service.ts';
import type { CouponDesk } from './coupon-desk/coupon-desk.ts';

interface Served {
  readonly cart: CartService;
  readonly couponDesk: CouponDesk;
  readonly exports: ExportService;
}

/** Registers the calls of this domain. */
export function cartRoutes(router: Router, environment: CallEnvironment, { cart, couponDesk, exports }: Served): void {
  bindCall(router, cartCalls.read, environment, ({ viewer }) => cart.read(viewer.userId));
  bindCall(router, cartCalls.quote, environment, ({ viewer, body, request }) =>
    cart.quote(
      { userId: viewer?.userId ?? null, callerAddress: addressOf(request) },
      body.items,
      body.couponCode ?? null,
    ),
  );
  bindCall(router, cartCalls.addSaved, environment, ({ viewer, body, request }) =>
    cart.addSaved({ userId: viewer.userId, callerAddress: addressOf(request) }, body.items, body.couponCode ?? null),
  );
  bindCall(router, cartCalls.clear, environment, ({ viewer }) => cart.clear(viewer.userId));
  bindCall(router, cartCalls.applyCoupon, environment, ({ viewer, body, request }) =>
    cart.applyCoupon({ userId: viewer.userId, callerAddress: addressOf(request) }, body.code),
  );
  bindCall(router, cartCalls.removeCoupon, environment, ({ viewer }) => cart.removeCoupon(viewer.userId));
  bindCall(router, cartCalls.add, environment, ({ viewer, params, body }) =>
    cart.add(viewer.userId, { assetId: params.assetId, ...body }),
  );
  bindCall(router, cartCalls.remove, environment, ({ viewer, params }) => cart.remove(viewer.userId, params.assetId));
  bindCall(router, couponDeskCalls.adminCoupons, environment, ({ query }) => couponDesk.list(query));
  bindCall(router, couponDeskCalls.adminCoupon, environment, ({ params }) => couponDesk.one(params.code));
  bindCall(router, couponDeskCalls.exportCoupons, environment, ({ viewer, body }) =>
    exports.link(viewer, COUPON_EXPORT, body),
  );
  bindCall(router, couponDeskCalls.createCoupons, environment, ({ viewer, body }) => couponDesk.create(viewer, body));
  bindCall(router, couponDeskCalls.changeCoupon, environment, ({ viewer, params, body }) =>
    couponDesk.change(viewer, params.code, body),
  );
}
