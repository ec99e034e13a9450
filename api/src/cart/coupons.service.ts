import type { Price } from '@halfdrop/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { secretHash } from '../platform/ids/ids.ts';
import {
  discountsOn,
  isLimited,
  refusalOfCoupon,
  refusalOfLines,
  UNKNOWN_COUPON,
  type CouponLine,
} from './coupon-rules.ts';
import {
  countUses,
  deleteReservedUse,
  findActiveCoupon,
  lockCoupon,
  putUse,
  type CouponRow,
} from './coupons.repository.ts';

/** A coupon as shown in the cart. */
interface AppliedCoupon {
  readonly code: string;
  /** Discount in basis points, 1000 being 10 %; null for a fixed amount. */
  readonly discountBasisPoints: number | null;
  readonly amountOff: Price | null;
}

/** Result of a coupon: its discounts, or the reason it does not apply. */
export type CouponResult =
  | {
      readonly kind: 'counts';
      readonly coupon: AppliedCoupon;
      /** Discount on each line. */
      readonly discounts: readonly Price[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

interface Basket {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly lines: readonly CouponLine[];
}

/** An order and the coupon it uses. */
interface OrderCoupon {
  readonly orderId: string;
  readonly code: string;
  readonly userId: string;
}

/** Coupons and their uses. */
export interface CouponService {
  /** Evaluates a coupon on a basket. */
  evaluate(db: DbOrTrx, code: string, basket: Basket): Promise<CouponResult>;
  /** Evaluates a coupon and locks its uses until the transaction ends. */
  evaluateLocked(trx: Trx, code: string, basket: Basket): Promise<CouponResult>;
  /** Returns whether a coupon has a limited number of uses, so that an unpaid order blocks others. */
  isLimited(db: DbOrTrx, code: string): Promise<boolean>;
  /** Reserves a use for an order evaluated in the same transaction. */
  reserve(trx: Trx, use: OrderCoupon): Promise<void>;
  /** Releases the reservation of an order that ended unpaid. */
  giveBack(trx: Trx, orderId: string): Promise<void>;
  /** Makes the use of a paid order final. */
  redeem(trx: Trx, use: OrderCoupon): Promise<void>;
}

interface CouponDependencies {
  readonly clock: Clock;
  readonly account: { userById(id: string, db: DbOrTrx): Promise<{ readonly email: string }> };
}

/** Creates the service. */
export function createCouponService({ clock, account }: CouponDependencies): CouponService {
  const personHashOf = async (db: DbOrTrx, userId: string) =>
    secretHash(canonicalAddress((await account.userById(userId, db)).email));

  async function resultOf(db: DbOrTrx, coupon: CouponRow, { userId, lines }: Basket): Promise<CouponResult> {
    const personHash = userId === null ? null : await personHashOf(db, userId);
    const uses = isLimited(coupon) ? await countUses(db, coupon.code, { userId, personHash }) : { all: 0, byPerson: 0 };
    const reason = refusalOfCoupon(coupon, clock.now(), uses) ?? refusalOfLines(coupon, lines);
    if (reason !== null) return { kind: 'refused', reason };
    return {
      kind: 'counts',
      coupon: shown(coupon),
      discounts: discountsOn(coupon, lines),
    };
  }

  async function withPersonHash(trx: Trx, use: OrderCoupon) {
    return { ...use, personHash: await personHashOf(trx, use.userId) };
  }

  return {
    async evaluate(db, code, basket) {
      const coupon = await findActiveCoupon(db, code);
      return coupon ? resultOf(db, coupon, basket) : { kind: 'refused', reason: UNKNOWN_COUPON };
    },
    async evaluateLocked(trx, code, basket) {
      const coupon = await findActiveCoupon(trx, code);
      if (!coupon) return { kind: 'refused', reason: UNKNOWN_COUPON };
      if (isLimited(coupon)) await lockCoupon(trx, coupon.code);
      return resultOf(trx, coupon, basket);
    },
    async isLimited(db, code) {
      const coupon = await findActiveCoupon(db, code);
      return !coupon || isLimited(coupon);
    },
    reserve: async (trx, use) => putUse(trx, await withPersonHash(trx, use), false),
    giveBack: deleteReservedUse,
    redeem: async (trx, use) => putUse(trx, await withPersonHash(trx, use), true),
  };
}

/**
 * Returns the mailbox address: lower-cased and without the part after a plus (RFC 5233 subaddressing). Coupons treat
 * all addresses of one mailbox as one person.
 */
export function canonicalAddress(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.split('+')[0]}@${domain}`;
}

function shown(coupon: CouponRow): AppliedCoupon {
  const { code, discount_basis_points: discountBasisPoints, amount_usd_cents: usd, amount_inr_paise: inr } = coupon;
  return { code, discountBasisPoints, amountOff: usd === null || inr === null ? null : { usd, inr } };
}
