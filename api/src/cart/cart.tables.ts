import type { BuyableLicense } from '@halfdrop/domain';
import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain. */
export interface CartTables {
  coupon: {
    code: string;
    /** Either a share, 1000 being 10 %, or an amount in both currencies. */
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
    /** What it is for, for the staff alone. */
    note: Generated<string>;
    created_at: Generated<Date>;
    /** Counts the changes. */
    version: Generated<number>;
  };
  coupon_use: {
    order_id: string;
    coupon_code: string;
    /** SHA-256 of the address mail to this person ends up at. */
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
    /** Slug of another palette than its own. */
    palette: string | null;
    /** What it cost under the license when it was put in; null where it had no price. */
    put_in_at_cents: number | null;
    position: GeneratedAlways<string>;
  };
}

/** What other domains may read of the tables. */
export interface CartViews {
  /** For who changes prices. */
  cart_line_view: Pick<CartTables['cart_item'], 'cart_id' | 'asset_id' | 'license'>;
  cart_coupon_view: { code: string; note: string };
}
