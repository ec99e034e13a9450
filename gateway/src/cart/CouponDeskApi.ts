import type { CouponSort, CouponView } from '@halfdrop/domain';
import type { AdminCoupon, AdminCouponPage, CouponWithUses, ExportLink } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the coupon list. */
interface WantedCoupons {
  readonly view: CouponView;
  readonly sort: CouponSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** Terms of a coupon; null for terms that do not apply. */
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

/** API for managing coupons. */
export interface CouponDeskApi {
  list(wanted: WantedCoupons): Promise<AdminCouponPage>;
  one(code: string): Promise<CouponWithUses | null>;
  create(coupons: CouponTerms & { readonly code: string; readonly seriesCount: number | null }): Promise<AdminCoupon[]>;
  change(
    code: string,
    change: CouponTerms & { readonly version: number; readonly isActive: boolean },
  ): Promise<AdminCoupon>;
  /** Creates a link to a CSV export of one view. */
  export(wanted: Pick<WantedCoupons, 'view' | 'q'>): Promise<ExportLink>;
}

/** Creates a `CouponDeskApi` that calls the REST API. */
export function restCouponDeskApi(client: RestClient): CouponDeskApi {
  return {
    list: (wanted) => client.get<AdminCouponPage>(restPath`/admin/coupons`, { ...wanted }),
    one: (code) => client.find<CouponWithUses>(restPath`/admin/coupons/${code}`),
    create: (coupons) => client.post<AdminCoupon[]>(restPath`/admin/coupons`, coupons),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/coupons/exports`, wanted),
    change: (code, change) => client.put<AdminCoupon>(restPath`/admin/coupons/${code}`, change),
  };
}
