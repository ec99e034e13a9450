import type { GeneratedAlways } from 'kysely';

/** The tables of this domain. */
export interface RoyaltyTables {
  royalties_line: {
    id: GeneratedAlways<string>;
    event_key: string;
    kind: 'sale' | 'refund';
    order_id: string;
    item_id: string;
    asset_id: string;
    /** Null for the shop's own patterns: they earn nothing, and take their part of a refund. */
    studio_id: number | null;
    rate_card_version: number;
    rate_basis_points: number;
    /** What the buyer paid for it, or, negative, got back. */
    net_cents: number;
    amount_cents: number;
    occurred_at: Date;
    /** When it can be paid out. */
    available_at: Date;
  };
}
