import type { CouponSort, CouponView } from '@halfdrop/domain';
import type { AdminCoupon, AdminCouponPage, CouponWithUses, ExportLink } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Which coupons are wanted. */
interface WantedCoupons {
  readonly view: CouponView;
  readonly sort: CouponSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** What a coupon does, when and for what; null for what does not count. */
export interface CouponTerms extends Pick<
  AdminCoupon,
  | 'note'
  | 'discountBasisPoints'
  | 'amountOff'
  | 'startsAt'
  | 'endsAt'
  | 'maxUses'
  | 'maxUsesPerPerson'
  | 'isPremiumOnly'
  | 'minSubtotal'
> {
  readonly categoryId: string | null;
}

/** Looking after coupons. */
export interface CouponDeskApi {
  list(wanted: WantedCoupons): Promise<AdminCouponPage>;
  one(code: string): Promise<CouponWithUses | null>;
  create(coupons: CouponTerms & { readonly code: string; readonly seriesCount: number | null }): Promise<AdminCoupon[]>;
  change(
    code: string,
    change: CouponTerms & { readonly version: number; readonly isActive: boolean },
  ): Promise<AdminCoupon>;
  /** Links those of a view as CSV. */
  export(wanted: Pick<WantedCoupons, 'view' | 'q'>): Promise<ExportLink>;
}

/** Looking after coupons over REST. */
export function restCouponDeskApi(client: RestClient): CouponDeskApi {
  return {
    list: (wanted) => client.get<AdminCouponPage>(restPath`/admin/coupons`, { ...wanted }),
    one: (code) => client.find<CouponWithUses>(restPath`/admin/coupons/${code}`),
    create: (coupons) => client.post<AdminCoupon[]>(restPath`/admin/coupons`, coupons),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/coupons/exports`, wanted),
    change: (code, change) => client.put<AdminCoupon>(restPath`/admin/coupons/${code}`, change),
  };
}
