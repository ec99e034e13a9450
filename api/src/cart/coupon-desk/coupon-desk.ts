import { COUPON_SERIES_CHARACTERS, type CouponSort, type CouponView } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { brokeConstraint } from '../../platform/database/database.ts';
import type { WantedList } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { newReadableCode } from '../../platform/ids/ids.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type {
  AdminCouponDto,
  AdminCouponPageDto,
  CouponChange,
  CouponTerms,
  CouponWithUsesDto,
  NewCoupons,
} from './coupon-desk.contract.ts';
import {
  type CountedCouponRow,
  findCoupons,
  findUses,
  hasCategory,
  insertCoupons,
  lockCouponRow,
  readCoupons,
  updateCoupon,
} from './coupon-desk.repository.ts';

/** Coupon administration by the staff. */
export interface CouponDesk {
  list(wanted: WantedList<CouponView, CouponSort>): Promise<AdminCouponPageDto>;
  /** @throws not_found */
  one(code: string): Promise<CouponWithUsesDto>;
  /** @throws already_taken, validation_failed for terms that contradict each other */
  create(by: AuditAuthor, asked: NewCoupons): Promise<AdminCouponDto[]>;
  /** @throws not_found, version_conflict, validation_failed */
  change(by: AuditAuthor, code: string, change: CouponChange): Promise<AdminCouponDto>;
}

interface CouponDeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the coupon desk. */
export function createCouponDesk(needs: CouponDeskNeeds): CouponDesk {
  const { db, clock } = needs;
  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readCoupons(db, { view, text: q ?? '', now: clock.now() }, sort, wanted);
      return { coupons: rows.map(toCoupon), pagination };
    },

    async one(code) {
      const coupon = await couponNow(db, code);
      const uses = await findUses(db, code);
      return {
        coupon,
        uses: uses.map((use) => ({
          orderNumber: use.number,
          status: use.status,
          email: use.receipt_email,
          discount: use.discount_cents,
          total: use.total_cents,
          usedAt: use.created_at.toISOString(),
        })),
      };
    },

    create: (by, asked) => createCoupons(needs, by, asked),
    change: (by, code, change) => changeCoupon(needs, by, code, change),
  };
}

async function createCoupons(
  { db, clock, audit }: CouponDeskNeeds,
  by: AuditAuthor,
  { code, seriesCount, ...terms }: NewCoupons,
): Promise<AdminCouponDto[]> {
  const codes = codesOf(code, seriesCount ?? null);
  try {
    return await inTransaction(db, async (trx) => {
      const columns = { ...(await columnsOf(trx, terms)), created_at: clock.now() };
      await insertCoupons(
        trx,
        codes.map((each) => ({ ...columns, code: each })),
      );
      const made = await findCoupons(trx, codes);
      await audit.record(trx, {
        by,
        action: 'coupon.manage',
        subject: { kind: 'coupon', id: code },
        before: null,
        after: { ...facts(terms), count: codes.length },
        why: terms.note,
      });
      return made.map(toCoupon);
    });
  } catch (error) {
    if (!brokeConstraint(error, 'coupon_pkey')) throw error;
    throw new Problem('already_taken', { data: { field: 'code' }, cause: error });
  }
}

function changeCoupon(
  { db, audit }: CouponDeskNeeds,
  by: AuditAuthor,
  code: string,
  { version, isActive, ...terms }: CouponChange,
): Promise<AdminCouponDto> {
  return inTransaction(db, async (trx) => {
    const known = await lockCouponRow(trx, code);
    if (!known) throw unknown();
    if (known.version !== version) throw new Problem('version_conflict', { data: { currentVersion: known.version } });
    const before = await couponNow(trx, code);
    await updateCoupon(trx, code, { ...(await columnsOf(trx, terms)), is_active: isActive });
    const after = await couponNow(trx, code);
    await audit.record(trx, {
      by,
      action: 'coupon.manage',
      subject: { kind: 'coupon', id: code },
      before: { ...facts(termsOf(before)), isActive: before.isActive, version },
      after: { ...facts(termsOf(after)), isActive, version: after.version },
      why: terms.note,
    });
    return after;
  });
}

/** @throws not_found */
async function couponNow(db: DbOrTrx, code: string): Promise<AdminCouponDto> {
  const [coupon] = await findCoupons(db, [code]);
  if (!coupon) throw unknown();
  return toCoupon(coupon);
}

/** Returns the codes of a series, with unguessable suffixes. */
function codesOf(code: string, seriesCount: number | null): string[] {
  if (seriesCount === null) return [code];
  const codes = new Set<string>();
  while (codes.size < seriesCount) {
    codes.add(newReadableCode({ prefix: code, length: COUPON_SERIES_CHARACTERS - 1 }));
  }
  return [...codes];
}

/** @throws validation_failed for terms that contradict each other or a category that does not exist */
async function columnsOf(trx: Trx, terms: CouponTerms) {
  const { discountBasisPoints, amountOff, categoryId } = terms;
  const startsAt = terms.startsAt === null ? null : new Date(terms.startsAt);
  const endsAt = terms.endsAt === null ? null : new Date(terms.endsAt);
  if ((discountBasisPoints === null) === (amountOff === null)) {
    throw invalidField('discountBasisPoints', 'A coupon deducts either a percentage or an amount');
  }
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) {
    throw invalidField('endsAt', 'A coupon must end after it begins');
  }
  const category = categoryId === null ? null : Number(categoryId);
  if (category !== null && !(Number.isInteger(category) && (await hasCategory(trx, category)))) {
    throw invalidField('categoryId', 'There is no such category');
  }
  return {
    note: terms.note,
    discount_basis_points: discountBasisPoints,
    amount_usd_cents: amountOff?.usd ?? null,
    amount_inr_paise: amountOff?.inr ?? null,
    valid_from: startsAt,
    valid_to: endsAt,
    max_uses: terms.maxUses,
    max_uses_per_person: terms.maxUsesPerPerson,
    category_id: category,
    is_premium_only: terms.isPremiumOnly,
    min_subtotal_usd_cents: terms.minSubtotal,
  };
}

function termsOf({ category, ...coupon }: AdminCouponDto): CouponTerms {
  return { ...coupon, categoryId: category?.id ?? null };
}

/** Returns the terms as recorded in the audit. */
function facts(terms: CouponTerms) {
  return {
    discountBasisPoints: terms.discountBasisPoints,
    amountUsdCents: terms.amountOff?.usd ?? null,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    maxUses: terms.maxUses,
    maxUsesPerPerson: terms.maxUsesPerPerson,
    categoryId: terms.categoryId,
    isPremiumOnly: terms.isPremiumOnly,
    minSubtotal: terms.minSubtotal,
  };
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no coupon with this code.' });
}

function toCoupon(row: CountedCouponRow): AdminCouponDto {
  const { amount_usd_cents: usd, amount_inr_paise: inr, category_id: categoryId } = row;
  return {
    code: row.code,
    note: row.note,
    discountBasisPoints: row.discount_basis_points,
    amountOff: usd === null || inr === null ? null : { usd, inr },
    isActive: row.is_active,
    startsAt: row.valid_from?.toISOString() ?? null,
    endsAt: row.valid_to?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxUsesPerPerson: row.max_uses_per_person,
    category: categoryId === null ? null : { id: String(categoryId), name: row.category_name ?? '' },
    isPremiumOnly: row.is_premium_only,
    minSubtotal: row.min_subtotal_usd_cents,
    useCount: row.use_count,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
