import { CouponCodeField } from '@halfdrop/domain';
import { adminCoupon, demoCoupons } from '../factories/coupon.ts';
import { price, usd } from '../factories/money.ts';
import { menuCategories } from '../factories/category.ts';
import type {
  AdminCoupon,
  ChangeCouponInput,
  CouponUse,
  CouponView,
  CreateCouponsInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, type FieldRule, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';

const views: Readonly<Record<CouponView, (coupon: AdminCoupon) => boolean>> = {
  ALL: () => true,
  OFF: ({ isActive }) => !isActive,
  OVER: ({ isActive, endsAt }) => isActive && (endsAt ?? '9') <= now,
  SCHEDULED: ({ isActive, startsAt }) => isActive && (startsAt ?? '') > now,
  VALID: ({ isActive, startsAt, endsAt }) => isActive && (startsAt ?? '') <= now && (endsAt ?? '9') > now,
};

function termsOf(input: CreateCouponsInput | ChangeCouponInput): Partial<AdminCoupon> {
  const category = menuCategories.find(({ id }) => id === input.categoryId);
  return {
    note: input.note ?? '',
    discountBasisPoints: input.discountBasisPoints ?? null,
    amountOff: input.amountOff ? price(input.amountOff.usd, input.amountOff.inr) : null,
    startsAt: input.startsAt ?? null,
    endsAt: input.endsAt ?? null,
    maxUses: input.maxUses ?? null,
    maxUsesPerPerson: input.maxUsesPerPerson ?? null,
    category: category ? { id: category.id, name: category.name } : null,
    isPremiumOnly: input.isPremiumOnly ?? false,
    minSubtotal: typeof input.minSubtotal === 'number' ? usd(input.minSubtotal) : null,
  };
}

function termRules({ discountBasisPoints, amountOff }: CreateCouponsInput | ChangeCouponInput): FieldRule[] {
  const hasOne = (typeof discountBasisPoints === 'number') !== Boolean(amountOff);
  return [[hasOne, 'discountBasisPoints', 'A coupon deducts either a percentage or an amount']];
}

/** Returns the uses of the first coupon. */
function usesOf({ code, useCount }: AdminCoupon): CouponUse[] {
  if (useCount === 0) return [];
  return [
    {
      orderNumber: 'HDO-00000000',
      status: 'COMPLETED',
      email: 'ada@example.com',
      discount: usd(code.length * 100),
      total: usd(2600),
      usedAt: '2026-11-01T09:00:00.000Z',
    },
  ];
}

/** State and resolvers of the coupon desk. */
export function couponDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const known = new Map((shop.scenario === 'empty' ? [] : demoCoupons()).map((coupon) => [coupon.code, coupon]));
  return {
    queries: {
      adminCoupons: (_root, { view, sort, search, page, limit }, context) => {
        shop.demand(context, 'coupon.manage');
        const beginning = (search ?? '').trim().toUpperCase();
        const found = [...known.values()]
          .filter((coupon) => views[view ?? 'VALID'](coupon) && coupon.code.startsWith(beginning))
          .toSorted((left, right) => left.code.localeCompare(right.code));
        return paged(sort?.endsWith('DESC') ? found.toReversed() : found, page ?? 1, limit ?? 24);
      },
      adminCoupon: (_root, { code }, context) => {
        shop.demand(context, 'coupon.manage');
        const coupon = known.get(code.trim().toUpperCase());
        return coupon ? { coupon, uses: usesOf(coupon) } : null;
      },
    },
    mutations: {
      createCoupons: (_root, { input }, context) => {
        shop.demand(context, 'coupon.manage');
        const errors = brokenRules([fieldRule('code', CouponCodeField, input.code), ...termRules(input)]);
        if (errors.length > 0) return { coupons: null, errors };
        const beginning = input.code.trim().toUpperCase();
        const { seriesCount } = input;
        const codes =
          typeof seriesCount === 'number'
            ? Array.from({ length: seriesCount }, (_, index) => `${beginning}-${String(index + 2).padStart(8, '2')}`)
            : [beginning];
        if (codes.some((code) => known.has(code))) {
          const message = 'This code is taken already.';
          return { coupons: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['code'] }] };
        }
        const made = codes.map((code) => adminCoupon({ ...termsOf(input), code, useCount: 0, createdAt: now }));
        for (const coupon of made) known.set(coupon.code, coupon);
        return { coupons: made, errors };
      },
      changeCoupon: (_root, { input }, context) => {
        shop.demand(context, 'coupon.manage');
        const before = known.get(input.code);
        if (!before) return { coupon: null, errors: [notFound('code')] };
        if (before.version !== input.version) return { coupon: null, errors: [versionConflict(before.version)] };
        const errors = brokenRules(termRules(input));
        if (errors.length > 0) return { coupon: null, errors };
        const coupon = { ...before, ...termsOf(input), isActive: input.isActive, version: before.version + 1 };
        known.set(coupon.code, coupon);
        return { coupon, errors };
      },
    },
  };
}
