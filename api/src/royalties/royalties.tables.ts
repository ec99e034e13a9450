import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain. */
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
    /** These three are null for a share of a period. */
    order_id: string | null;
    item_id: string | null;
    asset_id: string | null;
    /** These two are null for a sale and its refund. */
    period_id: string | null;
    /** Which of the studios of the period it is the share of, counted from 1. */
    position: number | null;
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
  royalties_period: {
    id: Generated<string>;
    subscription_id: string;
    period_start: Date;
    period_end: Date;
    rate_card_version: number;
    rate_basis_points: number;
    /** Whose patterns were claimed, whoever's was claimed first leading, and how many. Null among them is the shop. */
    studio_ids: (number | null)[];
    patterns: number[];
    /** What of the period's net its lines have shared so far, and in how many events. */
    net_cents: Generated<number>;
    changes: Generated<number>;
  };
}

/** What other domains may read of the tables. */
export interface RoyaltyViews {
  /** What each statement says, and what its lines come to. */
  royalties_statement_sum_view: {
    id: string;
    studio_id: number;
    number: number;
    frozen_at: Date;
    total_cents: number;
    /** Read as text, as every big number is. */
    sum_cents: string;
  };
  /** How often patterns were sold by themselves, and what a studio earns by it, refunds taken off. */
  royalties_asset_view: { asset_id: string; studio_id: number; sale_count: number; amount_cents: number };
  /** Sales of the patterns of studios, refunded later or not. */
  royalties_sale_view: { studio_id: number; asset_id: string; occurred_at: Date };
}
