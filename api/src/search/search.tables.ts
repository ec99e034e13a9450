import type { ColumnType, Generated } from 'kysely';

/** Tables of this domain. */
export interface SearchTables {
  search_asset: {
    asset_id: string;
    sku: number;
    price_cents: number | null;
    popularity: number;
    rating: string | null;
    is_free: boolean;
    is_premium: boolean;
    published_at: Date;
    codes: number[];
    drawing: number | null;
  };
  search_count: {
    kind: string;
    key: number;
    assets: number;
  };
  search_count_change: {
    kind: string;
    key: number;
    assets: number;
  };
  search_facet: {
    facet: string;
    value: string;
    label: string;
    code: number;
    position: number;
    is_alias: Generated<boolean>;
  };
  search_text: {
    asset_id: string;
    doc: string;
  };
  search_word: {
    word: string;
    document_count: number;
  };
  search_synonym: {
    typed: string;
    meant: string;
    is_two_way: boolean;
  };
  /** Patterns pinned to the top of a search. */
  search_pin: {
    words: string;
    asset_ids: string[];
    /** Written as a date. */
    ends_on: ColumnType<Date | null, string | null, string | null>;
  };
  /** How well a pattern answers a search. */
  search_judged: {
    words: string;
    asset_id: string;
    grade: number;
  };
  search_picture: {
    id: Generated<string>;
    descriptor: Buffer;
    fingerprint: Buffer;
    created_at: Date;
  };
  search_zero_result: {
    day: Date;
    words: string;
    count: Generated<number>;
  };
  /** Searches without results within the retention period, summed by the database itself. */
  search_zero_total: {
    words: string;
    total: number;
    last_day: Date;
  };
  search_shown_word: {
    studio_id: number;
    day: Date;
    words: string;
    count: number;
  };
  search_change: {
    asset_id: string | null;
    is_figure: boolean;
    changed_in: Generated<string>;
    changed_at: Generated<Date>;
  };
}

/** Views that other domains may read. */
export interface SearchViews {
  search_category_view: {
    category_id: number;
    asset_count: number;
    cover_id: string;
  };
  /** Searches without results, by day. */
  search_zero_result_view: { day: Date; words: string; count: number };
  /** Searches that showed a studio's pattern, by day. */
  search_shown_word_view: { studio_id: number; day: Date; words: string; count: number };
}
