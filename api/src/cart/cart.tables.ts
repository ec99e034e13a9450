import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain. */
export interface CartTables {
  coupon: {
    code: string;
    discount_basis_points: number;
    is_active: Generated<boolean>;
    expires_at: Date | null;
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
    license: 'standard' | 'extended';
    position: GeneratedAlways<string>;
  };
}
