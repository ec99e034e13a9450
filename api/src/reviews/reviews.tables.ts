import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface ReviewTables {
  reviews_review: ReviewTable;
  /** A view: the reviews of those who hold the pattern. */
  reviews_shown: ReviewTable;
}

interface ReviewTable {
  id: Generated<string>;
  asset_id: string;
  user_id: string;
  stars: number;
  text: string;
  created_at: Date;
  updated_at: Date;
}

/** What other domains may read of the tables. */
export interface ReviewViews {
  /** Every review, whether it is shown or not. */
  reviews_review_view: { asset_id: string; updated_at: Date };
}
