import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { ChangeCouponInput, CreateCouponsInput, Resolvers } from '../generated/resolvers.ts';
import { orderStatuses } from '../orders/order-statuses.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { CouponDeskApi, CouponTerms } from './CouponDeskApi.ts';

interface Context extends RequestContext {
  readonly couponDesk: CouponDeskApi;
}

const views = { ALL: 'all', OFF: 'off', OVER: 'over', SCHEDULED: 'scheduled', VALID: 'valid' } as const;
const sorts = { CODE: 'code', CODE_DESC: '-code', CREATED: 'created', CREATED_DESC: '-created' } as const;

/** Resolvers for managing coupons. Authorization is enforced by the API. */
export const couponDeskResolvers: Resolvers<Context> = {
  Query: {
    adminCoupons: async (_root, { view, sort, search, page, limit }, { couponDesk }) => {
      const { coupons, pagination } = await couponDesk.list({
        view: views[view ?? 'VALID'],
        sort: sorts[sort ?? 'CREATED_DESC'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: coupons, pageInfo: pageInfo(pagination) };
    },
    adminCoupon: (_root, { code }, { couponDesk }) => couponDesk.one(code),
  },
  Mutation: {
    exportCoupons: (_root, { input: { view, search } }, { couponDesk }) =>
      exportOutcome(couponDesk.export({ view: views[view ?? 'VALID'], ...(search && { q: search }) })),
    createCoupons: async (_root, { input }, { couponDesk }) => {
      const { code, seriesCount } = input;
      const asked = { code, seriesCount: seriesCount ?? null, ...termsOf(input) };
      const { data, errors } = await outcomeOf(couponDesk.create(asked), {
        expects: ['AlreadyTakenError', 'ValidationError'],
      });
      return { coupons: data, errors };
    },
    changeCoupon: async (_root, { input }, { couponDesk }) => {
      const { code, version, isActive } = input;
      const { data, errors } = await outcomeOf(couponDesk.change(code, { version, isActive, ...termsOf(input) }), {
        expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'code', VersionConflictError: 'version' },
      });
      return { coupon: data, errors };
    },
  },
  AdminCoupon: {
    minSubtotal: ({ minSubtotal }) => (minSubtotal === null ? null : dollars(minSubtotal)),
  },
  CouponUse: {
    status: ({ status }) => orderStatuses[status],
    discount: ({ discount }) => dollars(discount),
    total: ({ total }) => dollars(total),
  },
};

/** Converts the input to terms; omitted terms do not apply. */
function termsOf(input: CreateCouponsInput | ChangeCouponInput): CouponTerms {
  return {
    note: input.note ?? '',
    discountBasisPoints: input.discountBasisPoints ?? null,
    amountOff: input.amountOff ?? null,
    startsAt: input.startsAt ?? null,
    endsAt: input.endsAt ?? null,
    maxUses: input.maxUses ?? null,
    maxUsesPerPerson: input.maxUsesPerPerson ?? null,
    categoryId: input.categoryId ?? null,
    isPremiumOnly: input.isPremiumOnly ?? false,
    minSubtotal: input.minSubtotal ?? null,
  };
}
