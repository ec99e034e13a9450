import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of this domain. */
export interface RoyaltyTables {
  royalties_rate_card: {
    version: number;
    starts_at: Date;
    sale_basis_points: number;
    period_basis_points: number;
    announced_at: Date;
    /** Empty for the first one. */
    reason: string;
  };
  royalties_line: {
    id: GeneratedAlways<string>;
    event_key: string;
    kind: 'sale' | 'refund' | 'period' | 'period-refund';
    /** The next three columns are null for a share of a period. */
    order_id: string | null;
    item_id: string | null;
    asset_id: string | null;
    /** The next two columns are null for a sale and its refund. */
    period_id: string | null;
    /** One-based index of the studio within the period. */
    position: number | null;
    /** Null for the shop's own patterns, which earn nothing but take their part of a refund. */
    studio_id: number | null;
    rate_card_version: number;
    rate_basis_points: number;
    /** Amount paid by the buyer or, if negative, refunded. */
    net_cents: number;
    amount_cents: number;
    occurred_at: Date;
    /** When it can be paid out. */
    available_at: Date;
  };
  royalties_period: {
    id: Generated<string>;
    subscription_id: string;
    period_start: Date;
    period_end: Date;
    rate_card_version: number;
    rate_basis_points: number;
    /** Studios of the claimed patterns, by first claim, with their counts. Null stands for the shop. */
    studio_ids: (number | null)[];
    patterns: number[];
    /** Net amount shared so far, and the number of times it was shared. */
    net_cents: Generated<number>;
    changes: Generated<number>;
  };
}

/** Views for other domains. */
export interface RoyaltyViews {
  /** Statements with the sum of their lines. */
  royalties_statement_sum_view: {
    id: string;
    studio_id: number;
    number: number;
    frozen_at: Date;
    total_cents: number;
    /** Read as text, like all bigint columns. */
    sum_cents: string;
  };
  /** Individual sales of patterns and the studio's earnings from them, less refunds. */
  royalties_asset_view: { asset_id: string; studio_id: number; sale_count: number; amount_cents: number };
  /** Sales of studios' patterns, including those refunded later. */
  royalties_sale_view: { studio_id: number; asset_id: string; occurred_at: Date };
}
