import type { BuyableLicense } from '@halfdrop/domain';
import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of this domain. */
export interface CartTables {
  coupon: {
    code: string;
    /** Either a percentage in basis points, 1000 being 10 %, or an amount in both currencies. */
    discount_basis_points: number | null;
    amount_usd_cents: number | null;
    amount_inr_paise: number | null;
    is_active: Generated<boolean>;
    valid_from: Date | null;
    valid_to: Date | null;
    max_uses: number | null;
    max_uses_per_person: number | null;
    category_id: number | null;
    is_premium_only: Generated<boolean>;
    min_subtotal_usd_cents: number | null;
    /** Internal note for the staff. */
    note: Generated<string>;
    created_at: Generated<Date>;
    /** Incremented with each change. */
    version: Generated<number>;
  };
  coupon_use: {
    order_id: string;
    coupon_code: string;
    /** SHA-256 of the user's canonical email address. */
    person_hash: string;
    user_id: string;
    /** Whether the order was paid; until then the use is only reserved. */
    is_redeemed: boolean;
  };
  cart: {
    id: Generated<string>;
    user_id: string;
    coupon_code: string | null;
  };
  cart_item: {
    id: Generated<string>;
    cart_id: string;
    asset_id: string;
    license: BuyableLicense;
    /** Slug of an alternative palette. */
    palette: string | null;
    /** Price under the license when added; null if it had none. */
    put_in_at_cents: number | null;
    position: GeneratedAlways<string>;
  };
}

/** Views for other domains. */
export interface CartViews {
  /** For price changes. */
  cart_line_view: Pick<CartTables['cart_item'], 'cart_id' | 'asset_id' | 'license'>;
  cart_coupon_view: { code: string; note: string };
}
